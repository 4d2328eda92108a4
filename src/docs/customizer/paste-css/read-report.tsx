import type { Ignored, ReadCss } from '../../../glass/read-css/report'
import { Icon } from '../../../ui/icon'
import styles from './paste-dialog.module.css'

type ReadReportProps = Pick<ReadCss<unknown>, 'understood' | 'ignored'>

/** What was left out, by the reason: several declarations often share one. */
const byReason = (ignored: readonly Ignored[]): ReadonlyMap<string, readonly string[]> =>
  ignored.reduce(
    (reasons, { text, why }) => reasons.set(why, [...(reasons.get(why) ?? []), text]),
    new Map<string, readonly string[]>(),
  )

/** What a text was understood as, and what was left out. It scrolls by itself. */
export const ReadReport = ({ understood, ignored }: ReadReportProps) => (
  <div className={styles.report} role="region" aria-label="What was read" tabIndex={0}>
    {understood.length > 0 && (
      <>
        <h3 className={styles.understood}>
          <Icon name="check" size={18} /> Understood
        </h3>
        <ul>
          {understood.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )}
    {ignored.length > 0 && (
      <>
        <h3>Left out</h3>
        <ul>
          {[...byReason(ignored)].map(([why, texts]) => (
            <li key={why}>
              {why}
              {texts.map((text) => (
                <code key={text}>{text}</code>
              ))}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
