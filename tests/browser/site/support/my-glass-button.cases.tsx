import { MyGlassButton } from '../../../../src/docs/my-glass/my-glass-button'
import { followGlass } from '../../../../src/glass/glass-choice'
import { defaultGlass } from '../../../../src/glass/glass-values'

// As every page of the site does.
followGlass()

/** The button beside a preview. */
export const Besides = () => (
  <>
    <p data-stage="">A preview</p>
    <MyGlassButton read={() => ({ ...defaultGlass, radius: 7 })} />
  </>
)
