/** The part of a JSON report of Playwright that is read here. */
export interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

/** The measurements of a suite's tests, by the name of a row. A test that differs from what is written measures, too. */
export const measuredIn = ({ suites = [], specs = [] }: Suite): (readonly [name: string, cell: string])[] => [
  ...suites.flatMap(measuredIn),
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'measured')
    .map(({ description = '' }) => {
      const [name = '', ...cell] = description.split(': ')
      return [name, cell.join(': ')] as const
    }),
]
