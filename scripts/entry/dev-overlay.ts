import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type * as DevChecks from '../check/dev-checks.ts'
import type { Diagnostic } from './diagnostic.ts'
import { errorOverlay, type ErrorOverlay } from './error-overlay.ts'

/** The checks of `npm run validate` that run while the site is developed. The overlay shows what they find. */
export interface DevOverlay extends ErrorOverlay {
  readonly checkMetas: () => void
  readonly checkPage: (entry: string) => void
}

/** Checks all metas whenever a page is opened. Nothing is loaded before: tests and scripts serve modules without a page. */
export function devOverlay(server: ViteDevServer): DevOverlay {
  const { show } = errorOverlay(server)
  const load = (path: string) => server.ssrLoadModule(path)
  /** The number of each subject's last check: one that was begun earlier and ends later would show an older file. */
  const last = new Map<string, number>()
  const check = (subject: string, run: (checks: typeof DevChecks) => Promise<readonly Diagnostic[]>) => {
    const number = (last.get(subject) ?? 0) + 1
    last.set(subject, number)
    void load('/scripts/check/dev-checks.ts')
      // Vite types a module that it has loaded as a record.
      .then((checks) => run(checks as typeof DevChecks))
      .then((found) => last.get(subject) === number && show(subject, found))
      .catch((error: unknown) => server.config.logger.error(String(error)))
  }
  const checkMetas = () => check('meta', (checks) => checks.checkMetas(load))
  server.environments.client.hot.on('vite:client:connect', checkMetas)
  return {
    show,
    checkMetas,
    checkPage: (file) => {
      const entry = relative(process.cwd(), file)
      check(`page of ${entry}`, (checks) => checks.checkPage(entry, load))
    },
  }
}
