/** The text of each file of a component's folder, by name. */
export type Files = Record<string, string>

/** A mistake in the folder of a new component, and every message that it may cause. */
export interface Mistake {
  /** The mistake, as the subject of a sentence. */
  readonly what: string
  readonly change: (files: Files) => void
  /** Each as `file:line: fact fix`, with the folder called `badge`. */
  readonly expected: readonly string[]
}

/** Replaces a text of a file. @throws {Error} When the file does not have it. */
const replace = (file: string, before: string, after: string) => (files: Files) => {
  const text = files[file]
  if (text?.includes(before) !== true) throw new Error(`${file} has no ${before}`)
  files[file] = text.replace(before, after)
}

const inEntry = (before: string, after: string) => replace('entry.tsx', before, after)
const inComponent = (before: string, after: string) => replace('badge.tsx', before, after)

/** Adds a field to the meta. */
const withMeta = (field: string) => inEntry("category: 'inputs',", `category: 'inputs',\n  ${field},`)

/** Adds a control to the customizer. */
const withControl = (control: string) =>
  inEntry('controls: { tint:', `controls: {\n        ${control},\n        tint:`)

/** Adds an option to the customizer. */
const withOption = (option: string) =>
  inEntry("title: 'Custom Badge',", `title: 'Custom Badge',\n      ${option},`)

/** Shows an example of a demo file; without a text, the file is missing. */
const withDemo = (text: string | undefined) => (files: Files) => {
  inEntry(
    "import { Badge } from './badge'\n",
    "import { Badge } from './badge'\nimport open from './open.demo?demo'\n",
  )(files)
  inEntry('propsTable(', "example('Open', open),\n    propsTable(")(files)
  if (text !== undefined) files['open.demo.tsx'] = text
}

const all =
  (...changes: readonly Mistake['change'][]) =>
  (files: Files) =>
    changes.forEach((change) => change(files))

