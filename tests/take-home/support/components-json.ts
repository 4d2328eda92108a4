/** The folders, the language and the kind of rendering that a project's `components.json` says. */
interface ProjectSays {
  /** What stands for the folder of the source, such as `@` for `src`. */
  readonly alias: string
  readonly components?: string
  readonly ui?: string
  readonly tsx?: boolean
  readonly rsc?: boolean
  /** The style sheet that imports Tailwind. */
  readonly css?: string
  /** The color of its theme, which the CLI asks its own site for. @default none */
  readonly baseColor?: string
  /** The URL templates of registries by their names. */
  readonly registries?: Readonly<Record<string, string>>
}

export const json = (value: unknown): string => JSON.stringify(value, null, 2)

/** A `components.json`. */
export const componentsJson = ({
  alias,
  components = `${alias}/components`,
  ui = `${components}/ui`,
  tsx = true,
  rsc = false,
  css = 'page.css',
  baseColor = '',
  registries = {},
}: ProjectSays): string =>
  json({
    $schema: 'https://ui.shadcn.com/schema.json',
    style: 'new-york',
    rsc,
    tsx,
    tailwind: { config: '', css, baseColor, cssVariables: true },
    aliases: { components, ui, utils: `${alias}/lib/utils`, lib: `${alias}/lib`, hooks: `${alias}/hooks` },
    registries,
  })

/** A `tsconfig.json` or `jsconfig.json` in which a name stands for a folder. */
export const withPaths = (alias: string, folder: string): string =>
  json({ compilerOptions: { paths: { [`${alias}/*`]: [`./${folder}*`] } } })
