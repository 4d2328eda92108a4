import type { RegistryItem } from '../../src/install/registry-item'
import { linesOf, propsIn } from './guide'

/** What a text says at one place. */
function read(text: string, pattern: RegExp, what: string): string {
  const [, found] = pattern.exec(text) ?? []
  if (found === undefined) throw new Error(`The text does not say ${what}.`)
  return found
}

/** The fields that can stand in a form as the guide lists them: with a label and an error, and nothing that they need. */
const fieldsOf = (guide: string) =>
  linesOf(guide).filter(({ props }) => {
    const listed = propsIn(props)
    return (
      ['label', 'error'].every((name) => listed.some((prop) => prop.name === name)) &&
      listed.every(({ isRequired }) => !isRequired)
    )
  })

/**
 * A program that knows nothing but the overview of the site. It follows the links to recipes and to the guide, installs what
 * these name, and writes two forms: one from a recipe, and one with each field of the guide.
 *
 * @param overview The text of `/llms.txt`.
 * @param at The address of that text.
 * @param get Fetches the text at an address.
 * @returns The files of its project; the forms are `sign-up.tsx` and `profile.tsx`.
 * @throws {Error} When a text does not lead to the next one.
 */
export function writeForms(
  overview: string,
  at: string,
  get: (address: string) => string,
): ReadonlyMap<string, string> {
  const project = new Map<string, string>()
  const follow = (title: string) =>
    get(new URL(read(overview, new RegExp(`\\[${title}\\]\\(([^)]+)\\)`), `where to read ${title}`), at).href)
  const install = (address: string) => {
    const { files } = JSON.parse(get(address)) as RegistryItem
    for (const { target, content } of files) project.set(target, content)
  }
  const guide = follow('how to use all components')
  const folder = read(guide, /writes files below `([^`]+)`/, 'where components are installed')
  const everyItem = read(guide, /address of every component is `([^`]+)`/, 'how to install a component')

  const recipe = read(follow('recipes'), /^## Form(.*?)(?=^## |$(?![^]))/ms, 'how to make a form')
  install(read(recipe, /shadcn@latest add "([^"]+)"/, 'how to install the recipe'))
  const code = read(recipe, /^```tsx\n(.*?)^```$/ms, 'the code of the recipe')
  project.set('sign-up.tsx', code.replaceAll("from '../", `from './${folder}/`))

  const fields = fieldsOf(guide)
  for (const { from } of fields) install(everyItem.replace('NAME', from.split('/')[0] ?? ''))
  project.set(
    'profile.tsx',
    [
      ...fields.map(({ name, from }) => `import { ${name} } from './${folder}/${from}'`),
      'export const Profile = () => (',
      '  <form>',
      ...fields.map(
        ({ name }) => `    <${name} name="${name}" label="${name}" error="Is it right?" required />`,
      ),
      '  </form>',
      ')',
    ].join('\n'),
  )
  return project
}
