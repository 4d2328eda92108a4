import { createContext } from 'react'

/** The elements of a prerendered document whose content never changes, by their id. */
export type StaticElements = ReadonlyMap<string, Element>

/** Finds the static elements below a root. */
export const staticElementsOf = (root: ParentNode): StaticElements =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-static]')].map((element) => [
      element.dataset.static ?? '',
      element,
    ]),
  )

/** The static elements of a page, for its parts. */
interface StaticParts {
  readonly elements: StaticElements
  /** Whether they are on screen already, since the visit began with this page. */
  readonly arePresent: boolean
}

/** A page whose document is not there yet. */
export const noElements: StaticElements = new Map()

/** The static elements of the page that a part belongs to. */
export const StaticPartsContext = createContext<StaticParts>({ elements: noElements, arePresent: false })
