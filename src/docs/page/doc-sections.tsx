import { Suspense, useState } from 'react'
import { pageHeadings, type Section } from '../../registry/sections'
import { referenceOf, type EntryModule } from '../../registry/entry-module'
import { slug } from '../../ui/slug'
import { AddToProject } from '../install/add-to-project'
import { AnnouncedView } from './announced-view'
import { handleCodeBlocks } from '../code/code-actions'
import { CustomizerView } from '../customizer/customizer-view'
import styles from './doc-sections.module.css'
import { handleAddToProject } from '../install/handle-add-to-project'
import { ExamplesView } from './examples-view'
import { KeyboardView } from './keyboard-view'
import { later, layOutLater } from './later-layout'
import type { Neighbors } from './neighbors'
import { NextComponents } from './next-components'
import { OnThisPage } from './on-this-page'
import { followPreview } from '../preview/preview-store'
import { PropsView } from './props-view'
import { ScrollProgress } from './scroll-progress'
import { ScrollToTop } from './scroll-to-top'
import { SourceView } from '../code/source-view'
import { isPrerendered, Static } from './static'

/** What the sections of a page are made of. */
export interface DocSectionsProps {
  readonly entry: EntryModule
  /** Absent in a visitor's browser, where the document has the links. */
  readonly neighbors: Neighbors | undefined
  /** Whether a link has led here: the page is painted as soon as what is in sight has its place. @default false */
  readonly byLink?: boolean
}

/** The sections of a detail page. Everything in them comes from the component's folder. */
export function DocSections({ entry, neighbors, byLink = false }: DocSectionsProps) {
  const { sections, keyboard, announced, page: options } = entry.docs
  const [handle] = useState(() => handlerOf(entry))
  const showsSource = options.source !== false
  return (
    <>
      <div className={`${styles.sections ?? ''}${byLink ? ` ${later}` : ''}`} ref={handle}>
        {sections.map((section) => (
          // Each in a boundary of its own: React hydrates them one by one, the one that a visitor uses first.
          <Suspense key={section.title}>
            <SectionView section={section} entry={entry} />
          </Suspense>
        ))}
        {keyboard.length > 0 && (
          <Static id="keyboard">{isPrerendered || (() => <KeyboardView rows={keyboard} />)}</Static>
        )}
        {announced.length > 0 && (
          <Static id="announced">{isPrerendered || (() => <AnnouncedView rows={announced} />)}</Static>
        )}
        {showsSource && (
          <Static id="add-to-project">{isPrerendered || (() => <AddToProject entry={entry} />)}</Static>
        )}
        {showsSource && (
          <Static id="source">
            {isPrerendered || (() => <SourceView reference={referenceOf(entry)} />)}
          </Static>
        )}
        <NextComponents neighbors={neighbors} leadsTo={options.leadsTo} />
      </div>
      <OnThisPage titles={pageHeadings(entry.docs)} />
      {options.scrollProgress === true && <ScrollProgress />}
      {options.scrollToTop === true && <ScrollToTop />}
    </>
  )
}

/** Brings the static parts below an element to life, lets its previews follow the address, and lays out what waits. */
const handlerOf = (entry: EntryModule) => (root: HTMLElement | null) => {
  void layOutLater(root)
  const ends = [handleCodeBlocks(root), handleAddToProject(root, entry), followPreview()]
  return () => ends.forEach((end) => end?.())
}

function SectionView({ section, entry }: { readonly section: Section; readonly entry: EntryModule }) {
  switch (section.kind) {
    case 'examples':
      return <ExamplesView section={section} entry={entry} />
    case 'props':
      return (
        <Static id={slug(section.title)}>
          {isPrerendered || (() => <PropsView section={section} entry={entry} />)}
        </Static>
      )
    case 'customizer':
      return <CustomizerView section={section} entry={entry} />
  }
}
