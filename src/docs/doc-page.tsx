import type { Meta } from '../registry/meta'
import { headingsOf } from '../registry/names'
import type { PageModule } from '../registry/page'
import type { Section } from '../registry/sections'
import { BackButton } from './back-button'
import { CustomiserView } from './customiser-view'
import styles from './doc-page.module.css'
import { ExamplesView } from './examples-view'
import { KeyboardView } from './keyboard-view'
import { OnThisPage } from './on-this-page'
import { PropsView } from './props-view'
import { ScrollProgress } from './scroll-progress'
import { ScrollToTop } from './scroll-to-top'
import { SourceView } from './source-view'

interface DocPageProps {
  readonly meta: Meta
  readonly page: PageModule
}

/** The detail page of a component: everything on it comes from the component's folder. */
export function DocPage({ meta, page }: DocPageProps) {
  const { sections, keyboard, page: furniture } = page.docs
  const showsSource = furniture.source !== false
  const titles = [
    ...sections.flatMap(headingsOf),
    ...(keyboard.length > 0 ? ['Keyboard'] : []),
    ...(showsSource ? ['Source'] : []),
  ]
  if (sections.length === 0) return <Placeholder title={meta.title} />
  return (
    <main id="main" className={styles.page}>
      {furniture.scrollProgress === true && <ScrollProgress />}
      <article className={styles.article}>
        <header className={styles.header}>
          <BackButton to={furniture.back ?? 'catalogue'} />
          <h1>{meta.title}</h1>
          <p className={styles.lead}>{furniture.subtitle ?? meta.description}</p>
        </header>
        {sections.map((section) => (
          <SectionView key={section.title} section={section} page={page} />
        ))}
        {keyboard.length > 0 && <KeyboardView rows={keyboard} />}
        {showsSource && <SourceView page={page} />}
      </article>
      <OnThisPage titles={titles} />
      {furniture.scrollToTop === true && <ScrollToTop />}
    </main>
  )
}

/** An entry without sections shows its title and nothing else (SPEC section 2, /checkbox). */
function Placeholder({ title }: { readonly title: string }) {
  return (
    <main id="main" className={styles.placeholder}>
      <h1>{title}</h1>
    </main>
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
