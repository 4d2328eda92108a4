import { useEffect, useRef, useState } from 'react'
import type { Scheme } from '../../glass/glass-values'
import { levels, opacityOf, type Glass, type Level } from '../../glass/glass-values'
import { fixLevel, verdictsOn, type LevelVerdict as Verdict } from '../../glass/verdict'
import { wordsOf } from '../../registry/readability'
import { Icon } from '../../ui/icon'
import { idOf } from './control-groups'
import { isLocked, readGlass, setGlass, useGlass } from './studio-store'
import styles from './verdicts.module.css'

const known = new WeakMap<Glass, readonly Verdict[]>()

/** The verdict of every level of a glass, cached. */
function verdictsOf(glass: Glass): readonly Verdict[] {
  const verdicts = known.get(glass) ?? verdictsOn(glass)
  known.set(glass, verdicts)
  return verdicts
}

/** The color of the backdrop on which a scheme's glass is least readable. */
export const worstBackdropOf = (glass: Glass, scheme: Scheme): string | undefined =>
  verdictsOf(glass)
    .filter((verdict) => verdict.scheme === scheme)
    .toSorted((one, other) => one.ratio - other.ratio)[0]?.backdrop

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
  // The glass that Fix could not change, because of the locks.
  const [unfixed, setUnfixed] = useState<Glass>()
  const isUnfixed = useGlass((glass) => glass === unfixed)
  // Missing only if a color cannot be parsed, and all colors of a glass can.
  if (verdict === undefined) return null

  const fix = () => {
    const glass = readGlass()
    const values = fixLevel(glass, scheme, level, isLocked)
    if (values === undefined) return setUnfixed(glass)
    setGlass(values)
    // The button is about to disappear, and must not take the focus with it.
    document.getElementById(idOf(opacityOf(scheme, level)))?.focus()
  }
  return (
    <li className={styles.verdict} data-readable={verdict.isReadable}>
      <Icon name={verdict.isReadable ? 'check' : 'triangle-alert'} size={16} />
      <span>
        <span>{`${nameOfLevel(level)}: ${wordsOf(verdict)}`}</span>
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

/** The pause after the last move before a changed verdict is announced, in ms. */
const pause = 1000

/** Announces which levels are no longer readable, or that all are again. */
export function VerdictNews() {
  const unreadable = useGlass((glass) =>
    verdictsOf(glass)
      .filter(({ isReadable }) => !isReadable)
      .map(({ scheme, level }) => `${scheme}, ${level}`)
      .join('; '),
  )
  const told = useRef(unreadable)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (unreadable === told.current) return undefined
    const timer = setTimeout(() => {
      told.current = unreadable
      setNews(
        unreadable === ''
          ? 'All glass is readable on any backdrop.'
          : `Not readable on every backdrop: ${unreadable}.`,
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [unreadable])
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
