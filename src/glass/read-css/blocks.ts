import type { AtRule, ChildNode, Container, CssSyntaxError, Declaration as Node, Root } from 'postcss'
import parseCss from 'postcss/lib/parse'
import { schemes, type Scheme } from '../glass'
import { conditionOf } from './conditions'
import { declarationOf, initialOf, type Declaration } from './declarations'
import { CssError, ignore, type Ignored } from './report'
import { selectorOf, type Selector } from './selectors'

/** The declarations of a rule for one of its selectors, or those that stand in no rule. */
export interface Block {
  readonly subject: string
  /** The whole list of the rule's selectors; the first declaration of those that stand in no rule. */
  readonly text: string
  readonly declarations: readonly Declaration[]
}

/** A text as blocks that hold for glass at rest, and what is for other conditions. */
export interface Sheet {
  readonly blocks: readonly Block[]
  readonly ignored: readonly Ignored[]
}

/** The subject of declarations that stand in no rule. */
export const noRule = 'declarations'

/** The most characters that a text may have. */
const longest = 100_000

interface Context {
  /** The selectors of the rule around; none outside of rules. */
  readonly selectors: readonly string[]
  readonly scheme?: Scheme | undefined
}

/** @throws {CssError} Where the text is empty, too long, or no CSS. */
export function sheetOf(text: string): Sheet {
  if (text.trim() === '') throw new CssError('There is no CSS yet.')
  if (text.length > longest) throw new CssError(`That is longer than ${longest / 1000},000 characters.`)
  const blocks: Block[] = []
  const ignored: Ignored[] = []

  const walk = (container: Container<ChildNode>, context: Context) => {
    addBlocks(container, context)
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule')
        walk(node, { ...context, selectors: nested(node.selectors, context.selectors) })
      if (node.type === 'atrule') walkAtRule(node, context)
    }
  }

  const walkAtRule = (rule: AtRule, context: Context) => {
    const initial = rule.name === 'property' ? initialOf(rule) : undefined
    if (initial) return blocks.push({ subject: ':root', text: '', declarations: [initial] })
    const { scheme = context.scheme, why } = conditionOf(rule.name, rule.params)
    if (why !== undefined) return ignored.push(ignore(`@${rule.name} ${rule.params}`, why))
    // Tailwind's theme is for the whole page.
    return walk(rule, { selectors: rule.name === 'theme' ? [':root'] : context.selectors, scheme })
  }

  const addBlocks = (container: Container<ChildNode>, { selectors, scheme }: Context) => {
    const nodes = (container.nodes ?? []).filter((node) => node.type === 'decl')
    if (nodes.length === 0) return
    const list = selectors.join(', ') || String(nodes[0])
    const said = schemes.find((one) =>
      nodes.some(({ prop, value }) => prop === 'color-scheme' && value === one),
    )
    const targets: readonly Selector[] =
      selectors.length > 0 ? selectors.map(selectorOf) : [bareTarget(nodes)]
    for (const { subject, condition, layer, scheme: own } of targets) {
      if (condition !== undefined) ignored.push(ignore(list, `It is for ${condition} alone.`))
      else
        blocks.push({
          subject,
          text: list,
          declarations: nodes.map((node) => declarationOf(node, layer, own ?? scheme ?? said)),
        })
    }
  }

  walk(parse(text), { selectors: [] })
  return { blocks, ignored }
}

function parse(text: string): Container<ChildNode> {
  try {
    // Only other syntaxes have documents with several roots.
    return parseCss(text) as Root
  } catch (error) {
    // Nothing else is thrown for a text.
    const { line, reason } = error as CssSyntaxError
    throw new CssError(`This is no CSS. Line ${line}: ${reason}.`, { cause: error })
  }
}

/** The selectors of a rule inside another. */
const nested = (selectors: readonly string[], around: readonly string[]): readonly string[] =>
  around.length === 0
    ? selectors
    : around.flatMap((parent) =>
        selectors.map((own) => (own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`)),
      )

/** Declarations in no rule are those of a layer where they have what only a layer has: `content`. */
const bareTarget = (nodes: readonly Node[]): Selector => ({
  subject: noRule,
  layer: nodes.some(({ prop }) => prop === 'content') ? 'before' : undefined,
})
