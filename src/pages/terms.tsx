import { OnThisPage } from '../docs/page/on-this-page'
import { site } from '../ui/site'
import { slug } from '../ui/slug'
import { PageHeader } from './parts/page-header'
import styles from './terms.module.css'
import { terms } from './terms/terms'

/** The terms of use: ten numbered sections, each with its own link. */
export function Terms() {
  return (
    <main id="main" className={styles.page}>
      <article className={styles.text}>
        <PageHeader title="Terms of Use">
          What you can expect from {site.name}, and what {site.name} expects from you, in plain words.
        </PageHeader>
        {terms.map(({ title, paragraphs }, index) => {
          const id = slug(title)
          return (
            <section key={title} className={styles.section} aria-labelledby={id}>
              <h2 id={id}>
                <a className={styles.anchor} href={`#${id}`}>
                  {index + 1}. {title}
                </a>
              </h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          )
        })}
      </article>
      <OnThisPage titles={terms.map(({ title }) => title)} />
    </main>
  )
}
