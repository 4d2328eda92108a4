import { collectionNames, collections } from '../registry/collections'
import type { PropRow } from '../registry/entry-module'
import { leastReact } from '../registry/meta'
import { defaultStyling } from '../registry/styling'
import { olderSkillsIndex, type OlderSkill } from '../shared/skills-index'
import { site } from '../ui/site'
import { markdownPath } from '../ui/addresses'
import { siteAddress } from '../ui/site-address'
import type { ComponentApi } from './api'
import { recipeItemName, recipes } from './recipes'
import { defaultFolder, itemPath } from './registry-item'
import type { Token } from './tokens'

/** The name of the skill: of its folder, and in its front matter. */
const skillName = site.name.toLowerCase()

const skillText = `Installs and uses ${site.name}, glass-style React components. Use it when an app needs glassmorphism: buttons, forms, dialogs, tables, toasts and more.`

/** The rules that all components follow. Tests keep them true. */
const conventions = [
  `The components need React ${leastReact} or later, and are styled by CSS modules; \`?style=emotion\` at the end of an address gives Emotion in their place.`,
  `The command writes files below \`${defaultFolder}\`, which are yours: change them. There is no package to import from. Import from the file: \`${defaultFolder}/button/button\`.`,
  'Every component takes `className`, `style`, `id`, `data-*`, `aria-*`, handlers, `ref` and the other props of its native element, such as `required`, `disabled` and `name`. Fields give them to the native control, but for `className` and `style`, which the glass around it gets. Handlers are called before its own; `event.preventDefault()` keeps it from acting.',
  'State is a pair: `value` with `onValueChange`, `open` with `onOpenChange`, `checked` with `onCheckedChange`. Without the first, the component keeps it, from `defaultValue`, `defaultOpen` or `defaultChecked`, and a reset of the form restores that.',
  '`render` takes an element in place of the own one, such as the link of a router: `<Button render={<Link to="/" />}>Home</Button>`. It is no child, and there is no `asChild`.',
  'Fields have `label`, `hint` and `error`, or a `Field` around them, which can also have a `counter`; `bare` is for one on glass. The label of `Check` and `Switch` is their content. A group has a `legend`. Without a visible label, give `aria-label`.',
  'An `error` stands in place of the message of the browser, and stays until it is gone. It does not keep a form from being sent.',
  'React empties a form after its `action`, also after an error. To keep what was typed, use `onSubmit`, as the recipe `form-with-errors` does.',
  '`size` is `sm`, `md` or `lg`. `--glass-size` on an element around sets it for all: `-0.5rem` is small, `0.5rem` large.',
  'Dates are texts such as `2026-11-29`, and a range has a slash between two, which may be the same. A form sends what `name` names.',
  'Toasts come from a hook, `useToaster` from `toast/use-toaster`: `toaster.show({ title, message })`. Render one `ToastStack` in the app, and hand its toaster down, as by a context.',
]

const mistakes = [
  'Do not write `backdrop-filter`, tints or text colors yourself: set the custom properties of the glass on any element around.',
  'Do not lower the opacity of a tint below its default: text must be readable on any backdrop. The page of a component says how readable a change is.',
  'Do not put glass into glass to make it darker; set `--glass-tint` and `--glass-foreground` together.',
  'Do not install a component twice into two folders: they share `glass` and `shared`.',
  'Do not invent a prop. What is not listed is a prop of the native element, or does not exist; where no props are listed, look at the page.',
]

/**
 * A prop as in TypeScript, with its default. Members stand behind a type that is a name; a type in braces has its own. Of several
 * types, each has some of the members.
 */
function printProp({ name, type, required, default: value, members = [] }: PropRow): string {
  const isOneOf = type.includes(' | ')
  const inside = members.map((member) => printProp(isOneOf ? { ...member, required: false } : member))
  const whole = inside.length === 0 || type.startsWith('{') ? type : `${type} { ${inside.join('; ')} }`
  const usual = value === undefined || value.includes('`') ? '' : ` = ${value}`
  return `${name}${required ? '' : '?'}: ${whole}${usual}`
}

