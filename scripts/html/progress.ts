import type { ResolvedConfig } from 'vite'

/** Tells the person who waits for a build what it does. With `--logLevel warn`, nothing else is told unless it matters. */
export function progress({ logLevel }: Pick<ResolvedConfig, 'logLevel'>, text: string): void {
  if (logLevel !== 'error' && logLevel !== 'silent') console.log(text)
}
