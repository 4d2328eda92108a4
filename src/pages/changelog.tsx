import { feedPath, type ChangelogEntry } from '../registry/page-data'
import { hrefTo } from '../ui/addresses'
import { withCode } from '../ui/with-code'
import styles from './changelog.module.css'
import { PageHeader } from './parts/page-header'

/** The visible names of the kinds. */
const kinds = {
  component: 'Component',
  feature: 'Feature',
  fix: 'Fix',
  release: 'Release',
} as const satisfies Record<ChangelogEntry['kind'], string>

/** Dates are in UTC, so that the build and every visitor show the same day. */
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The changelog, day by day. Each entry has an id, which the feed links to. */
export function Changelog({ entries }: { readonly entries: readonly ChangelogEntry[] }) {
  const dates = [...new Set(entries.map(({ date }) => date))]
  return (
    <main id="main" className={styles.page}>
      <PageHeader title="What's New">
        New components, features and fixes, newest first. Also as an <a href={hrefTo(feedPath)}>RSS feed</a>.
      </PageHeader>
      {dates.map((date) => (
        <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={styles.date}>
            <time dateTime={date}>{day.format(new Date(date))}</time>
          </h2>
          <div>
            {entries
              .filter((entry) => entry.date === date)
              .map((entry) => (
                <Entry key={entry.id} {...entry} />
              ))}
          </div>
        </section>
      ))}
    </main>
  )
}

function Entry({ id, kind, title, text, path }: ChangelogEntry) {
  return (
    <article id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <p className={styles.kind} data-kind={kind}>
        {kinds[kind]}
      </p>
      <h3 id={`${id}-title`} className={styles.title}>
        {path === undefined ? title : <a href={hrefTo(path)}>{title}</a>}
      </h3>
      <p className={styles.text}>{withCode(text)}</p>
    </article>
  )
}
