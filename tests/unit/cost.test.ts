import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addedBytes, measureFiles } from '../../scripts/cost/added-bytes'
import { holdBudget, overBudget } from '../../scripts/cost/hold-budget'
import { usualBudget } from '../../scripts/cost/budgets'
import { costLine, costSentences, kilobytes, type Cost } from '../../src/registry/cost'

const file = (path: string, code: string) => ({
  file: path.startsWith('box/') ? path.slice(4) : `../${path}`,
  path,
  code: `// Vitrine ${path} 00000000\n${code}`,
  address: '',
})

/** A text that cannot be compressed much. */
const noise = (seed: number, length: number) =>
  Array.from({ length }, (_, index) => ((seed + index) ** 3 * 7919 + index ** 2).toString(36)).join('')

const box = [
  file(
    'box/box.tsx',
    `import { motion } from 'framer-motion'\nimport { big } from '../shared/big'\nimport styles from './box.module.css'\nexport const Box = () => <motion.div className={styles.box} title={big} />`,
  ),
  {
    ...file('box/box.module.css', ''),
    code: '/* Vitrine box/box.module.css 00000000 */\n.box { color: red; }',
  },
  file('shared/big.ts', `export const big = '${noise(1, 400)}'`),
]

test('the bytes are those of all that visitors install, minified and compressed, without packages', async () => {
  const { script, css, files } = await measureFiles(box)
  expect(css).toBe(brotliCompressSync('.o{color:red}\n').byteLength)
  expect(script).toBeGreaterThan(brotliCompressSync(noise(1, 400)).byteLength)
  expect(script).toBeLessThan(brotliCompressSync(noise(1, 400)).byteLength + 200)
  expect(files[0]?.[0]).toBe('shared/big.ts')
})

test('beside others, only what is in its folder counts', async () => {
  const { alone, beside, runs } = await addedBytes(box)
  expect(beside.script).toBeLessThan(200)
  expect(alone.script - beside.script).toBeGreaterThan(1000)
  expect(beside.css).toBe(alone.css)
  expect(runs).toBe('server')
})

test('a component over its budget is named with the figure, the budget and the files that it comes from', async () => {
  const many = [...box, file('box/long.ts', `export const long = '${noise(9, 900)}'`)]
  const source = { css: { files: many, packages: [] }, emotion: { files: many, packages: [] } }
  const added = await addedBytes(many)
  const over = await overBudget('registry/box/entry.tsx', { css: added, emotion: added }, source)
  expect(over[0]?.message).toBe(
    `box has ${added.beside.script} bytes of script in plain CSS, beside the files that components share; its budget is ${usualBudget.beside[0]}. Most of it comes from box/long.ts (${kilobytes(noise(9, 900).length)} minified), box/box.tsx (0.2 kB minified).`,
  )
  expect(over[0]?.suggestion).toContain('scripts/cost/budgets.ts')
  expect(
    await overBudget(
      'registry/box/entry.tsx',
      { css: await addedBytes(box), emotion: await addedBytes(box) },
      source,
    ),
  ).toEqual([])
})

test('the build ends at a component over its budget, and says its file, the fact and the fix', async () => {
  const few = { css: { files: box, packages: [] }, emotion: { files: box, packages: [] } }
  const one = await addedBytes(box)
  await expect(holdBudget('registry/box/entry.tsx', { css: one, emotion: one }, few)).resolves.toBeUndefined()
  const over = { ...one, beside: { ...one.beside, css: usualBudget.beside[1] + 1 } }
  await expect(holdBudget('registry/box/entry.tsx', { css: over, emotion: one }, few)).rejects.toThrow(
    /^registry\/box\/entry\.tsx: box has 1201 bytes of CSS, beside .*; its budget is 1200\. Most of it comes from box\/box\.module\.css .*give it a larger row in scripts\/cost\/budgets\.ts\.$/,
  )
})

test('a cost without measured glass says the command that measures it', () => {
  const bytes = { script: 2149, css: 1360 }
  const one = { alone: bytes, beside: bytes, runs: 'client' } as const
  const cost: Cost = { css: one, emotion: one, paint: { layers: 1, area: 12_300, frame: 1.26 } }
  expect(costLine(cost)).toBe('Beside others: 2.1 kB script · 1.4 kB CSS · 1 blurred layer')
  expect(costLine({ css: one, emotion: one })).toBe('Beside others: 2.1 kB script · 1.4 kB CSS')
  expect(costSentences('box', undefined)[1]).toContain('npm run measure:cost -- box')
  expect(costSentences('box', cost.paint)[1]).toBe(
    'In its first example, open if it opens, 1 layer blurs 12,300 px². Without a graphics card, and while what is behind it moves, a frame takes Chromium 1.3 times as much processor time as without its glass.',
  )
  expect(costSentences('box', { layers: 0, area: 0, frame: 1 })[1]).toBe(
    'Nothing in it blurs what is behind it.',
  )
})
