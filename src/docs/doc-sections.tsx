import { headingsOf } from '../registry/names'
import type { PageModule } from '../registry/page'
import type { Section } from '../registry/sections'
import { CustomiserView } from './customiser-view'
import styles from './doc-page.module.css'
import { ExamplesView } from './examples-view'
import { KeyboardView } from './keyboard-view'
import { OnThisPage } from './on-this-page'
import { PropsView } from './props-view'
import { ScrollProgress } from './scroll-progress'
import { ScrollToTop } from './scroll-to-top'
import { SourceView } from './source-view'

/** What follows the head of a detail page: everything here comes from the component's folder. */
export function DocSections({ page }: { readonly page: PageModule }) {
  const { sections, keyboard, page: furniture } = page.docs
  const showsSource = furniture.source !== false
  const titles = [
    ...sections.flatMap(headingsOf),
    ...(keyboard.length > 0 ? ['Keyboard'] : []),
    ...(showsSource ? ['Source'] : []),
  ]
  return (
    <>
      <div className={styles.sections}>
        {sections.map((section) => (
          <SectionView key={section.title} section={section} page={page} />
        ))}
        {keyboard.length > 0 && <KeyboardView rows={keyboard} />}
        {showsSource && <SourceView page={page} />}
      </div>
      <OnThisPage titles={titles} />
      {furniture.scrollProgress === true && <ScrollProgress />}
      {furniture.scrollToTop === true && <ScrollToTop />}
    </>
  )
}

function SectionView({ section, page }: { readonly section: Section; readonly page: PageModule }) {
  switch (section.kind) {
    case 'examples':
      return <ExamplesView section={section} page={page} />
    case 'props':
      return <PropsView section={section} page={page} />
    case 'customiser':
      return <CustomiserView section={section} page={page} />
  }
}
