import { Suspense, useState } from 'react'
import type { EntryModule } from '../../registry/entry-module'
import { type Section, hasStage, pageHeadings } from '../../registry/sections'
import { Icon } from '../../ui/icon'
import { nextTask, nextPaint } from '../../ui/next-task'
import { slug } from '../../ui/slug'
import { useScrollY } from '../../ui/use-scroll'
import { handleCodeBlocks } from '../code/code-actions'
import { handleSourceFiles } from '../code/source-files'
import { SourceView } from '../code/source-view'
import type { Customizer } from '../customizer/customizer-store'
import { CustomizerView } from '../customizer/customizer-view'
import { useCustomizers } from '../customizer/use-customizers'
import { AddToProject, handleAddToProject } from '../install/add-to-project'
import { InstallLine } from '../install/install-line'
import { followPreview } from '../preview/preview-store'
import { Stages } from '../preview/stages'
import { Versions } from '../versions/versions'
import styles from './doc-sections.module.css'
import { ExamplesView } from './examples-view'
import type { LiveFirst } from './live-first'
import type { Neighbors } from './neighbors'
import { NextComponents } from './next-components'
import { OnThisPage } from './on-this-page'
import { PropsView } from './props-view'
import { isPrerendered, Static } from './static'
import { AnnouncedView, KeyboardView } from './table-sections'

export interface DocSectionsProps {
  readonly entry: EntryModule
  /** The path of the page. */
  readonly path: string
  /** Absent in a visitor's browser, where the document has the links. */
  readonly neighbors: Neighbors | undefined
  /** Whether a link opened the page: it is painted before what is out of sight is laid out. @default false */
  readonly byLink?: boolean
}

/** The sections of a detail page. Everything in them comes from the component's folder. */
export function DocSections({ entry, path, neighbors, byLink = false }: DocSectionsProps) {
  const { sections, keyboard, announced, early, page: options } = entry.docs
  const [handle] = useState(() => handlerOf(entry))
  const { customizers, first: live } = useCustomizers(entry.docs, path)
  const showsSource = options.source !== false
  // A boundary each: React hydrates one section at a time, first the one that the visitor uses.
  const views = sections.map((section) => (
    <Suspense key={section.title}>
      <SectionView
        section={section}
        entry={entry}
        isFirst={section === sections.find(hasStage)}
        customizer={customizers.find((customizer) => customizer.section === section)}
        live={live?.section === section ? live : undefined}
      />
    </Suspense>
  ))
  const end = sections.findLastIndex(hasStage) + 1
  const first = end === 0 ? 0 : sections.findIndex(hasStage)
  return (
    <>
      <div className={`${styles.sections ?? ''}${byLink ? ` ${later}` : ''}`} ref={handle}>
        {showsSource && <Static id="install">{isPrerendered || (() => <InstallLine />)}</Static>}
        {views.slice(0, first)}
        {first < end && <Stages>{views.slice(first, end)}</Stages>}
        {views.slice(end)}
        {announced.length > 0 && (
          <div className={styles.tables}>
            {keyboard.length > 0 && (
              <Static id="keyboard">{isPrerendered || (() => <KeyboardView rows={keyboard} />)}</Static>
            )}
            <Static id="announced">
              {isPrerendered ||
                (() => <AnnouncedView folder={entry.folder} rows={announced} early={early} />)}
            </Static>
          </div>
        )}
        {showsSource && (
          <Static id="add-to-project">{isPrerendered || (() => <AddToProject entry={entry} />)}</Static>
        )}
        {showsSource && (
          <div className={`${styles.tables ?? ''} ${styles.sources ?? ''}`}>
            <Static id="source">{isPrerendered || (() => <SourceView entry={entry} path={path} />)}</Static>
            <Versions folder={entry.folder} />
          </div>
        )}
        <NextComponents neighbors={neighbors} leadsTo={options.leadsTo} />
      </div>
      <OnThisPage titles={pageHeadings(entry.docs)} />
      {options.scrollProgress === true && <ScrollProgress />}
      {options.scrollToTop === true && <ScrollToTop />}
    </>
  )
}

/** Makes the static parts below an element interactive, and its previews follow the address. */
const handlerOf = (entry: EntryModule) => (root: HTMLElement | null) => {
  void layOutLater(root)
  // It may hold a press back from the handler of copy buttons, and so comes before it.
  const ends = [
    handleAddToProject(root, entry),
    handleSourceFiles(root),
    handleCodeBlocks(root),
    followPreview(),
  ]
  return () => ends.forEach((end) => end?.())
}

interface SectionViewProps extends Pick<DocSectionsProps, 'entry'> {
  readonly section: Section
  /** The state of the section, if it is a customizer. */
  readonly customizer: Customizer | undefined
  /** Whether it is the first that shows a component. */
  readonly isFirst: boolean
  /** The section's first example, if controls change it. */
  readonly live: LiveFirst | undefined
}

function SectionView({ section, entry, customizer, isFirst, live }: SectionViewProps) {
  switch (section.kind) {
    case 'examples':
      return <ExamplesView section={section} entry={entry} live={live} />
    case 'props':
      return (
        <Static id={slug(section.title)}>
          {isPrerendered || (() => <PropsView section={section} entry={entry} />)}
        </Static>
      )
    case 'customizer':
      return customizer && <CustomizerView customizer={customizer} entry={entry} isFirst={isFirst} />
  }
}

/** The class of a page that is painted before what is out of sight is laid out. */
const later = styles.later ?? ''

/** The parts that can be laid out later: all below the first section, and the code in it. */
const laterParts =
  ':scope > :is(section, [data-stages]) ~ *, [data-stages] > section ~ *, :is(:scope, [data-stages]) > section:first-of-type pre'

/** Whether the content of an element begins above the lower edge of the window. */
const isInSight = (element: Element) =>
  element.getBoundingClientRect().top + parseFloat(getComputedStyle(element).paddingTop) < window.innerHeight

/**
 * Lays out the parts in sight, and after the paint the others, each in its own task: no task is long, and the page answers
 * input in between. With `content-visibility: auto`, browsers would lay out near parts in the same frame.
 */
async function layOutLater(root: Element | null): Promise<void> {
  if (root?.classList.contains(later) !== true) return
  const all = [...root.querySelectorAll<HTMLElement>(laterParts)]
  const waiting = all.filter((part) => {
    if (!isInSight(part)) return true
    part.dataset.laidOut = ''
    return false
  })
  await nextPaint()
  for (const part of waiting) {
    part.dataset.laidOut = ''
    // Reading a size is what lays it out.
    void part.offsetHeight
    await nextTask()
  }
  root.classList.remove(later)
  for (const part of all) delete part.dataset.laidOut
}

/** A bar 5 px high at the top of the viewport. Its width is the percentage of the page that is scrolled. */
function ScrollProgress() {
  const ratio = useScrollY(() => {
    const distance = document.documentElement.scrollHeight - window.innerHeight
    return distance > 0 ? Math.min(1, window.scrollY / distance) : 0
  }, 0)
  return <div className={styles.progress} style={{ width: `${ratio * 100}%` }} data-scroll-progress />
}

/** How far the page must be scrolled to show the button, in px. */
const threshold = 100

/** A button that scrolls a long page back to its top. */
function ScrollToTop() {
  const visible = useScrollY(() => window.scrollY > threshold, false)
  if (!visible) return null
  return (
    <button type="button" className={styles.toTop} onClick={() => window.scrollTo({ top: 0 })}>
      <Icon name="arrow-up" />
      <span className="visually-hidden">Scroll to top</span>
    </button>
  )
}
