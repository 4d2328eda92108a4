import type { CSSProperties } from 'react'
import { Icon } from '../../ui/icon'
import styles from './showpiece.module.css'

/** The values of the card and of the code beside it. */
const glass = { tint: 0.56, blur: 14, radius: 20 }

const declarations = [
  ['background', `rgb(255 255 255 / ${glass.tint})`],
  ['backdrop-filter', `blur(${glass.blur}px)`],
  ['border-radius', `${glass.radius}px`],
] as const

const controls = [
  { label: 'Tint', value: String(glass.tint), share: glass.tint },
  { label: 'Blur', value: `${glass.blur} px`, share: glass.blur / 40 },
  { label: 'Radius', value: `${glass.radius} px`, share: glass.radius / 40 },
]

const swatches = ['#833AB4', '#E1306C', '#F77737', '#FCAF45']

const cardStyle: CSSProperties = {
  background: declarations[0][1],
  WebkitBackdropFilter: declarations[1][1],
  backdropFilter: declarations[1][1],
  borderRadius: declarations[2][1],
}

/** A picture of the library in plain HTML and CSS, which loads no component. */
export function Showpiece() {
  return (
    <div className={styles.showpiece} data-showpiece aria-hidden="true">
      <div className={styles.scene}>
        <div className={styles.card} style={cardStyle}>
          <p className={styles.title}>
            <Icon name="sliders-horizontal" size={18} />
            Frosted card
            <span className={styles.live}>Live</span>
          </p>
          {controls.map(({ label, value, share }) => (
            <div key={label} className={styles.control} style={{ '--share': share } as CSSProperties}>
              <span>{label}</span>
              <span className={styles.value}>{value}</span>
              <span className={styles.track} />
            </div>
          ))}
          <p className={styles.swatches}>
            {swatches.map((color) => (
              <span key={color} style={{ background: color }} />
            ))}
          </p>
        </div>
        <pre className={styles.code}>
          <code>
            <b>.card</b> {'{\n'}
            {declarations.map(([property, value]) => (
              <span key={property}>
                {'  '}
                <i>{property}</i>: <em>{value}</em>
                {';\n'}
              </span>
            ))}
            {'}'}
          </code>
        </pre>
        <div className={styles.toast}>
          <span className={styles.tick}>
            <Icon name="check" size={16} />
          </span>
          <p>
            <b>Copied</b>
            Ready to paste
          </p>
        </div>
      </div>
    </div>
  )
}
