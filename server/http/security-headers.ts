import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { Middleware } from 'koa'
import type { SiteManifest } from '../../src/shared/site-manifest'

type CspSources = SiteManifest['csp']

/** What an API without a site allows beyond its own origin. */
export const noSources: CspSources = { script: [], connect: [], frame: [], img: [], style: [] }

/** Powers of a browser that no page of the site uses; the clipboard, which the copy buttons write to, is not among them. */
const unusedPowers = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
const permissionsPolicy = unusedPowers.map((power) => `${power}=()`).join(', ')

/** Two years, in seconds: what browsers' preload lists ask for at least is one. */
const hstsMaxAge = 2 * 365 * 24 * 60 * 60

/**
 * The headers that every answer carries, errors included.
 *
 * Scripts run from the site's own files alone; styles may be inline, since Emotion writes style elements. Opened
 * windows keep their opener, which the identity provider's sign-in popup needs. HSTS and nothing else depends on TLS.
 *
 * @param sources the hosts that the build was configured to talk to
 */
export function securityHeaders(sources: CspSources): Middleware {
  const self = "'self'"
  const fixed = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [self],
        'script-src': [self, ...sources.script],
        'style-src': [self, "'unsafe-inline'", ...sources.style],
        'img-src': [self, 'data:', ...sources.img],
        'font-src': [self],
        'connect-src': [self, ...sources.connect],
        'frame-src': sources.frame.length > 0 ? sources.frame : ["'none'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': [self],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    originAgentCluster: false,
    strictTransportSecurity: false,
    // These speak to browsers and plug-ins that nobody runs any more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (ctx, next) => {
    for (const [name, value] of fixed) ctx.res.setHeader(name, value)
    if (ctx.secure) ctx.set('Strict-Transport-Security', `max-age=${hstsMaxAge}; includeSubDomains`)
    return next()
  }
}

/** None of these headers depends on the request, so helmet is asked once and not for each answer. */
function headersOf(options: HelmetOptions): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  response.setHeader('Permissions-Policy', permissionsPolicy)
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))])
}
