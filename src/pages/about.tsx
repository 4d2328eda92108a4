import { Link } from 'react-router-dom'
import { repositoryUrl, site } from '../site/constants'
import { Icon } from '../ui/icon'
import styles from './about.module.css'
import { ScrollIn } from './parts/scroll-in'

const welcome = [
  {
    icon: 'code',
    title: 'Developers',
    text: 'Take a component home, read its source in one sitting, and make it yours. Nothing to install but what you see.',
  },
  {
    icon: 'palette',
    title: 'Designers',
    text: 'Turn blur, tint and light until it feels right, then hand over code that looks exactly like the picture.',
  },
  {
    icon: 'git-pull-request',
    title: 'Contributors',
    text: 'A folder is a component. Add one, and its page, its card and its tests are there. First timers are welcome.',
  },
] as const

/** Who makes the library, for whom, and how to join. */
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
                Glass is easy to fake and hard to get right. {site.name} exists so that a team can have the
                real thing – light that bends, text that stays readable over any picture, controls that answer
                to a keyboard – without spending a week on it. Every component is one file that you can read,
                copy and keep.
              </p>
            </div>
          </section>
        </ScrollIn>
        <section className={styles.welcome} aria-labelledby="who-we-welcome">
          <h2 id="who-we-welcome">Who We Welcome</h2>
          <ul className={styles.cards}>
            {welcome.map(({ icon, title, text }) => (
              <li key={title}>
                <ScrollIn className={`glass ${styles.card ?? ''}`}>
                  <span className={styles.icon}>
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
              The best ideas in here came from people who only wanted to fix one small thing. Bring yours: a
              bug, a drawing, a component you miss. We will help you over the line.
            </p>
            <p className={styles.actions}>
              <Link to="/contributors" className="button button-primary">
                Meet the contributors
              </Link>
              <Link to="/contact" className="button">
                Say hello
              </Link>
            </p>
          </section>
        </ScrollIn>
        <footer className={styles.footer}>
          <p>Follow us on social media, where every new component is shown first.</p>
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
