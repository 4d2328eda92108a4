import type { Context, Middleware } from 'koa'
import type { SiteManifest } from '../../src/shared/site-manifest'

/** The sources that a build adds to the policy, by directive. */
export type CspSources = SiteManifest['csp']

/** For an API that serves no site. */
export const noSources: CspSources = { script: [], connect: [], frame: [], img: [], style: [] }

const self = "'self'"
const none = "'none'"

/** The only other site that receives a form: "Open in StackBlitz" posts a project there. */
const formTargets = ['https://stackblitz.com/run']

/**
 * No script may insert text as HTML (W3C Trusted Types): `src/ui/own-html.ts` marks what the build has written. Where the
 * chat or the sign-in is configured, scripts of others would break.
 */
const trustedTypes = { 'require-trusted-types-for': ["'script'"] }

/** Whether the only scripts are those of the build. */
const runsOnlyOwnScripts = ({ script }: CspSources) => script.every((source) => source.startsWith("'sha256-"))

/**
 * The value of the `Content-Security-Policy` header. Scripts run only from the site's own files and the given sources.
 * Inline styles are allowed because Emotion writes style elements, and `blob:` because File Upload shows pictures that only
 * the browser has.
 *
 * @param sources the hosts and script hashes of the build
 * @param ancestors the pages that may frame the document
 */
export function contentSecurityPolicy(sources: CspSources, ancestors: '*' | "'none'" = none): string {
  const directives = {
    'default-src': [self],
    'script-src': [...new Set([self, ...sources.script])],
    'style-src': [self, "'unsafe-inline'", ...sources.style],
    'img-src': [self, 'data:', 'blob:', ...sources.img],
    'connect-src': [self, ...sources.connect],
    'frame-src': sources.frame.length > 0 ? sources.frame : [none],
    'frame-ancestors': [ancestors],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self, ...formTargets],
    ...(runsOnlyOwnScripts(sources) && trustedTypes),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';')
}

/** Browser features that no page uses. The clipboard is not listed: the copy buttons write to it. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

/** Two years in seconds; browsers' HSTS preload lists require at least one. */
const hstsMaxAge = 2 * 365 * 24 * 60 * 60

/** The headers that only a document needs. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
] as const

/**
 * Removes the headers that have no effect on a script or a stylesheet: 700 bytes for each of about ten responses per
 * page.
 */
export function withoutDocumentHeaders(ctx: Context): void {
  for (const name of documentHeaders) ctx.remove(name)
}

/** Lets a document run its own inline scripts. In the headers of all documents, their hashes would take 55 bytes each. */
export function allowScripts(ctx: Context, sources: CspSources, hashes: readonly string[]): void {
  const own = { ...sources, script: [...sources.script, ...hashes] }
  ctx.set('content-security-policy', contentSecurityPolicy(own))
}

/** Lets any page frame a document, which runs no script of other hosts. */
export function allowFrames(ctx: Context, hashes: readonly string[]): void {
  ctx.set('content-security-policy', contentSecurityPolicy({ ...noSources, script: [...hashes] }, '*'))
  ctx.remove('x-frame-options')
}

/**
 * Lets documents of all origins load a file. A frame with the attribute `sandbox` has no origin: it asks for scripts and
 * styles as a stranger.
 */
export function allowOrigins(ctx: Context): void {
  ctx.set('Access-Control-Allow-Origin', '*')
  ctx.remove('cross-origin-resource-policy')
}

/**
 * Sets the headers of every response, including errors. Only HSTS depends on the request: it is sent over TLS.
 *
 * @param sources what the build adds to the Content-Security-Policy
 */
export function securityHeaders(sources: CspSources): Middleware {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(sources),
    // The sign-in popup reports to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(),
  })
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value)
    if (ctx.secure) ctx.set('Strict-Transport-Security', `max-age=${hstsMaxAge}; includeSubDomains`)
    return next()
  }
}
