import type { CSSProperties } from 'react'
import { pictureOf } from '../../glass/preset-picture'
import { presets } from '../../glass/presets'
import { hrefTo } from '../../ui/addresses'
import { useHydrated } from '../../ui/hydration'
import styles from './glass-list.module.css'
import { Section } from './section'
import { readabilityOf } from './shape-glass'

/** A color of `#rrggbb` with an opacity. */
const tinted = (tint: string, opacity: number) => tint + Math.round(opacity * 255).toString(16)

/** The scheme of the page chooses between two colors. */
const lightDark = (light: string, dark: string) => `light-dark(${light},${dark})`

const names = ['Ocean', 'Aurora', 'Moss', 'Ink']

const shown = presets
  .filter(({ name }) => names.includes(name))
  .map(({ name, glass }) => {
    const ratios = [
      readabilityOf(glass.lightTint, glass.lightForeground, glass.lightRegularOpacity).ratio,
      readabilityOf(glass.darkTint, glass.darkForeground, glass.darkRegularOpacity).ratio,
    ]
    return {
      name,
      picture: pictureOf(glass),
      // The lower one of both schemes: the text must not depend on the scheme, which a document does not know.
      ratio: ratios.toSorted((one, other) => Number.parseFloat(one) - Number.parseFloat(other))[0],
      style: {
        color: lightDark(glass.lightForeground, glass.darkForeground),
        borderRadius: glass.radius,
        '--glass': lightDark(
          tinted(glass.lightTint, glass.lightRegularOpacity),
          tinted(glass.darkTint, glass.darkRegularOpacity),
        ),
        '--filter': `blur(${glass.regularBlur}px) saturate(${glass.saturation})`,
      } as CSSProperties,
    }
  })

/**
 * Four glasses of the studio, each over its picture. A press opens it there. The pictures come with hydration: a browser asks for
 * lazy ones that are near before it has painted the page.
 */
export function GlassList() {
  const isHydrated = useHydrated()
  return (
    <Section id="glasses" title="Start from a glass" text="Each opens in the studio, on whole screens.">
      <ul className={styles.glasses} data-showpiece>
        {shown.map(({ name, picture, ratio, style }) => (
          <li key={name} className={styles.scene}>
            {isHydrated && <img src={picture} alt="" loading="lazy" />}
            <a href={`${hrefTo('/studio')}?preset=${name}`} className={styles.pane} style={style}>
              <b>{name}</b>
              <span>{ratio}</span>
              <i>Open in the studio</i>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
