import type { SiteManifest } from '../../src/shared/site-manifest.ts'
import { offersSignIn } from './sign-in-flag.ts'

type Environment = Readonly<Record<string, unknown>>

const origin = (url: unknown): string[] =>
  typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : []

type Hosts = Pick<SiteManifest['csp'], 'connect' | 'script' | 'frame'>

const noHosts: Hosts = { connect: [], script: [], frame: [] }

/** Google's script opens a frame of the project, through which its popup answers. An emulator takes Firebase's place. */
function identityHosts(env: Environment): Hosts {
  const script = ['https://apis.google.com']
  const emulator = origin(env.VITE_FIREBASE_AUTH_EMULATOR)
  if (emulator.length > 0) return { connect: emulator, script, frame: emulator }
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    script,
    frame: [`https://${String(env.VITE_FIREBASE_AUTH_DOMAIN)}`],
  }
}

/** The other hosts that a build's configuration names, by the CSP directive that has to allow them. */
export function cspHosts(env: Environment): SiteManifest['csp'] {
  const codeHost = origin(env.VITE_CODE_HOST_API || 'https://api.github.com')
  const chat = origin(env.VITE_CHAT_WIDGET_SRC)
  const identity = offersSignIn(env) ? identityHosts(env) : noHosts
  return {
    script: [...chat, ...identity.script],
    connect: [
      ...codeHost,
      ...chat,
      ...identity.connect,
      ...origin(env.VITE_API_HOST),
      ...(offersSignIn(env) ? origin(env.VITE_AUTH_TOKEN_SYNC_URL) : []),
    ],
    frame: [...chat, ...identity.frame],
    img: ['https://avatars.githubusercontent.com', ...chat],
    style: [...chat],
  }
}
