import { useSyncExternalStore } from 'react'
import { categories } from '../../registry/meta'
import { Icon } from '../../ui/icon'
import { Thumbnail } from '../catalogue/thumbnail'
import { titles } from './groups'
import type { PaletteItem } from './items'
import styles from './preview.module.css'

/** Windows that have room for it beside the list. */
const roomy = '(min-width: 64rem) and (min-height: 36rem)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(roomy)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the palette has a preview. It is rendered in the browser alone. */
export const useHasPreview = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(roomy).matches)

/**
 * Shows the highlighted item beside the list: the picture on its component's card, or else its icon, and the whole of the
 * text that its option may cut off. Assistive technology has the option.
 *
 * @param props.item The highlighted item; undefined if no item is highlighted.
 */
export function Preview({ item }: { readonly item: PaletteItem | undefined }) {
  return (
    <div className={styles.preview} aria-hidden="true">
      {item && <Picture {...item} />}
      {item && (
        <>
          <p className={styles.kind}>{kindOf(item)}</p>
          <p className={styles.title}>{item.title}</p>
          <p>{item.detail}</p>
        </>
      )}
    </div>
  )
}

const kindOf = ({ kind, component }: PaletteItem) =>
  kind === 'component' && component ? categories[component.category] : titles[kind]

/** A placeholder has no sections; its thumbnail is the icon, too, which only documents with its card can draw. */
function Picture({ component, icon }: PaletteItem) {
  if (component && component.sections.length > 0)
    return <Thumbnail key={component.name} name={component.name} category={component.category} />
  return (
    <div data-thumbnail="" data-category={component?.category}>
      <Icon name={icon} size={56} />
    </div>
  )
}
