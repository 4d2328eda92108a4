import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cssTarget } from '../../scripts/harness/styling'

/** What is newer than the oldest browsers of docs/browsers.md, and the files that do without where it is missing. */
const newer: readonly (readonly [feature: RegExp, guardedIn?: readonly string[]])[] = [
  // Firefox 127.
  [/\bClipboardItem\(/, ['src/ui/copy-text.ts']],
  [/\bclipboard\.(read|write)/, ['src/ui/copy-text.ts']],
  // Chrome 133.
  [/\.moveBefore\(/, ['registry/shared/above-dialogs.ts']],
  // Not in Firefox.
  [/\.getWeekInfo\b/, ['registry/calendar/calendar-type.ts']],
  [/\bnavigator\.(share|canShare|vibrate|connection|userAgentData)\b/, ['src/install/agents.ts']],
  [/\brequestIdleCallback\(/],
  [/\bstartViewTransition\(/],
  [/\bscheduler\.(postTask|yield)\(/],
  // Safari 26.2.
  [/['"]scrollend['"]|\bonscrollend\b/, ['registry/carousel/use-slides.ts']],
  [/\bCloseWatcher\b|\bclosedby\b|\brequestClose\(/i],
  [/\bEditContext\b|\bcookieStore\b/],
  [/\bcommandFor=|\bcommandfor=/],
  // Only with TLS.
  [/\bcrypto\.(randomUUID\(|subtle\.)/],
  // Newer than Chrome 123, Firefox 125 or Safari 17.5.
  [/\bURL\.parse\(/],
  [/\bPromise\.(try|withResolvers)\(/],
  [/\b(Object|Map)\.groupBy\(/],
  [/\bArray\.fromAsync\(|\bIterator\.from\(/],
  [/\b(AbortSignal\.any|RegExp\.escape)\(/],
  [/\.(toWellFormed|isWellFormed)\(/],
  [/\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf)\(/],
  [
    /\.(values|keys|entries|matchAll)\([^()]*\)\s*\.(map|filter|some|every|find|flatMap|take|drop|toArray|reduce)\(/,
  ],
  [/\bIntl\.DurationFormat\b/],
  [/\bUint8Array\.(fromBase64|fromHex)\(/],
  [
    /\banchor-name:|\bposition-anchor:|\bposition-area:/,
    ['registry/combobox/list.styles.ts', 'registry/dropdown/dropdown.styles.ts'],
  ],
]

/** Whose methods have these names and take an object, not an iterator, before them. */
const isOfObject = /\bObject\.(values|keys|entries)\([^()]*\)/g

const files = ['src', 'registry']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|\.cases\./.test(file))

test('nothing newer than the oldest browsers is used without a guard', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(isOfObject, 'list')
    return newer.flatMap(([feature, guardedIn = []]) =>
      feature.test(text) && !guardedIn.includes(file)
        ? [`${file}: ${feature.exec(text)?.[0]} is missing in a browser of docs/browsers.md.`]
        : [],
    )
  })
  expect(found).toEqual([])
})

test('the build and docs/browsers.md name the same browsers', () => {
  const names = { chrome: 'Chrome or Edge', firefox: 'Firefox', safari: 'Safari' } as const
  const text = readFileSync('docs/browsers.md', 'utf8')
  for (const target of cssTarget) {
    const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
    // The targets are these three.
    expect(text).toContain(`${names[name as keyof typeof names]} ${version}`)
  }
  expect(readFileSync('vite.config.ts', 'utf8')).toContain(cssTarget.map((one) => `'${one}'`).join(', '))
})
