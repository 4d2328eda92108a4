import { basename, dirname, relative } from 'node:path'
import { normalizePath } from 'vite'
import { registryOf } from '../entry/registry-folders.ts'
import { moduleFile } from './module-names.ts'
import { camelCase } from './styled-file.ts'

/** An import statement that a file needs in place of its styles. */
export interface AddedImport {
  /** A default name, or names in braces. */
  readonly name: string
  readonly from: string
}

/** The file with the function that joins class names. */
const classNamesFile = 'shared/class-names'

/** Collects the imports of modules that a file needs, and names them. */
export class ModuleImports {
  readonly added: AddedImport[] = []
  readonly #folder: string
  readonly #registry: string

  /** @param file The path of the importing file: `registry/button/button.tsx`. */
  constructor(file: string) {
    this.#folder = dirname(file)
    this.#registry = registryOf(file)
  }

  /** The name of the module of a file: `styles` for the first in the same folder, otherwise its own. */
  nameOf(file: string): string {
    const module = moduleFile(file)
    const from = this.#pathTo(module)
    const own = camelCase(basename(module, '.module.css'))
    if (dirname(module) !== this.#folder) return this.#add(own, from)
    const isTaken = this.added.some((one) => one.name === 'styles' && one.from !== from)
    return this.#add(isTaken ? `${own}Styles` : 'styles', from)
  }

  /** The name of the function that joins class names. */
  joinFunction(): string {
    this.#add('{ classNames }', this.#pathTo(`${this.#registry}/${classNamesFile}`))
    return 'classNames'
  }

  #add(name: string, from: string): string {
    const known = this.added.find((one) => one.from === from)
    if (known === undefined) this.added.push({ name, from })
    return known?.name ?? name
  }

  #pathTo(target: string): string {
    const path = normalizePath(relative(this.#folder, target))
    return path.startsWith('.') ? path : `./${path}`
  }
}
