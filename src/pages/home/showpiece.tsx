import { useEffect, useRef } from 'react'
import { glassControls } from '../../glass/glass-values'
import { hrefTo } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import { glasses } from './glasses'
import { InstallLine } from './install-line'
import { readabilityOf, shapeGlass, shownProperties } from './shape-glass'
import styles from './showpiece.module.css'

/** The sliders, named as the studio's address names their values, in the order of `shownProperties`. */
const sliders = [
  { name: 'tint-opacity', label: 'Tint', control: { ...glassControls.lightRegularOpacity, unit: '' } },
  { name: 'blur', label: 'Blur', control: { ...glassControls.regularBlur, max: 40 } },
  { name: 'radius', label: 'Radius', control: { ...glassControls.radius, max: 40 } },
] as const

const choices = glasses.map(({ glass, ...names }) => {
  const { lightTint, lightForeground, lightRegularOpacity, regularBlur, radius } = glass
  return {
    ...names,
    values: [lightTint, lightForeground, lightRegularOpacity, regularBlur, radius],
    colors: { background: lightTint, color: lightForeground },
  }
})

const units = ['', '', ...sliders.map(({ control }) => control.unit)]
const shown = choices[0]?.values.map((value, index) => `${value}${units[index] ?? ''}`) ?? []
const start = readabilityOf(
  glasses[0].glass.lightTint,
  glasses[0].glass.lightForeground,
  sliders[0].control.default,
)

/**
 * A pane of glass with controls that shape it, the code that gives it to an app, and whether text on it is readable. It is
 * plain HTML and CSS, which loads no component; `shapeGlass` changes its texts, also before hydration.
 */
export function Showpiece() {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (element.current) shapeGlass(element.current)
  }, [])
  return (
    <section
      ref={element}
      className={styles.showpiece}
      style={Object.fromEntries(shownProperties.map((name, index) => [name, shown[index]]))}
      aria-label="Try the glass"
      data-showpiece
    >
      <div className={styles.scene}>
        <div className={styles.verdict} role="status">
          <span className={styles.mark} />
          <p>
            <b data-show="verdict" suppressHydrationWarning>
              {start.verdict}
            </b>
            <span data-show="ratio" suppressHydrationWarning>
              {start.ratio}
            </span>
          </p>
        </div>
        <fieldset className={styles.card} disabled>
          <legend className={styles.title}>
            <Icon name="sliders-horizontal" size={18} />
            Your glass
          </legend>
          {sliders.map(({ name, label, control: { min, max, step, unit, ...control } }, index) => (
            <label key={name} className={styles.control}>
              {label}
              <span className={styles.value} data-show={shownProperties[index + 2]} suppressHydrationWarning>
                {shown[index + 2]}
              </span>
              <input
                type="range"
                name={name}
                min={min}
                max={max}
                step={step}
                defaultValue={control.default}
                data-unit={unit}
                autoComplete="off"
              />
            </label>
          ))}
          <div className={styles.choices}>
            {choices.map(({ name, preset, values, colors }, index) => (
              <label key={name} style={colors}>
                <input
                  type="radio"
                  name="preset"
                  className="visually-hidden"
                  value={preset}
                  defaultChecked={index === 0}
                  data-glass={values.join(' ')}
                  autoComplete="off"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.code}>
          <pre translate="no">
            <code>
              <b>:root</b> {'{\n'}
              {shownProperties.map((property, index) => (
                <span key={property}>
                  {'  '}
                  <i>{property}</i>:{' '}
                  <em data-show={property} suppressHydrationWarning>
                    {shown[index]}
                  </em>
                  {';\n'}
                </span>
              ))}
              {'}'}
            </code>
          </pre>
          <a href={hrefTo('/studio')}>
            Open in the studio
            <Icon name="arrow-right" size={16} />
          </a>
        </div>
      </div>
      <InstallLine />
    </section>
  )
}
