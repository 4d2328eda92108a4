import { resolve, relative } from 'node:path'
import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite'
import { formatDiagnostic, type Diagnostic } from './diagnostic.ts'
import type * as DevChecks from '../check/dev-checks.ts'

/** Shows what is wrong in the registry as Vite's overlay, on all open pages, until it is corrected. */
export interface ErrorOverlay {
  /**
   * Replaces what is shown of a subject.
   *
   * @param subject What was checked, such as the docs of an entry.
   */
  readonly show: (subject: string, diagnostics: readonly Diagnostic[]) => void
}

/** The overlay of a dev server. A page that is opened later shows it, too. */
function errorOverlay({ environments: { client }, config }: ViteDevServer): ErrorOverlay {
  const { hot } = client
  const known = new Map<string, readonly Diagnostic[]>()
  let shown: ErrorPayload | undefined
  const sendOnce = hot.send.bind(hot)
  // Each update closes Vite's overlay, whatever it updates.
  hot.send = (payload: HotPayload | string, data?: unknown) => {
    if (typeof payload === 'string') return sendOnce(payload, data)
    sendOnce(payload)
    if (payload.type === 'update' && shown !== undefined) sendOnce(shown)
  }
  const send = () => {
    const wasShown = shown?.err.message
    const [first, ...others] = [...known.values()].flat()
    if (first === undefined) {
      shown = undefined
      if (wasShown !== undefined) hot.send({ type: 'update', updates: [] })
      return
    }
    const message = [first, ...others].map(formatDiagnostic).join('\n')
    const [file = '', line = '1'] = first.file.split(':')
    shown = {
      type: 'error',
      err: {
        message,
        stack: '',
        plugin: 'vitrine:entries',
        id: resolve(file),
        loc: { file: resolve(file), line: Number(line), column: 1 },
      },
    }
    hot.send(shown)
    if (message !== wasShown) config.logger.error(message, { timestamp: true })
  }
  hot.on('vite:client:connect', () => {
    if (shown !== undefined) hot.send(shown)
  })
  return {
    show: (subject, diagnostics) => {
      if (diagnostics.length > 0) known.set(subject, diagnostics)
      else known.delete(subject)
      send()
    },
  }
}

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
