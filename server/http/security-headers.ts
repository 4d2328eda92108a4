import type { Context, Middleware } from 'koa'
import { contentSecurityPolicy, type CspSources } from './content-security-policy'

/** Browser features that no page uses. The clipboard is not listed: the copy buttons write to it. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

/** Two years in seconds; browsers' HSTS preload lists require at least one. */
const hstsMaxAge = 2 * 365 * 24 * 60 * 60

/** The headers that mean something only for a response that a browser shows as a document. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
] as const

/**
 * Takes back the headers that mean nothing for a script or a stylesheet. They would be 700 bytes of each, and a page has
 * about ten.
 */
export function withoutDocumentHeaders(ctx: Context): void {
  for (const name of ofDocuments) ctx.remove(name)
}

/**
 * Sets the headers that every response carries, errors included. HSTS is the only one that depends on the request: it
 * is sent over TLS alone.
 *
 * @param sources what the build adds to the Content-Security-Policy
 */
export function securityHeaders(sources: CspSources): Middleware {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(sources),
    // A window that a page opens keeps its opener: the sign-in popup reports to it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  })
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value)
    if (ctx.secure) ctx.set('Strict-Transport-Security', `max-age=${hstsMaxAge}; includeSubDomains`)
    return next()
  }
}
