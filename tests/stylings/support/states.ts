/** What a visitor has chosen, and what is forced on all elements of the previews. */
export interface State {
  readonly name: string
  /** The values of media features, beyond those that are always set. */
  readonly media: Readonly<Record<string, string>>
  /** The pseudo-classes that every element has. */
  readonly pseudo: readonly string[]
  /** Whether all controls are disabled. */
  readonly isDisabled?: boolean
}

/** Nothing is chosen and nothing is forced. */
export const asItIs: State = { name: 'as it is', media: {}, pseudo: [] }

/** What a visitor chooses. Without a choice, the scheme is light and nothing moves. */
const choices: Readonly<Record<string, State['media']>> = {
  light: {},
  'with more contrast': { 'prefers-contrast': 'more' },
  'with forced colors': { 'forced-colors': 'active' },
  dark: { 'prefers-color-scheme': 'dark' },
  'with motion': { 'prefers-reduced-motion': 'no-preference' },
  'with less transparency': { 'prefers-reduced-transparency': 'reduce' },
}

const forced: Readonly<Record<string, Pick<State, 'pseudo' | 'isDisabled'>>> = {
  'as it is': { pseudo: [] },
  hovered: { pseudo: ['hover'] },
  pressed: { pseudo: ['hover', 'active'] },
  focused: { pseudo: ['focus', 'focus-visible', 'focus-within'] },
  disabled: { pseudo: [], isDisabled: true },
}

/** What is forced, with the choices whose rules may win over it or lose to it. */
export const states: readonly State[] = Object.entries(forced).flatMap(([what, force], index) =>
  Object.entries(choices)
    .slice(0, index === 0 ? undefined : 3)
    .map(([choice, media]) => ({ name: `${what}, ${choice}`, media, ...force })),
)
