import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { formatDiagnostic, type Diagnostic } from './diagnostic.ts'

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
export function errorOverlay({ environments: { client }, config }: ViteDevServer): ErrorOverlay {
  const known = new Map<string, readonly Diagnostic[]>()
  let shown = ''
  const send = () => {
    const [first, ...others] = [...known.values()].flat()
    if (first === undefined) {
      // An update without modules closes the overlay.
      if (shown !== '') client.hot.send({ type: 'update', updates: [] })
      shown = ''
      return
    }
    const message = [first, ...others].map(formatDiagnostic).join('\n')
    const [file = '', line = '1'] = first.file.split(':')
    client.hot.send({
      type: 'error',
      err: {
        message,
        stack: '',
        plugin: 'vitrine:entries',
        id: resolve(file),
        loc: { file: resolve(file), line: Number(line), column: 1 },
      },
    })
    if (message !== shown) config.logger.error(message, { timestamp: true })
    shown = message
  }
  client.hot.on('vite:client:connect', () => {
    if (shown !== '') send()
  })
  return {
    show: (subject, diagnostics) => {
      if (diagnostics.length > 0) known.set(subject, diagnostics)
      else known.delete(subject)
      send()
    },
  }
}
