import { headingsOf } from '../registry/headings'
import type { EntryModule } from '../registry/entry-module'
import type { Section } from '../registry/sections'
import { CustomizerView } from './customizer-view'
import styles from './doc-sections.module.css'
import { ExamplesView } from './examples-view'
import { KeyboardView } from './keyboard-view'
import { OnThisPage } from './on-this-page'
import { PropsView } from './props-view'
import { ScrollProgress } from './scroll-progress'
import { ScrollToTop } from './scroll-to-top'
import { SourceView } from './source-view'

/** The sections of a detail page. Everything in them comes from the component's folder. */
export function DocSections({ entry }: { readonly entry: EntryModule }) {
  const { sections, keyboard, page: options } = entry.docs
  const showsSource = options.source !== false
  const titles = [
    ...sections.flatMap(headingsOf),
    ...(keyboard.length > 0 ? ['Keyboard'] : []),
    ...(showsSource ? ['Source'] : []),
  ]
  return (
    <>
      <div className={styles.sections}>
        {sections.map((section) => (
          <SectionView key={section.title} section={section} entry={entry} />
        ))}
        {keyboard.length > 0 && <KeyboardView rows={keyboard} />}
        {showsSource && <SourceView entry={entry} />}
      </div>
      <OnThisPage titles={titles} />
      {options.scrollProgress === true && <ScrollProgress />}
      {options.scrollToTop === true && <ScrollToTop />}
    </>
  )
}

function SectionView({ section, entry }: { readonly section: Section; readonly entry: EntryModule }) {
  switch (section.kind) {
    case 'examples':
      return <ExamplesView section={section} entry={entry} />
    case 'props':
      return <PropsView section={section} entry={entry} />
    case 'customizer':
      return <CustomizerView section={section} entry={entry} />
  }
}
