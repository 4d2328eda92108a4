import { Slider } from './slider'

/** An uncontrolled slider in a form. */
export const InForm = () => (
  <form>
    <Slider aria-label="Volume" defaultValue={50} />
  </form>
)
