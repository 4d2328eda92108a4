import { editUrl, repositoryUrl, site } from '../ui/site'
import { collectionNames, collections, defaultCollection } from '../registry/collections'
import { hrefTo } from '../ui/addresses'
import { Icon } from '../ui/icon'
import styles from './home.module.css'
import { GlassList } from './home/glass-list'
import { Proof } from './home/proof'
import { SamplesView, type SamplesProps } from './home/samples-view'
import { Showpiece } from './home/showpiece'

const features = [
  {
    title: 'Easy to Use',
    icon: 'feather',
    text: 'Copy the source and a snippet, and it runs: imports, state and handlers are included.',
  },
  {
    title: 'Customizable',
    icon: 'sliders-horizontal',
    text: 'Adjust the controls, and watch preview and code change together.',
  },
  {
    title: 'Performant',
    icon: 'zap',
    text: 'Plain CSS modules without a runtime; Emotion on request. You ship only what you copy, and the glass it shares.',
  },
] as const

/** The collections besides the one that the first button leads to. */
const others = collectionNames.filter((name) => name !== defaultCollection)

/** The home page. */
export function Home(samples: SamplesProps) {
  return (
    <main id="main" className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.count}>
            <Icon name="sparkles" size={16} />
            {__COMPONENTS__} components to install, plain CSS or Emotion, MIT
          </p>
          <h1>Interfaces cut from glass.</h1>
          <p className={styles.tagline}>{site.tagline}</p>
          <div className={styles.actions}>
            <a href={hrefTo('/components')} className="button button-primary">
              Browse components
              <Icon name="arrow-right" size={18} />
            </a>
            {others.map((name) => (
              <a key={name} href={hrefTo(collections[name].path)} className="button">
                <Icon name="blocks" size={18} />
                {collections[name].title}
              </a>
            ))}
            <a href={hrefTo('/contributors')} className="button">
              <Icon name="users" size={18} />
              Contributors
            </a>
            <a href={repositoryUrl} className="button" target="_blank" rel="noreferrer">
              <Icon name="git-fork" size={18} />
              Source code
            </a>
            <a href={repositoryUrl} className={styles.star} target="_blank" rel="noreferrer">
              <Icon name="star" size={18} />
              Star the repo
            </a>
          </div>
          <nav className={styles.straight} aria-label="Components">
            Straight to
            {samples.samples.map(({ name, title, route }) => (
              <a key={name} href={hrefTo(route)}>
                {title}
              </a>
            ))}
          </nav>
        </div>
        <Showpiece />
      </section>
      <ul className={`cards ${styles.features}`}>
        {features.map(({ title, icon, text }) => (
          <li key={title} className={`glass ${styles.feature ?? ''}`}>
            <span className={`card-icon ${styles.icon}`}>
              <Icon name={icon} size={22} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <SamplesView {...samples} />
      <Proof />
      <GlassList />
      <p className={styles.below}>
        <a href={editUrl('src/pages/home.tsx')} target="_blank" rel="noreferrer">
          Edit this page
        </a>
      </p>
    </main>
  )
}
