import type { Thumbnail } from '../../src/registry/page-data'

/** What the picture for links to a component's page shows. */
export interface Card {
  readonly site: string
  readonly title: string
  readonly description: string
  readonly thumbnail: Thumbnail
}

/**
 * Runs in the catalogue's page: leaves nothing of it but one thumbnail, which becomes the whole window, with the
 * component's name beside its picture. The page has the rules that paint it.
 */
export function composeCard({ site, title, description, thumbnail }: Card): void {
  const place = document.querySelector<HTMLElement>('[data-thumbnail]')
  if (place === null) throw new Error('The catalogue shows no thumbnail.')
  const style = document.createElement('style')
  style.textContent = `${thumbnail.css}
    [data-thumbnail] { position: fixed; inset: 0; z-index: 99; height: auto; padding: 4rem; display: grid;
      grid-template-columns: 29rem 1fr; place-content: center stretch; gap: 4rem; align-items: center;
      --glass-saturation: 1.6 }
    [data-thumbnail] > .words { font: 400 1.625rem / 1.45 var(--font); text-wrap: pretty }
    [data-thumbnail] > .words b { display: block; margin: 0.5rem 0 0.75rem; font-size: 3.75rem; line-height: 1.08;
      letter-spacing: -0.03em; font-weight: 700; text-wrap: balance }
    [data-thumbnail] > .picture { zoom: 1.5; display: flex; flex-wrap: wrap; place-content: center; align-items: center }
    [data-thumbnail] > .picture > * { min-width: 0; max-width: 100% }`
  const words = document.createElement('div')
  words.className = 'words'
  const name = document.createElement('b')
  name.textContent = title
  words.append(site, name, description)
  const picture = document.createElement('div')
  picture.className = 'picture'
  picture.innerHTML = thumbnail.html
  place.replaceChildren(words, picture)
  document.body.replaceChildren(place)
  document.head.append(style)
}
