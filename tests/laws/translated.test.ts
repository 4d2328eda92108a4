import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { typeProgram } from '../../scripts/entry/type-program'
import { changingTexts } from './changing-text'
import { only, registryFiles } from './one-component'

const site = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`)
const files = [...registryFiles(), ...(only === undefined ? site : [])].filter(
  (file) => file.endsWith('.tsx') && !/\.(?:cases|test)\.tsx$/.test(file),
)

/** Lines of JSX, each with what is wrong with it on a translated page. */
const examples: Readonly<Record<string, string | undefined>> = {
  '<p>Page {page} of {pages}</p>': '`{page}` is not the only child',
  '<p>{`Page ${page} of ${pages}`}</p>': undefined,
  '<p>{page === 1 && <b>First</b>} page</p>': '`{page === 1 && <b>First</b>}` can come before a text',
  '<p>{page === 1 && <b>First</b>}<span>page</span></p>': undefined,
  '<p>{page === 1 ? <b>First</b> : <i>Other</i>} page</p>': 'can come before a text',
  '<p>Page {page === 1 && <b>one</b>}</p>': undefined,
  '<p><b>Page</b> {title}</p>': '`{title}` is not the only child',
  '<p key={title}><b>Page</b> {title}</p>': undefined,
  '<p><b>Page</b> {children}</p>': '`{children}` is not the only child',
  '<p>{children}</p>': undefined,
  '<>Page</>': '`Page` goes with its fragment',
  '<p>All {constant} pages</p>': undefined,
  '<ul>{list.map((name) => <li key={name}>a {name}</li>)}</ul>': undefined,
  '<option>{title}</option>': '`<option>{title}</option>` has no value',
  '<option value={title}>{title}</option>': undefined,
}

const header = `import type { ReactNode } from 'react'
const constant = 4
const list = ['one', 'two']
interface Props { page: number, pages: number, title: string, children: ReactNode }
`
const exampleFiles = new Map(
  Object.keys(examples).map((jsx, index) => [
    resolve(`src/example-${index}.tsx`),
    `${header}export const Example = ({ page, pages, title, children }: Props) => (${jsx})`,
  ]),
)
const program = typeProgram(
  [...files, 'src/env.d.ts'].map((file) => resolve(file)),
  exampleFiles,
)

const mistakesIn = (file: string) => {
  const source = program.getSourceFile(resolve(file))
  if (source === undefined) throw new Error(`${file} is not in the program.`)
  return changingTexts(program, source)
}

test('no text in JSX is lost or stale on a page that a browser translates', () => {
  expect(files.flatMap(mistakesIn)).toEqual([])
})

describe('the law finds what React cannot change on a translated page:', () => {
  test.each(Object.entries(examples).map(([jsx, mistake], index) => ({ jsx, mistake, index })))(
    '$jsx',
    ({ mistake, index }) => {
      const found = mistakesIn(`src/example-${index}.tsx`)
      expect(found).toEqual(mistake === undefined ? [] : [expect.stringContaining(mistake)])
    },
  )
})
