import type { Contributor, RepositorySummary } from '../../api/github'
import { Icon } from '../../ui/icon'
import { ScrollIn } from '../parts/scroll-in'
import styles from './statistics.module.css'

interface StatisticsProps {
  readonly contributors: readonly Contributor[]
  readonly summary: RepositorySummary
}

/** Four numbers of the project, always in the locale of the prerendered page. */
export function Statistics({ contributors, summary }: StatisticsProps) {
  const contributions = contributors.reduce((sum, { contributions: own }) => sum + own, 0)
  const tiles = [
    { icon: 'users', label: 'Contributors', value: contributors.length },
    { icon: 'git-commit-horizontal', label: 'Total Contributions', value: contributions },
    { icon: 'star', label: 'GitHub Stars', value: summary.stars },
    { icon: 'git-fork', label: 'Forks', value: summary.forks },
  ] as const
  return (
    <ScrollIn>
      <dl className={styles.tiles}>
        {tiles.map(({ icon, label, value }) => (
          <div key={label} className={`glass ${styles.tile ?? ''}`}>
            <dt>
              <span className={styles.icon}>
                <Icon name={icon} size={20} />
              </span>
              {label}
            </dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </ScrollIn>
  )
}
