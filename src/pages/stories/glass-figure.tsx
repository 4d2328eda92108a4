import type { ReactElement } from 'react'
import { MyGlassButton } from '../../docs/my-glass/my-glass-button'
import { backgroundOf, useBackdrop } from '../../docs/preview/backdrops'
import backdropStyles from '../../docs/preview/backdrops.module.css'
import { propertiesOf } from '../../glass/css'
import { glassIn } from '../../glass/glass-in'
import { isSameGlass, schemes, type Glass, type Level } from '../../glass/glass-values'
import { pictureOf } from '../../glass/preset-picture'
import { presets } from '../../glass/presets'
import { verdictsOn, type LevelVerdict } from '../../glass/verdict'
import type { SiteAddress } from '../../shared/story-addresses'
import styles from './glass-figure.module.css'
import { StoryFigure } from './story-figure'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Where a glass is not readable: "Dark, thin". Nowhere, if it is. */
const placeOf = ({ isReadable, scheme, level }: LevelVerdict): string | undefined =>
  isReadable ? undefined : `${capitalized(scheme)}, ${level}`

/** The properties of a pane on a level of the glass. */
const propertiesOn = (level: Level) => ({
  '--pane-blur': `var(--glass-${level}-blur)`,
  '--pane-opacity': `var(--glass-${level}-tint-opacity)`,
  '--pane-bare': level === 'thin' ? 'var(--glass-economy, 0)' : '0',
})

/** A glass of the studio: a pane of it in light and in dark, over its picture. */
function GlassFigure({ glass, address }: { readonly glass: Glass; readonly address: SiteAddress }) {
  const backdrop = useBackdrop()
  const picture = pictureOf(glass)
  const preset = presets.find((known) => isSameGlass(known.glass, glass))
  const [worst] = verdictsOn(glass).toSorted((one, other) => one.ratio - other.ratio)
  // A verdict about a level is next to that level.
  const level = worst?.isReadable === false ? worst.level : 'regular'
  const background =
    backgroundOf(backdrop, worst?.backdrop) ?? (picture && `url("${picture}") center / cover`)
  return (
    <StoryFigure
      name={preset === undefined ? 'A glass of the studio' : `The glass ${preset.name}`}
      address={address}
      verdict={worst}
      where={worst && placeOf(worst)}
      actions={<MyGlassButton read={() => glass} />}
    >
      <div className={`${backdropStyles.dusk ?? ''} ${styles.scene ?? ''}`} style={{ background }}>
        {schemes.map((scheme) => (
          <div
            key={scheme}
            className={styles.pane}
            style={{ ...propertiesOf(glass, scheme), ...propertiesOn(level), colorScheme: scheme }}
          >
            <b>{capitalized(scheme)}</b>
            <span>Text on this glass</span>
          </div>
        ))}
      </div>
    </StoryFigure>
  )
}

/** The figure of the studio's address. */
export function glassFigure(address: SiteAddress): ReactElement {
  const glass = glassIn(new URLSearchParams(address.search))
  if (glass === undefined)
    return (
      <p className={styles.unreadable}>A glass of the studio, but the code in its address cannot be read.</p>
    )
  return <GlassFigure glass={glass} address={address} />
}
