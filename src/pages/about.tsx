import { repositoryUrl, site } from '../ui/site'
import { hrefTo } from '../ui/addresses'
import { Icon } from '../ui/icon'
import styles from './about.module.css'
import { ScrollIn } from './parts/scroll-in'

const welcome = [
  {
    icon: 'code',
    title: 'Developers',
    text: 'Copy a component into your project, read its source in a few minutes, and change whatever you like.',
  },
  {
    icon: 'palette',
    title: 'Designers',
    text: 'Adjust blur, tint and color until it looks right, then hand over code that renders exactly that.',
  },
  {
    icon: 'git-pull-request',
    title: 'Contributors',
    text: 'Each component is one folder. Add a folder, and the component gets its own page. First-time contributors are welcome.',
  },
] as const

/** The About Us page: the mission, who is welcome, and how to join. */
export function About() {
  return (
    <main id="main">
      <div className={styles.container}>
        <header className={styles.header}>
          <h1>About Us</h1>
          <p>Your journey to beautiful, {site.name} components starts here!</p>
        </header>
        <ScrollIn>
          <section className={styles.mission} aria-labelledby="our-mission">
            <div className={styles.pane}>
              <h2 id="our-mission">Our Mission</h2>
              <p>
                Glass is easy to imitate and hard to get right. {site.name} gives your team the real thing,
                without a week of work: blur that looks like glass, text that stays readable over any
                background, and controls that work with a keyboard. Every component is a small folder that you
                can read, copy and keep, beside the glass that all of them share.
              </p>
            </div>
          </section>
        </ScrollIn>
        <section className={styles.welcome} aria-labelledby="who-we-welcome">
          <h2 id="who-we-welcome">Who We Welcome</h2>
          <ul className={`cards ${styles.cards}`}>
            {welcome.map(({ icon, title, text }) => (
              <li key={title}>
                <ScrollIn className={`glass ${styles.card ?? ''}`}>
                  <span className="card-icon">
                    <Icon name={icon} size={22} />
                  </span>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </ScrollIn>
              </li>
            ))}
          </ul>
        </section>
        <ScrollIn>
          <section className={`glass ${styles.closing ?? ''}`} aria-labelledby="let-s-build-it-together">
            <h2 id="let-s-build-it-together">Let's build it together</h2>
            <p>
              Many good ideas start with one small fix. Bring yours: a bug report, a design, a missing
              component. We'll help you finish it.
            </p>
            <p className={styles.actions}>
              <a href={hrefTo('/contributors')} className="button button-primary">
                Meet the contributors
              </a>
              <a href={hrefTo('/contact')} className="button">
                Say hello
              </a>
            </p>
          </section>
        </ScrollIn>
        <footer className={styles.footer}>
          <p>Follow us on social media to see every new component first.</p>
          <a href={repositoryUrl} target="_blank" rel="noreferrer">
            <Icon name="git-fork" size={18} />
            {site.name} on GitHub
            <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </footer>
      </div>
    </main>
  )
}
