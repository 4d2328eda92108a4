import { stylingLabels, stylings, type Styling } from './styling.ts'

/** Bytes of minified code, compressed by Brotli. */
export interface Bytes {
  readonly script: number
  /** Emotion's styles are part of the script, so with Emotion this is 0. */
  readonly css: number
}

/** The cost of a component or a screen to an app in one styling, without the packages that it imports. */
export interface StylingCost {
  /** Where nothing of the library is there yet. */
  readonly alone: Bytes
  /** Where the files that components share are there, and the components that this one is made of. */
  readonly beside: Bytes
  /** Where its main file runs in a framework with server components. */
  readonly runs: 'client' | 'server'
}

/** The glass that is painted of a component at its usual size, or of a screen. `npm run measure:cost` measures it. */
export interface Paint {
  /** The layers that blur what is behind them. */
  readonly layers: number
  /** Their area together, in px² of CSS. */
  readonly area: number
  /** The time of a frame with the glass ÷ the time of the same boxes without it. */
  readonly frame: number
}

/** The cost of a component or a screen: what it adds to an app, and to a frame. */
export interface Cost extends Readonly<Record<Styling, StylingCost>> {
  /** Absent for what was not measured yet. */
  readonly paint?: Paint
}

/** Bytes as a text: `1.4 kB`. */
export const kilobytes = (bytes: number): string => `${bytes === 0 ? 0 : (bytes / 1000).toFixed(1)} kB`

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The layers that blur and their area: `20 blurred layers of 1,872,214 px²`. */
export const paintLine = ({ layers, area }: Pick<Paint, 'layers' | 'area'>): string =>
  `${counted(layers, 'blurred layer')} of ${area.toLocaleString('en')} px²`

/** The cost in one line, as it is beside other components in plain CSS: `Beside others: 1.4 kB script · 1.2 kB CSS · 1 blurred layer`. */
export const costLine = ({ css: { beside }, paint }: Cost): string =>
  [
    `Beside others: ${kilobytes(beside.script)} script`,
    `${kilobytes(beside.css)} CSS`,
    ...(paint === undefined ? [] : [counted(paint.layers, 'blurred layer')]),
  ].join(' · ')

/** The head of the table of a cost. */
export const costColumns = ['', 'Script', 'CSS', 'Runs in'] as const

/** The rows of the table of a cost: each styling alone, and beside what components share. */
export const costRows = (cost: Readonly<Record<Styling, StylingCost>>): readonly (readonly string[])[] =>
  stylings.flatMap((styling) =>
    (['beside', 'alone'] as const).map((place) => [
      `${stylingLabels[styling]}, ${place === 'alone' ? 'alone' : 'beside others'}`,
      kilobytes(cost[styling][place].script),
      kilobytes(cost[styling][place].css),
      cost[styling].runs,
    ]),
  )

/** A command that measures the glass of a component. */
const measure = (name: string) => `npm run measure:cost -- ${name}`

/** Sentences about the table's figures. */
export const costSentences = (name: string, paint: Paint | undefined): readonly string[] => [
  'Minified and compressed by Brotli, without the packages that it imports. Beside others, the files that components share, and the components that it is made of, are there already.',
  paint === undefined
    ? `Its glass was not measured yet: ${measure(name)} does.`
    : paint.layers === 0
      ? 'Nothing in it blurs what is behind it.'
      : `In its first example, open if it opens, ${counted(paint.layers, 'layer')} blur${paint.layers === 1 ? 's' : ''} ${paint.area.toLocaleString('en')} px². Without a graphics card, and while what is behind it moves, a frame takes Chromium ${paint.frame.toFixed(1)} times as much processor time as without its glass.`,
]
