import type { BenchEnvironment } from './environment'
import { knob } from './measured-knob'

/** The pages that are measured: the site, and the same page with other scripts. */
export const knobPages = {
  site: ({ site }: BenchEnvironment) => site + knob.path,
  whole: ({ baseline }: BenchEnvironment) => `${baseline}/knob`,
  least: ({ baseline }: BenchEnvironment) => `${baseline}/knob-least`,
  leastInReact: ({ baseline }: BenchEnvironment) => `${baseline}/knob-react`,
  leastShown: ({ baseline }: BenchEnvironment) => `${baseline}/knob-shown`,
}
export type KnobPage = keyof typeof knobPages

const least = 'the least script that moves one number'

/** What is compared: a share of the moves on two pages, and the ratio that they may reach, if there is a target. */
export const comparisons: readonly {
  page: KnobPage
  to: KnobPage
  what: string
  share: number
  limit?: number
}[] = [
  {
    page: 'site',
    to: 'whole',
    what: 'Slider → highlighted code painted ÷ without a framework',
    share: 0.5,
    limit: 1.15,
  },
  {
    page: 'site',
    to: 'whole',
    what: 'Slider → highlighted code painted ÷ without a framework',
    share: 0.95,
    limit: 1.3,
  },
  {
    page: 'site',
    to: 'least',
    what: `Slider → highlighted code painted ÷ ${least}`,
    share: 0.5,
    limit: 1.1,
  },
  {
    page: 'leastInReact',
    to: 'least',
    what: `For comparison: the least React that moves it ÷ ${least}`,
    share: 0.5,
  },
  {
    page: 'leastShown',
    to: 'least',
    what: `For comparison: the least script that prints, colors and judges ÷ ${least}`,
    share: 0.5,
  },
]
