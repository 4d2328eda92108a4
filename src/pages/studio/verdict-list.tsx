import { useState } from 'react'
import { levels, opacityOf, type Glass, type Level, type Scheme } from '../../glass/glass-values'
import { fixLevel } from '../../glass/verdict'
import { wordsOf } from '../../registry/readability'
import { Icon } from '../../ui/icon'
import { idOf } from './knob-groups'
import { isLocked, readGlass, setGlass, useGlass } from './studio-store'
import styles from './verdict-list.module.css'
import { verdictsOf } from './verdicts'

/** Whether the text on each level of a scheme's glass is readable on any backdrop. */
export const VerdictList = ({ scheme }: { readonly scheme: Scheme }) => (
  <ul className={styles.verdicts} aria-label={`Readability, ${scheme}`}>
    {levels.map((level) => (
      <LevelVerdict key={level} scheme={scheme} level={level} />
    ))}
  </ul>
)

const nameOfLevel = (level: Level) => level.charAt(0).toUpperCase() + level.slice(1)

interface LevelVerdictProps {
  readonly scheme: Scheme
  readonly level: Level
}

function LevelVerdict({ scheme, level }: LevelVerdictProps) {
  const verdict = useGlass((glass) =>
    verdictsOf(glass).find((one) => one.scheme === scheme && one.level === level),
  )
  // The glass that Fix could not change.
  const [unfixed, setUnfixed] = useState<Glass>()
  const isUnfixed = useGlass((glass) => glass === unfixed)
  // The colors of a glass can all be parsed.
  if (verdict === undefined) return null

  const fix = () => {
    const glass = readGlass()
    const values = fixLevel(glass, scheme, level, isLocked)
    if (values === undefined) return setUnfixed(glass)
    setGlass(values)
    // The button is about to go, and focus must not be lost with it.
    document.getElementById(idOf(opacityOf(scheme, level)))?.focus()
  }
  return (
    <li className={styles.verdict} data-readable={verdict.isReadable}>
      <Icon name={verdict.isReadable ? 'check' : 'triangle-alert'} size={16} />
      <span>
        {`${nameOfLevel(level)}: ${wordsOf(verdict)}`}
        {isUnfixed && <span role="status"> What would fix it is locked.</span>}
      </span>
      {!verdict.isReadable && (
        <button type="button" className={styles.fix} aria-label={`Fix ${scheme}, ${level}`} onClick={fix}>
          Fix
        </button>
      )}
    </li>
  )
}
