import type { SiteManifest } from '../src/shared/site-manifest.ts'

type Environment = Readonly<Record<string, unknown>>

const origin = (url: unknown): string[] =>
  typeof url === 'string' && URL.canParse(url) ? [new URL(url).origin] : []

/** The foreign hosts that a build's configuration names, by the CSP directive they belong to (DECISIONS, "Shell"). */
export function allowedHosts(env: Environment): SiteManifest['csp'] {
  const codeHost = origin(env.VITE_CODE_HOST_API ?? 'https://api.github.com')
  const chat = origin(env.VITE_CHAT_WIDGET_SRC)
  const identity = env.VITE_FIREBASE_API_KEY
    ? {
        connect: [
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
          ...origin(env.VITE_FIREBASE_AUTH_EMULATOR),
        ],
        script: ['https://apis.google.com'],
        frame: [`https://${String(env.VITE_FIREBASE_AUTH_DOMAIN)}`],
      }
    : { connect: [], script: [], frame: [] }
  return {
    script: [...chat, ...identity.script],
    connect: [
      ...codeHost,
      ...chat,
      ...identity.connect,
      ...origin(env.VITE_API_HOST),
      ...origin(env.VITE_AUTH_TOKEN_SYNC_URL),
    ],
    frame: [...chat, ...identity.frame],
    img: ['https://avatars.githubusercontent.com', ...chat],
    style: [...chat],
  }
}
