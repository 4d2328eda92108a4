import {
  Component,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react'
import { sitePages } from '../../registry/site-pages'
import { addressesIn, isOfGlass, type SiteAddress } from '../../shared/story-addresses'
import { loadIndex } from '../../site/catalogue/catalogue-index'
import { loadChunk } from '../../ui/load-chunk'
import { followNear } from '../../ui/near'
import { siteAddress } from '../../ui/site-address'
import { createStore } from '../../ui/store'
import styles from './story-figures.module.css'

/** The most addresses of which a story shows something. */
const most = 3

const pagePaths: ReadonlySet<string> = new Set(sitePages.map(({ path }) => path))

type Paths = ReadonlySet<string> | undefined

/** The paths of the components, once the index of the catalogue is loaded. */
const componentPaths = createStore<Paths>(undefined)

/**
 * Those of the addresses of a text that are shown: the glasses before all others if there are too many, in the same order.
 *
 * @param components The paths of the components. Until they are known, every path is taken for one.
 */
export function shownOf(found: readonly SiteAddress[], components: Paths): readonly SiteAddress[] {
  const others = found.filter(({ path }) => components?.has(path) ?? !pagePaths.has(path))
  const shown = new Set([...found.filter(isOfGlass), ...others].slice(0, most))
  return found.filter((address) => shown.has(address))
}

/** Loads what an address shows, with the code for that: a figure, or nothing if the site has no such page. */
const load = (address: SiteAddress): Promise<ReactElement | undefined> =>
  loadChunk(async () => {
    if (isOfGlass(address)) return (await import('./glass-figure')).glassFigure(address)
    const paths = new Set<string>((await loadIndex()).map(({ route }) => route))
    if (componentPaths.read() === undefined) componentPaths.publish(paths)
    return paths.has(address.path) ? (await import('./component-figure')).componentFigure(address) : undefined
  })

/** The figures of the addresses of this site in a story. */
export function StoryFigures({ text }: { readonly text: string }) {
  const components = useSyncExternalStore(componentPaths.subscribe, componentPaths.read, () => undefined)
  const found = useMemo(() => [...addressesIn(text, siteAddress(''))], [text])
  const addresses = shownOf(found, components)
  if (addresses.length === 0) return null
  return (
    <div className={styles.figures}>
      {addresses.map((address) => (
        <Near key={address.path + address.search} address={address} />
      ))}
    </div>
  )
}

/** A figure, in its room until it comes near the viewport. */
function Near({ address }: { readonly address: SiteAddress }) {
  const place = useRef<HTMLDivElement>(null)
  const [figure, setFigure] = useState<ReactElement>()
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting')
  useEffect(() => {
    if (place.current === null || state !== 'waiting') return undefined
    const stop = followNear(place.current, (isNear) => {
      if (!isNear) return
      stop()
      load(address).then(
        (loaded) => {
          setFigure(loaded)
          setState('loaded')
        },
        () => setState('failed'),
      )
    })
    return stop
  }, [address, state])
  if (state === 'loaded' && figure === undefined) return null
  return (
    <div ref={place} className={styles.place} aria-busy={state === 'waiting'}>
      {state === 'failed' && (
        <p className={styles.failure}>
          <span role="status">What this address shows could not be loaded.</span>
          <button type="button" className="button" onClick={() => setState('waiting')}>
            Try again
          </button>
        </p>
      )}
      {figure && <Guard>{figure}</Guard>}
    </div>
  )
}

/** Keeps an error in what an address shows from the page around it. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <p className={styles.failure}>What this address shows cannot be shown here.</p>
  }
}
