import type { Middleware } from 'koa'
import helmet from 'koa-helmet'
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
  const shared = helmet({
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
    strictTransportSecurity: false,
  })
  return (ctx, next) => {
    ctx.set('Permissions-Policy', permissionsPolicy)
    if (ctx.secure) ctx.set('Strict-Transport-Security', `max-age=${hstsMaxAge}; includeSubDomains`)
    return shared(ctx, next)
  }
}
