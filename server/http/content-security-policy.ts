import type { SiteManifest } from '../../src/shared/site-manifest'

/** Sources that a build adds to the policy, by directive. */
export type CspSources = SiteManifest['csp']

/** For an API that serves no site. */
export const noSources: CspSources = { script: [], connect: [], frame: [], img: [], style: [] }

const self = "'self'"
const none = "'none'"

/** The one other site that a form is sent to: "Open in StackBlitz" posts a project there. */
const formTargets = ['https://stackblitz.com/run']

/**
 * The value of the `Content-Security-Policy` header. Scripts run only from the site's own files and the given sources.
 * Inline styles are allowed because Emotion writes style elements.
 *
 * @param sources hosts and script hashes that the build was configured with
 */
export function contentSecurityPolicy(sources: CspSources): string {
  const directives = {
    'default-src': [self],
    'script-src': [self, ...sources.script],
    'style-src': [self, "'unsafe-inline'", ...sources.style],
    'img-src': [self, 'data:', ...sources.img],
    'font-src': [self],
    'connect-src': [self, ...sources.connect],
    'frame-src': sources.frame.length > 0 ? sources.frame : [none],
    'frame-ancestors': [none],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self, ...formTargets],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';')
}