/** Mistakes that maintainers make. */
export const mistakes: readonly Mistake[] = [
  {
    what: 'a title of one of the site’s own pages',
    change: inEntry("title: 'Badge'", "title: 'About us'"),
    expected: [
      "badge/entry.tsx:5: The title 'About us' is taken by one of the site's own pages. Give the entry a title of its own.",
    ],
  },
  {
    what: 'a title of 180 letters',
    change: inEntry("title: 'Badge'", `title: '${'Badge '.repeat(30)}'`),
    expected: [
      'badge/entry.tsx:5: meta.title must have at most 60 letters. Correct the field as src/registry/meta.ts describes.',
    ],
  },
  {
    what: 'an HTML entity in the description',
    change: inEntry('A glass label with', 'A glass label &amp;'),
    expected: [
      'badge/entry.tsx:6: meta.description has the HTML entity &amp;, which is shown as it is written; write the character itself. Correct the field as src/registry/meta.ts describes.',
    ],
  },
  {
    what: 'no description',
    change: inEntry("  description: 'A glass label with a checkbox.',\n", ''),
    expected: [
      'badge/entry.tsx:4: meta.description is missing. Correct the field as src/registry/meta.ts describes.',
    ],
  },
  {
    what: 'an unknown icon',
    change: inEntry("icon: 'tag'", "icon: 'tga'"),
    expected: ["badge/entry.tsx:7: There is no icon 'tga'. Take a name from lucide.dev/icons."],
  },
  {
    what: 'a route with a slash at its end',
    change: inEntry("'/badge-details'", "'/badge-details/'"),
    expected: [
      'badge/entry.tsx:8: meta.route must be one path segment such as "/badge-details", without a trailing slash. Correct the field as src/registry/meta.ts describes.',
    ],
  },
  {
    what: 'a route of one of the site’s own pages',
    change: inEntry("'/badge-details'", "'/about'"),
    expected: [
      "badge/entry.tsx:8: The route '/about' is taken by one of the site's own pages. Give the entry a route of its own.",
    ],
  },
  {
    what: 'a day that does not exist',
    change: inEntry("added: '2026-11-21'", "added: '2026-02-30'"),
    expected: [
      'badge/entry.tsx:9: meta.added must be a date such as "2026-11-21". Correct the field as src/registry/meta.ts describes.',
    ],
  },
  {
    what: 'an unknown category',
    change: inEntry("category: 'inputs'", "category: 'input'"),
    expected: [
      `badge/entry.tsx:10: meta.category must be one of "actions", "inputs", "forms", "overlays", "feedback", "navigation", "display", "tools", not "input". Did you mean 'inputs'? Correct the field as src/registry/meta.ts describes.`,
    ],
  },
  {
    what: 'a keyword with a capital letter',
    change: withMeta("keywords: ['Label']"),
    expected: [
      'badge/entry.tsx:11: meta.keywords.0 must be in lower case. Correct the field as src/registry/meta.ts describes.',
    ],
  },
  {
    what: 'a related component that does not exist',
    change: withMeta("related: ['label']"),
    expected: [
      "badge/entry.tsx:11: meta.related names 'label', which is no folder with an entry. Name the folders of other components.",
    ],
  },
  {
    what: 'itself as a related component',
    change: withMeta("related: ['badge']"),
    expected: [
      "badge/entry.tsx:11: meta.related names 'badge', which is this component itself. Name the folders of other components.",
    ],
  },
  {
    what: 'a field that a meta does not have',
    change: withMeta("colour: 'red'"),
    expected: [
      "badge/entry.tsx:4: meta has no field 'colour'. Correct the field as src/registry/meta.ts describes.",
    ],
  },
  {
    what: 'a computed meta',
    change: inEntry("title: 'Badge'", "title: 'Bad' + 'ge'"),
    expected: [
      "badge/entry.tsx:5: `'Bad' + 'ge'` is computed. Write it as a literal: the build reads it without running the file.",
    ],
  },
  {
    what: 'a syntax error',
    change: inEntry('sections: [', 'sections: [['),
    expected: ["badge/entry.tsx:25: ',' expected. Correct the line: it does not compile."],
  },
  {
    what: 'no docs',
    change: inEntry('export default docs', 'export const page = docs'),
    expected: ['badge/entry.tsx:4: The entry has no docs. Add `export default docs({ sections: [ … ] })`.'],
  },
  {
    what: 'an entry that does not compile',
    change: inEntry('<Badge>New</Badge>)', '<Badge tint={3}>New</Badge>)'),
    expected: [
      "badge/entry.tsx:15: Type 'number' is not assignable to type 'string'. Correct the line: it does not compile.",
    ],
  },
  {
    what: 'an example with an undeclared name',
    change: inEntry('<Badge>New</Badge>)', '<Badge tint={red}>New</Badge>)'),
    expected: ["badge/entry.tsx:15: Cannot find name 'red'. Correct the line: it does not compile."],
  },
  {
    what: 'an example with a date',
    change: inEntry('<Badge>New</Badge>)', '<Badge\n      {...{ day: new Date(0) }}\n      >New</Badge>)'),
    expected: [
      "badge/entry.tsx:16: The code of 'Basic Usage' cannot be printed: a snippet needs a name for a Date. Declare it at the top level of entry.tsx, or move the example to a .demo file.",
    ],
  },
  {
    what: 'an example with a function that has no name',
    change: inEntry('<Badge>New</Badge>)', '<Badge\n      onClick={() => {}}\n      >New</Badge>)'),
    expected: [
      "badge/entry.tsx:16: The code of 'Basic Usage' cannot be printed: a snippet needs a name for a function. Declare it at the top level of entry.tsx, or move the example to a .demo file.",
    ],
  },
  {
    what: 'an example whose code does not compile',
    change: inEntry('<Badge>New</Badge>)', '<Badge {...{ shade: 3 }}>New</Badge>)'),
    expected: [
      "badge/entry.tsx:15: The snippet 'Basic Usage' does not compile, line 4: Type '{ children: string; shade: number; }' is not assignable to type 'IntrinsicAttributes & BadgeProps'.   Property 'shade' does not exist on type 'IntrinsicAttributes & BadgeProps'. Correct the example that it is printed from.",
    ],
  },
  {
    what: 'two sections of one title',
    change: inEntry("title: 'Custom Badge'", "title: 'Basic usage'"),
    expected: [
      "badge/entry.tsx:20: The section id 'basic-usage' appears twice on the page. Rename one of the two.",
    ],
  },
  {
    what: 'a prop that does not exist in a table',
    change: inEntry("['tint']", "['tint', 'tnit']"),
    expected: ["badge/entry.tsx:16: Badge has no prop 'tnit'. List one of its own: tint."],
  },
  {
    what: 'a prop without a description',
    change: inComponent('  /** The color of the glass: any CSS color. */\n', ''),
    expected: [
      "badge/entry.tsx:16: The prop 'tint' has no description. Write a TSDoc comment above its declaration.",
    ],
  },
  {
    what: 'a member of a prop without a description',
    change: all(
      inComponent(
        'tint?: string | undefined\n',
        'tint?: string | undefined\n  /** Its shades. */\n  shades?: { hue: number } | undefined\n',
      ),
      inEntry("['tint']", "['tint', 'shades']"),
    ),
    expected: [
      "badge/badge.tsx:10: The member 'shades.hue' has no description. Write a TSDoc comment above its declaration.",
    ],
  },
  {
    what: 'a default that is documented wrongly',
    change: inComponent('any CSS color. */', "any CSS color. @default 'red' */"),
    expected: [
      "badge/entry.tsx:16: The prop 'tint' says @default 'red', but the component uses '#ffffff'. Remove the @default tag.",
    ],
  },
  {
    what: 'an optional prop that refuses undefined',
    change: inComponent('tint?: string | undefined', 'tint?: string'),
    expected: [
      "badge/badge.tsx:8: The optional prop 'tint' refuses undefined. Write `tint?: string | undefined`.",
    ],
  },
  {
    what: 'a control without a default',
    change: withControl("size: { type: 'text' }"),
    expected: [
      "badge/entry.tsx:22: The control 'size' of 'Custom Badge' is malformed: default must be a string, not undefined. Correct it as src/registry/controls.ts describes.",
    ],
  },
  {
    what: 'a default out of its control’s range',
    change: withControl("size: { type: 'range', min: 0, max: 10, step: 1, default: 11 }"),
    expected: [
      "badge/entry.tsx:22: The control 'size' of 'Custom Badge' has the default 11, which is not between 0 and 10 in steps of 1. Choose a default that the control accepts, or widen the control.",
    ],
  },
  {
    what: 'a control that changes nothing',
    change: all(
      withControl("size: { type: 'boolean', default: false }"),
      inEntry('preview: (values) => <Badge {...values}>', 'preview: ({ tint }) => <Badge tint={tint}>'),
    ),
    expected: [
      "badge/entry.tsx:22: The control 'size' of 'Custom Badge' changes neither the preview nor its code. Use its value in the preview, or remove it.",
    ],
  },
  {
    what: 'a control with a name that means something else in an address',
    change: withControl("dir: { type: 'boolean', default: false }"),
    expected: [
      "badge/entry.tsx:22: The control 'dir' of 'Custom Badge' has the name of a URL parameter that means something else on every page. Rename it.",
    ],
  },
  {
    what: 'a preset with an unknown control',
    change: withOption("presets: { red: { tnit: '#ff0000' } }"),
    expected: [
      `badge/entry.tsx:21: The preset 'red' of 'Custom Badge' sets tnit to "#ff0000", which is no control. Set one of its controls: tint.`,
    ],
  },
  {
    what: 'a preset with a value that its control refuses',
    change: withOption("presets: { red: { tint: 'rde' } }"),
    expected: [
      `badge/entry.tsx:21: The preset 'red' of 'Custom Badge' sets tint to "rde", which is not a color. Set the control to a value that it accepts.`,
    ],
  },
  {
    what: 'an unknown preset at the start',
    change: withOption("presets: { red: { tint: 'red' } },\n      initial: 'rde'"),
    expected: [
      "badge/entry.tsx:22: 'Custom Badge' starts with the preset 'rde', which it does not declare. Declare it, or start with another.",
    ],
  },
  {
    what: 'a readability that throws',
    change: withOption("readability: () => {\n        throw new Error('No level.')\n      }"),
    expected: [
      "badge/entry.tsx:21: readability of 'Custom Badge, start' fails: No level. It is called with every value that the controls accept: return something for each.",
    ],
  },
  {
    what: 'a readability that throws for a preset',
    change: withOption(
      "presets: { red: { tint: '#ff0000' } },\n      readability: ({ tint }) => {\n        if (tint === '#ff0000') throw new Error('No red.')\n        return []\n      }",
    ),
    expected: [
      "badge/entry.tsx:22: readability of 'Custom Badge, preset red' fails: No red. It is called with every value that the controls accept: return something for each.",
    ],
  },
  {
    what: 'a preview that throws',
    change: inEntry(
      'preview: (values) => <Badge {...values}>New</Badge>',
      'preview: (values) => <Badge {...values}>{window.name}</Badge>',
    ),
    expected: [
      "badge/entry.tsx:22: 'Custom Badge, start' cannot be rendered without a browser: window is not defined. Use what a browser alone has in an effect or a handler.",
    ],
  },
  {
    what: 'a thumbnail that needs a browser',
    change: inEntry(
      'export default docs({',
      'const Shown = () => window.name\n\nexport default docs({\n  thumbnail: <Shown />,',
    ),
    expected: [
      'badge/entry.tsx:16: The thumbnail cannot be rendered: ReferenceError: window is not defined. Declare a `thumbnail` in docs({ … }), as src/registry/sections.ts describes.',
    ],
  },
  {
    what: 'a thumbnail that plays something',
    change: inEntry(
      'export default docs({',
      'export default docs({\n  thumbnail: <video src="/glass.mp4" />,',
    ),
    expected: [
      'badge/entry.tsx:14: The thumbnail has a <video>, and a picture is static. Declare a `thumbnail` in docs({ … }), as src/registry/sections.ts describes.',
    ],
  },
  {
    what: 'an unknown role',
    change: inEntry(
      "role: 'checkbox', name: 'New', states: 'not checked'",
      "role: 'check box', name: 'New', states: 'not checked'",
    ),
    expected: [
      `badge/entry.tsx:30: The announced part 'The checkbox' is malformed: role must be a role of ARIA such as "button", or "text", not "check box". Did you mean 'checkbox'? Correct it as AnnouncedRow in src/registry/sections.ts describes.`,
    ],
  },
  {
    what: 'an announced part without a role',
    change: inEntry(
      "role: 'checkbox', name: 'New', states: 'not checked'",
      "role: '', name: 'New', states: 'not checked'",
    ),
    expected: [
      `badge/entry.tsx:30: The announced part 'The checkbox' is malformed: role must be a role of ARIA such as "button", or "text", not "". Correct it as AnnouncedRow in src/registry/sections.ts describes.`,
    ],
  },
  {
    what: 'an announced part that is listed twice',
    change: inEntry("part: 'After a click'", "part: 'The checkbox'"),
    expected: [
      "badge/entry.tsx:31: The announced part 'The checkbox' appears twice on the page. Rename one of the two.",
    ],
  },
  {
    what: 'no announced part',
    change: (files) => {
      files['entry.tsx'] = files['entry.tsx']?.replace(/ {2}announced: \[[^]*?\],\n(?=}\))/, '') ?? ''
    },
    expected: [
      'badge/entry.tsx:13: The entry does not say what is announced. Add `announced: [ … ]` to docs({ … }), as CONTRIBUTING.md describes.',
    ],
  },
  {
    what: 'a row of keys without a full stop',
    change: inEntry('Moves focus to the checkbox.', 'Moves focus to the checkbox'),
    expected: [
      "badge/entry.tsx:26: The keyboard row 'Tab' is malformed: does must be a sentence that ends with a full stop. Correct it as KeyboardRow in src/registry/sections.ts describes.",
    ],
  },
  {
    what: 'a row of keys without a description',
    change: inEntry("{ keys: 'Tab', does: 'Moves focus to the checkbox.' }", "{ keys: 'Tab' }"),
    expected: [
      "badge/entry.tsx:26: The keyboard row 'Tab' is malformed: does is missing. Correct it as KeyboardRow in src/registry/sections.ts describes.",
    ],
  },
  {
    what: 'no browser test',
    change: (files) => void delete files['badge.browser.test.ts'],
    expected: [
      'badge: The folder has no badge.browser.test.ts. Test the component in a browser, as CONTRIBUTING.md describes.',
    ],
  },
  {
    what: 'a browser test without the keys',
    change: replace('badge.browser.test.ts', 'keyboard(route', 'void (route'),
    expected: [
      'badge/badge.browser.test.ts:1: The rows of `keyboard` in entry.tsx are not tested. Test them with `keyboard(route, { … })`.',
    ],
  },
  {
    what: 'a file that is missing',
    change: inEntry("from './badge'", "from './bagde'"),
    expected: [
      "badge/entry.tsx:2: There is no file for the import './bagde'. Add the file or correct the path.",
    ],
  },
  {
    what: 'a demo that is missing',
    change: withDemo(undefined),
    expected: [
      "badge/entry.tsx:3: There is no file for the import './open.demo?demo'. Add the file or correct the path.",
    ],
  },
  {
    what: 'a demo without a default function',
    change: withDemo(
      "'use client'\n\nimport { Badge } from './badge'\n\nexport const Example = () => <Badge>Open</Badge>\n",
    ),
    expected: [
      'badge/open.demo.tsx:1: There is no default function. A demo needs an `export default function Example()`.',
    ],
  },
  {
    what: 'a demo that does not compile',
    change: withDemo(
      "'use client'\n\nimport { Badge } from './badge'\n\nexport default function Example() {\n  return <Badge tint={3}>Open</Badge>\n}\n",
    ),
    expected: [
      "badge/open.demo.tsx:6: Type 'number' is not assignable to type 'string'. Correct the line: it does not compile.",
    ],
  },
  {
    what: 'a package that is not installed',
    change: inComponent(
      "import type { ComponentProps } from 'react'\n",
      "import type { ComponentProps } from 'react'\nimport { Box } from 'boxes'\n\nvoid Box\n",
    ),
    expected: [
      "badge/badge.tsx:4: Cannot find module 'boxes' or its corresponding type declarations. Correct the line: it does not compile.",
    ],
  },
  {
    what: 'a component that does not say that it runs in the browser',
    change: inComponent("'use client'\n\n", ''),
    expected: [
      "badge/badge.tsx:1: The file has a component, and does not say that it runs in the browser. Begin it with 'use client'.",
    ],
  },
  {
    what: 'a component made of another one that its meta does not name',
    change: inComponent(
      "import type { ComponentProps } from 'react'\n",
      "import type { ComponentProps } from 'react'\nimport { Card } from '../card/card'\nimport { part } from '../card/parts'\n\nvoid [Card, part, () => import('../card/card')]\n",
    ),
    expected: [
      "badge/badge.tsx:4: The file imports '../card/card', and meta.uses does not name 'card'. Add `uses: ['card']` to the meta in entry.tsx.",
      "badge/badge.tsx:5: The file imports '../card/parts', which is another component's own. Import '../card/card', or move what both need to registry/shared.",
      "badge/badge.tsx:7: The file imports '../card/card', and meta.uses does not name 'card'. Add `uses: ['card']` to the meta in entry.tsx.",
    ],
  },
  {
    what: 'a class of the page around it',
    change: inComponent('{...rest} type', '{...rest} className="button" type'),
    expected: [
      "badge/badge.tsx:16: The class 'button' is not the component's own: every page that has such a class changes it. Style the element with `styled`.",
    ],
  },
  {
    what: 'a rule for a class of the page around it',
    change: inComponent('  font-weight: 600;\n', '  font-weight: 600;\n  .button {\n    color: red;\n  }\n'),
    expected: [
      "badge/badge.tsx:22: The class 'button' is not the component's own: every page that has such a class changes it. Style the element with `styled`.",
    ],
  },
  {
    what: 'styles that plain CSS cannot be made of',
    change: inComponent('padding: 0.25rem', 'padding: ${1 / 4}rem'),
    expected: [
      'badge/badge.tsx:30: `1 / 4` in the styles is neither a rule set nor a constant. Use a custom property for what changes, and a constant for what does not.',
    ],
  },
]
