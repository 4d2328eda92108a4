import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'

/** The part of Playwright's script that is used here. It runs in the page. */
export interface PlaywrightScript {
  readonly parseSelector: (selector: string) => unknown
  readonly querySelectorAll: (parsed: unknown, root: Document) => Element[]
  readonly checkElementStates: (
    element: Element,
    states: readonly string[],
    isInPage: true,
  ) => Promise<unknown>
  readonly focusNode: (element: Element) => unknown
  readonly dispatchEvent: (element: Element, type: string, eventInit: object) => void
  readonly fill: (element: Element, value: string) => unknown
  readonly expect: (
    element: Element | undefined,
    options: object,
    elements: readonly Element[],
    isInPage: true,
  ) => Promise<{ readonly matches: boolean; readonly received?: unknown }>
}

declare global {
  interface Window {
    playwrightScript: PlaywrightScript
  }
}

const { resolve } = createRequire(import.meta.url)

/**
 * Playwright's script that finds elements by role, name and text, and says whether they are visible or focused. With it,
 * the steps of the tests mean the same in WebKitGTK as in the browsers that Playwright drives. It is in none of
 * Playwright's public modules, so it is cut out of the bundle.
 */
export function playwrightScript(): string {
  const bundle = readFileSync(
    join(dirname(resolve('playwright-core/package.json')), 'lib/coreBundle.js'),
    'utf8',
  )
  // The script is one line, a string.
  const [, literal] = /init_injectedScriptSource = __esm\({[^]*?source\d* = (.*);/.exec(bundle) ?? []
  if (literal === undefined)
    throw new Error(
      `This version of Playwright keeps its script elsewhere. Find it, and correct ${import.meta.filename}.`,
    )
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    frameSeq: 0,
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'webkit',
    shouldPrependErrorPrefix: false,
    isUtilityWorld: false,
    customEngines: [],
  }
  return `(() => {
    const module = {}
    ${String(runInNewContext(literal))}
    window.playwrightScript = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)})
  })()`
}
