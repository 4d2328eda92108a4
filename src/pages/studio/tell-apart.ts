/** Elements that are landmarks where they have a name. */
const landmarks =
  'nav, aside, form, section, search, [role=region], [role=navigation], [role=search], [role=form]'

/** The text that names an element; nothing where it has none. */
function nameOf(element: HTMLElement): string | undefined {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return texts.join(' ').trim() || (element.getAttribute('aria-label') ?? undefined)
}

/**
 * Names the landmarks of a screen after its scheme, too: "Dashboard, dark". A screen is shown twice, and landmarks of one
 * page must have names of their own.
 */
export function tellApart(half: HTMLElement, scheme: string): void {
  for (const landmark of half.querySelectorAll<HTMLElement>(landmarks)) {
    const name = nameOf(landmark)
    if (name === undefined || name.endsWith(`, ${scheme}`)) continue
    landmark.removeAttribute('aria-labelledby')
    landmark.setAttribute('aria-label', `${name}, ${scheme}`)
  }
}