const printComponent = ({ title, description, page, exports }: ComponentApi) =>
  [
    `### [${title}](${siteAddress(markdownPath(page))})`,
    description,
    ...exports.map(({ name, from, props }) =>
      [
        `\`${name}\` from \`${from}\``,
        ...(props.length === 0 ? [] : [`\`${props.map(printProp).join('; ')}\``]),
      ].join(': '),
    ),
  ].join('\n')

/** How to use the components, and the interface of each. */
function guide(apis: readonly ComponentApi[], tokens: readonly Token[]): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
  return `${site.description}

## Install

\`\`\`sh
npx shadcn@latest add "${siteAddress(itemPath('button', defaultStyling))}"
\`\`\`

installs a component with all that it needs; several addresses install several. \`button-demo\` adds an example. A project with \`components.json\` takes \`?dir=@ui/vitrine\`. The address of every component is \`${siteAddress(itemPath('NAME', defaultStyling))}\`, with the first part of its import as the name.

## Conventions

${list(conventions)}

## The glass

These custom properties change all glass inside an element, or on \`:root\` the whole app: ${tokens.map(({ name }) => `\`${name}\``).join(', ')}. ${siteAddress('/r/api.json')} has the default and a sentence of each. ${siteAddress('/studio')} makes a glass and exports it. \`--glass-economy: 1\` makes it cheap to paint for slow machines: fewer layers blur, and less far. Set it where \`navigator.connection.saveData\` is true, which TypeScript and some browsers do not know. A blur has its unit, also as \`0px\`.

## What not to do

${list(mistakes)}

## Recipes

Whole files that compile. The item \`${recipeItemName('NAME')}\` installs one with its components; ${siteAddress('/recipes.md')} has them all.

${list(recipes.map(({ name, text }) => `\`${name}\`: ${text}`))}

## Components

After the name and the module below \`${defaultFolder}\` come the props as in TypeScript, with defaults. ${siteAddress('/r/api.json')} has them with their descriptions, slots, keys, and what screen readers announce.

${collectionNames
  .flatMap((name) => apis.filter(({ collection }) => collection === name))
  .map(printComponent)
  .join('\n\n')}
`
}

const printRecipes = () =>
  `# ${site.name}: recipes

${recipes
  .map(
    ({ name, title, text, code }) => `## ${title}

${text}

\`\`\`sh
npx shadcn@latest add "${siteAddress(itemPath(recipeItemName(name), defaultStyling))}"
\`\`\`

\`\`\`tsx
${code.trimEnd()}
\`\`\``,
  )
  .join('\n\n')}
`

/**
 * The texts for programs that write code, by their paths: a guide, the same as a skill with the index that clients look for,
 * the recipes, and every interface as JSON.
 */
export function agentFiles(
  apis: readonly ComponentApi[],
  tokens: readonly Token[],
): ReadonlyMap<string, string> {
  const text = guide(apis, tokens)
  const skill: OlderSkill = { name: skillName, description: skillText, files: ['SKILL.md'] }
  return new Map([
    ['AGENTS.md', `# ${site.name}\n\n${text}`],
    ['recipes.md', printRecipes()],
    [
      'r/api.json',
      `${JSON.stringify({ name: site.name, site: siteAddress('/'), react: leastReact, folder: defaultFolder, tokens, conventions, mistakes, collections, components: apis }, null, 2)}\n`,
    ],
    [
      `.well-known/skills/${skillName}/SKILL.md`,
      `---\nname: ${skillName}\ndescription: ${JSON.stringify(skillText)}\n---\n\n# ${site.name}\n\n${text}`,
    ],
    [olderSkillsIndex, `${JSON.stringify({ skills: [skill] }, null, 2)}\n`],
  ])
}
