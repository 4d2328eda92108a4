import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }

/** Whether a class is one of a package, such as `react-calendar__tile`: it begins with the package's name. */
export const isClassOfPackage = (name: string): boolean =>
  Object.hasOwn(dependencies, name.split(/__|--/)[0] ?? name)
