/** The most bytes of the script in plain CSS, of the CSS, and of the script in Emotion: minified and compressed. */
type Most = readonly [script: number, css: number, emotion: number]

/** The most bytes that a component or a screen adds to an app. */
export interface Budget {
  /** Beside the files that components share, and the components that it is made of. */
  readonly beside: Most
  readonly alone: Most
}

/** The budget of a component or a screen without a row: three of four components are below it. */
export const usualBudget: Budget = { beside: [2500, 1200, 3500], alone: [5000, 2100, 7500] }

/** The budgets by component and screen, a little above what each takes: a law holds both. */
export const budgets: Readonly<Record<string, Budget>> = {
  accordion: { beside: [1000, 700, 1600], alone: [2100, 1600, 4350] },
  account: { beside: [2650, 550, 3050], alone: [12250, 6650, 19800] },
  alert: { beside: [1100, 850, 1600], alone: [2100, 1700, 4500] },
  'authentication-card': { beside: [200, 700, 650], alone: [250, 1500, 2250] },
  avatar: { beside: [1150, 850, 1900], alone: [1350, 1650, 3800] },
  'back-to-top': { beside: [950, 750, 1500], alone: [2000, 1650, 4300] },
  badge: { beside: [400, 650, 850], alone: [600, 1450, 2850] },
  breadcrumbs: { beside: [850, 900, 1400], alone: [2250, 1700, 4500] },
  button: { beside: [1300, 950, 2250], alone: [1850, 1800, 4350] },
  calendar: { beside: [4600, 1250, 5650], alone: [6850, 2350, 9900] },
  card: { beside: [400, 600, 750], alone: [1350, 1500, 3500] },
  carousel: { beside: [2750, 1050, 3700], alone: [4100, 1950, 6800] },
  check: { beside: [1700, 850, 2000], alone: [2800, 1850, 5300] },
  combobox: { beside: [5350, 1800, 6850], alone: [7550, 2600, 11100] },
  contact: { beside: [1000, 950, 1700], alone: [1050, 1750, 3250] },
  dashboard: { beside: [2800, 900, 3450], alone: [11850, 5800, 18400] },
  'date-field': { beside: [3750, 1150, 4250], alone: [11100, 3050, 15200] },
  drawer: { beside: [2350, 1300, 3600], alone: [4950, 2100, 7700] },
  dropdown: { beside: [2550, 1500, 3950], alone: [5100, 2550, 8550] },
  field: { beside: [500, 300, 750], alone: [2900, 1450, 5100] },
  'file-upload': { beside: [3150, 1200, 4200], alone: [5400, 2250, 8450] },
  gallery: { beside: [650, 550, 1050], alone: [1000, 1500, 3100] },
  input: { beside: [750, 1000, 1000], alone: [2900, 2050, 5750] },
  menu: { beside: [4200, 1200, 5250], alone: [6550, 2000, 9250] },
  messages: { beside: [4900, 1000, 5600], alone: [21350, 7650, 29650] },
  modal: { beside: [1050, 950, 1800], alone: [4150, 1850, 6550] },
  navigation: { beside: [1050, 900, 1650], alone: [3050, 1750, 5350] },
  'number-field': { beside: [3600, 1050, 3950], alone: [6200, 2150, 9250] },
  pagination: { beside: [1400, 950, 2000], alone: [3550, 1800, 5850] },
  popup: { beside: [800, 750, 1450], alone: [3650, 1600, 5850] },
  pricing: { beside: [850, 1000, 1600], alone: [1750, 1850, 4250] },
  product: { beside: [3350, 1450, 4600], alone: [5800, 2300, 8850] },
  'progress-bar': { beside: [500, 900, 1300], alone: [650, 1650, 3000] },
  'radio-group': { beside: [900, 600, 950], alone: [2050, 1750, 4350] },
  select: { beside: [600, 1450, 1800], alone: [1950, 2200, 5100] },
  settings: { beside: [8800, 750, 9350], alone: [42250, 10650, 54100] },
  shop: { beside: [2450, 500, 2750], alone: [20300, 6750, 27600] },
  skeleton: { beside: [500, 650, 1150], alone: [600, 1500, 2800] },
  slider: { beside: [1100, 900, 2000], alone: [2500, 1950, 5200] },
  'speed-dial': { beside: [2150, 1050, 3150], alone: [3750, 1900, 6400] },
  spinner: { beside: [400, 750, 1200], alone: [500, 1550, 2850] },
  statistic: { beside: [1200, 500, 1550], alone: [1400, 1400, 3400] },
  stepper: { beside: [950, 1300, 2050], alone: [2550, 2100, 5400] },
  switch: { beside: [500, 900, 1200], alone: [750, 1700, 3000] },
  table: { beside: [3050, 1700, 4600], alone: [4200, 2500, 7800] },
  tabs: { beside: [1250, 900, 1800], alone: [2650, 1650, 4900] },
  testimonial: { beside: [450, 700, 950], alone: [900, 1550, 3100] },
  textarea: { beside: [250, 600, 550], alone: [1600, 1700, 4000] },
  toast: { beside: [2700, 1150, 3650], alone: [4250, 1950, 6950] },
  tooltip: { beside: [1350, 650, 2050], alone: [2550, 1500, 4850] },
}
