/** The keys without a character, as WebDriver writes them (W3C WebDriver, 17.4.2). */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** The actions that press a key, written as Playwright does: `Tab`, `a` or `Shift+Tab`. */
export function pressing(combination: string): object {
  const keys = combination.split('+').map((key) => codes[key] ?? key)
  return keyActions([
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ])
}

/** The actions that type a text. */
export const typing = (text: string): object =>
  keyActions(
    Array.from(text, (character) => codes[character] ?? character).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  )

const keyActions = (actions: readonly object[]) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] })

/** The actions that move the pointer to a point of the window, and click there if they should. */
export const pointing = (x: number, y: number, isClick: boolean): object => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        ...(isClick
          ? [
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ]
          : []),
      ],
    },
  ],
})
