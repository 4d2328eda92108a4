import { useEffect, useState } from 'react'
import { fetchContributors, fetchSummary, type Contributor, type RepositorySummary } from '../api/github'
import { Icon } from '../ui/icon'
import { site } from '../ui/site'
import { ContributorGrid } from './contributors/contributor-grid'
import { Form } from './parts/form'
import form from './parts/form.module.css'
import { ScrollIn } from './parts/scroll-in'
import styles from './contributors.module.css'

/** The project's statistics and contributors, as GitHub lists them. */
export function Contributors() {
  const { contributors, summary, loading } = useContributors()
  return (
    <main id="main" className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.pane}>
          <h1>Our Amazing Contributors</h1>
          <p>Shaping the future of the component library, one commit at a time</p>
          <a className={styles.join} href="#contribute">
            Become a contributor
          </a>
        </div>
      </header>
      <div className={`container ${styles.body ?? ''}`}>
        <section aria-labelledby="project-statistics" aria-busy={loading}>
          <h2 id="project-statistics">Project Statistics</h2>
          <Statistics contributors={contributors} summary={summary} />
        </section>
        <section aria-labelledby="meet-our-contributors" aria-busy={loading}>
          <h2 id="meet-our-contributors">Meet Our Contributors</h2>
          <ContributorGrid contributors={contributors} loading={loading && contributors.length === 0} />
        </section>
        <Invitation />
      </div>
    </main>
  )
}

const noContributors: readonly Contributor[] = []
const noSummary: RepositorySummary = { stars: 0, forks: 0, openIssues: 0 }

/** Loads the contributors, then the repository's summary. A failure is logged and leaves the rest empty. */
function useContributors() {
  const [contributors, setContributors] = useState(noContributors)
  const [summary, setSummary] = useState(noSummary)
  const [loading, setLoading] = useState(true)

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        setContributors(await fetchContributors(site.repository, controller.signal))
        setSummary(await fetchSummary(site.repository, controller.signal))
      } catch (error) {
        if (controller.signal.aborted) return
        console.error('Failed to fetch contributors data', error)
      }
      setLoading(false)
    }
    void load()
    return () => controller.abort()
  }, [])

  return { contributors, summary, loading }
}

interface StatisticsProps {
  readonly contributors: readonly Contributor[]
  readonly summary: RepositorySummary
}

/** Four numbers of the project, in the locale of the prerendered page. */
function Statistics({ contributors, summary }: StatisticsProps) {
  const contributions = contributors.reduce((sum, { contributions: own }) => sum + own, 0)
  const tiles = [
    { icon: 'users', label: 'Contributors', value: contributors.length },
    { icon: 'git-commit-horizontal', label: 'Total Contributions', value: contributions },
    { icon: 'star', label: 'GitHub Stars', value: summary.stars },
    { icon: 'git-fork', label: 'Forks', value: summary.forks },
  ] as const
  return (
    <ScrollIn>
      <dl className={`cards ${styles.tiles}`}>
        {tiles.map(({ icon, label, value }) => (
          <div key={label} className={`glass ${styles.tile ?? ''}`}>
            <dt>
              <span className="card-icon">
                <Icon name={icon} size={20} />
              </span>
              <span>{label}</span>
            </dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </ScrollIn>
  )
}

/** The e-mail address is logged to the console, and not sent anywhere. */
function Invitation() {
  const [email, setEmail] = useState('')
  const start = () => {
    console.log(email)
    setEmail('')
    return Promise.resolve()
  }
  return (
    <ScrollIn>
      <section id="contribute" className={styles.invitation} aria-labelledby="impact">
        <div className={styles.invitationPane}>
          <h2 id="impact">Ready to Make an Impact?</h2>
          <p>Join our community and help shape the future of the component library.</p>
          <Form label="Join our community" onSend={start}>
            <div className={styles.row}>
              <input
                type="email"
                className={form.control}
                placeholder="Enter your email"
                aria-label="Email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <button type="submit" className="button button-primary">
                Get Started
              </button>
            </div>
          </Form>
        </div>
      </section>
    </ScrollIn>
  )
}
