import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import axe from 'axe-core'
import { cloneElement, type ReactElement } from 'react'
import { vi } from 'vitest'
import { criterionOf } from '../../src/accessibility/rows'
import { criteria, type CriterionNumber } from '../../src/accessibility/criteria'
import type { TestName } from '../../src/accessibility/tests'
import { liveElements } from '../../src/registry/live-elements'
import type { Docs } from '../../src/registry/sections'
import { renderLive, today, unfoundRows } from './announced-rows'
import { controls } from './controls'
import { deadKeys } from './dead-keys'
import { sourceProblems } from './source-problems'
import { unreadableLevels, unreadableStates } from './unreadable'

/** A fact that contradicts a claim: the criterion, and the test that finds it. */
export interface Problem {
  readonly criterion: CriterionNumber
  readonly test: TestName
  readonly what: string
}

/** A component as its folder says, in a registry: the project's, or one in which something was broken. */
export interface Shown {
  readonly registry: string
  readonly folder: string
  readonly docs: Docs
}

const isCriterion = (number: string): number is CriterionNumber => Object.hasOwn(criteria, number)

/** The criteria in the tags of a rule of axe: `wcag1412` is 1.4.12. */
export const criteriaIn = (tags: readonly string[]): CriterionNumber[] =>
  tags.map((tag) => tag.replace(/^wcag(\d)(\d)(\d+)$/, '$1.$2.$3')).filter((number) => isCriterion(number))

/** Rules that need layout or a whole page. */
export const rules: axe.RuleObject = {
  'color-contrast': { enabled: false },
  'target-size': { enabled: false },
  region: { enabled: false },
}

type Found = readonly (readonly [criterion: CriterionNumber, what: string])[]

async function axeProblems(): Promise<Found> {
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, tags, nodes }) =>
    criteriaIn(tags).map((number) => [number, `${id}: ${nodes[0]?.html.slice(0, 100) ?? ''}`] as const),
  )
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Whether a control is called by the words on it, which are what one says to press it. */
function isCalledAsItLooks(control: HTMLElement): boolean {
  const seen = control.cloneNode(true) as HTMLElement
  for (const hidden of seen.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  const words = (text: string) =>
    text
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase()
  return words(control.ariaLabel ?? '').includes(words(seen.textContent))
}

/** The mistakes that no rule of axe finds. */
function markupProblems(): Found {
  const unfilled = all('input:is([type=email], [type=tel], [type=password])').filter(
    (field) => !field.hasAttribute('autocomplete'),
  )
  const drawings = all('svg').filter((svg) => svg.closest('[aria-hidden=true], [role=img]') === null)
  const otherwise = all(':is(a, button, [role=tab], [role=option])[aria-label]:not([aria-label=""])')
  const inFront = all('[tabindex]').filter(({ tabIndex }) => tabIndex > 0)
  return [
    ...drawings.map((svg) => ['1.1.1', `a drawing without a name: ${svg.outerHTML.slice(0, 80)}`] as const),
    ...unfilled.map((field) => ['1.3.5', `no autocomplete: ${field.outerHTML.slice(0, 80)}`] as const),
    ...otherwise
      .filter((control) => !isCalledAsItLooks(control))
      .map((control) => ['2.5.3', `called otherwise: ${control.outerHTML.slice(0, 80)}`] as const),
    ...inFront.map((one) => ['2.4.3', `before all others: ${one.outerHTML.slice(0, 80)}`] as const),
  ]
}

/** The controls that act before a press ends: on something else than the press, one slides off to take it back. */
function earlyPresses(docs: Docs): Found {
  const { container } = renderLive(docs)
  const state = () => container.innerHTML.replaceAll(/ (?:style|data-[\w-]+|class)="[^"]*"/g, '')
  return [...container.querySelectorAll<HTMLElement>(controls)].slice(0, 20).flatMap((control) => {
    const before = state()
    act(() => {
      fireEvent.pointerDown(control, { button: 0 })
      fireEvent.mouseDown(control, { button: 0 })
    })
    const isSame = state() === before
    act(() => {
      fireEvent.pointerCancel(control)
    })
    return isSame ? [] : [['2.5.2', `acts at once: ${control.outerHTML.slice(0, 80)}`] as const]
  })
}

const texts = { label: 'Own label', hint: 'Own hint', error: 'Own error' }

/** Whether a field shows its label, tells its error in a live region, and ties it to the control. */
function fieldProblems({ sections }: Docs): Found {
  const live = [...liveElements(sections)]
  return sections.flatMap((section): Found => {
    if (section.kind !== 'props' || !section.props.includes('error') || !section.props.includes('label'))
      return []
    const element = section.sample ?? live.find(({ type }) => type === section.component)
    if (element === undefined) return []
    const { container } = render(cloneElement(element as ReactElement<object>, texts))
    const isShown = container.textContent.includes(texts.label)
    const isWrong = container.querySelector('[aria-invalid=true]') !== null
    const notes = [...container.querySelectorAll('[aria-describedby]')]
      .flatMap((one) => (one.getAttribute('aria-describedby') ?? '').split(' '))
      .map((id) => document.getElementById(id)?.textContent ?? '')
    const isLive = [...container.querySelectorAll('[aria-live]')].some((region) =>
      region.textContent.includes(texts.error),
    )
    cleanup()
    return [
      ...(isLive ? [] : [['4.1.3', 'The error is in no live region.'] as const]),
      ...(isShown ? [] : [['3.3.2', 'The label is not shown.'] as const]),
      ...(isWrong && notes.some((note) => note.includes(texts.error))
        ? []
        : [['3.3.1', 'The error is not that of the control.'] as const]),
    ]
  })
}

/** The files that a visitor installs from a folder of a registry. */
const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(?:test|cases|demo)\.tsx?$|^(?:entry|thumbnail)\.tsx$/.test(name),
    )
    .map((name) => readFileSync(join(folder, name), 'utf8'))

const textProblems = ({ registry, folder }: Shown): Found =>
  [folder, 'shared', 'glass'].flatMap((name) => filesIn(join(registry, name))).flatMap(sourceProblems)

async function contrastProblems({ registry, docs }: Shown): Promise<Found> {
  const { levels } = (await import(/* @vite-ignore */ join(process.cwd(), registry, 'glass/levels.ts'))) as {
    levels: Parameters<typeof unreadableLevels>[0]
  }
  const states = docs.sections.flatMap((section) =>
    section.kind === 'customizer' ? unreadableStates(section) : [],
  )
  return [...unreadableLevels(levels), ...states].map((what) => ['1.4.3', what] as const)
}

const foundBy = (test: TestName, found: Found): Problem[] =>
  found.map(([criterion, what]) => ({ criterion, test, what }))

/** All that contradicts what is claimed of a component, as far as it can be seen without a browser. */
export async function problemsOf(shown: Shown): Promise<readonly Problem[]> {
  const { docs, folder } = shown
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  renderLive(docs)
  const rows = unfoundRows(folder, docs).map(
    (row) => [criterionOf(row), `${row.part} is not announced as documented`] as const,
  )
  cleanup()
  renderLive(docs)
  const markup = [...(await axeProblems()), ...markupProblems()]
  cleanup()
  const keys = deadKeys(docs).map((key) => ['2.1.1', `${key} does nothing`] as const)
  cleanup()
  const early = earlyPresses(docs)
  cleanup()
  const fields = fieldProblems(docs)
  vi.useRealTimers()
  return [
    ...foundBy('roles', rows),
    ...foundBy('markup', [...markup, ...keys, ...early, ...fields, ...textProblems(shown)]),
    ...foundBy('readability', await contrastProblems(shown)),
  ]
}
