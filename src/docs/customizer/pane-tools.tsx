import type { Customizer } from './customizer-store'
import { MyGlassButton } from '../my-glass/my-glass-button'
import styles from './pane-tools.module.css'
import { PasteCss } from './paste-css/paste-css'

/** Takes the values of a pane of glass from CSS, and puts all previews in the glass that they make. */
export function PaneTools({ customizer }: { readonly customizer: Customizer }) {
  const { section } = customizer
  return (
    <div className={styles.tools}>
      <PasteCss
        read={async (text) => (await import('../../glass/read-css/read-values')).readValues(text, section)}
        onTake={(values) => {
          for (const [name, value] of Object.entries(values)) customizer.set(name, value)
        }}
      />
      <MyGlassButton
        read={async () => {
          const { glassOfSection } = await import('../../glass/read-css/read-css')
          return glassOfSection(section, customizer.state().values)
        }}
      />
    </div>
  )
}
