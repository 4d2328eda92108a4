import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Small parts and fields, buttons and pictures, panes, and pills. `registry/glass/README.md` names them. */
const scale = ['0.625rem', '0.875rem', '1.25rem', '999px', '50%']

/** What follows another corner, or a prop or property, which may stand before a radius of the scale. */
const follows = /\binherit\b|var\(--[\w-]+(, [\w.%]+)?\)/g

/** A share of a radius, for what is too small for it, or a radius and what lies between. */
const shares = /calc\((.+)\)/g

const radii = readdirSync('registry', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|cases)\.tsx?$/.test(name))
  .flatMap((name) =>
    [...readFileSync(`registry/${name}`, 'utf8').matchAll(/border-(?:\w+-)*radius: ([^;$]+);/g)].map(
      ([, value = '']) => ({ name, value }),
    ),
  )

/** The lengths of a value that the scale does not have. */
const strangers = (value: string) =>
  value
    .replaceAll(shares, (_, sum: string) => sum.split(/ [*/] [\d.]+| \+ /).join(' '))
    .replaceAll(follows, (_, fallback: string | undefined) => fallback?.slice(2) ?? '')
    .split(' ')
    .filter((length) => length !== '' && length !== '0' && !scale.includes(length))

test('corners have one scale of radii', () => {
  expect(radii.length).toBeGreaterThan(50)
  expect(radii.filter(({ value }) => strangers(value).length > 0)).toEqual([])
})
