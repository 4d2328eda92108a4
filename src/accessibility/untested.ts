/** The two limits of all tests that matter most, which the report says first. */
export const mainLimits: readonly string[] = [
  'No real screen reader was used, such as NVDA, JAWS, VoiceOver or TalkBack.',
  'No person with a disability has tried the site or a component, and nobody outside of the project has audited them.',
]

/** The other limits of all tests. */
export const otherLimits: readonly string[] = [
  'What screen readers would say was read from Chromium’s accessibility tree, and heard from a virtual screen reader, which is a program.',
  'No magnifier, braille display, switch or voice control was used.',
  'No phone or touch screen was used; touch was emulated. Forced colors were emulated, too.',
]

/** All limits. */
export const untested: readonly string[] = [...mainLimits, ...otherLimits]

/** Which engines are real. */
export const enginesUsed =
  'Of the tests below, the engines are real: Chromium, Firefox and WebKitGTK, which is the engine of Safari without being Safari. The Keyboard tables were tested in all three, and everything else in Chromium or without a browser.'
