import { MyGlassButton } from '../../../../src/docs/my-glass/my-glass-button'
import { defaultGlass } from '../../../../src/glass/glass-values'

/** The button beside a preview. */
export const Besides = () => (
  <>
    <p data-stage="">A preview</p>
    <MyGlassButton read={() => ({ ...defaultGlass, radius: 7 })} />
  </>
)
