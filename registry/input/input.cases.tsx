import { Input } from './input'

/** Icon buttons on both sides, in the smallest size. */
export const Small = () => (
  <>
    <Input aria-label="Word" size="sm" icon="×" iconLabel="Clear" onIconClick={() => undefined} />
    <Input
      aria-label="Place"
      size="sm"
      icon="×"
      iconPosition="left"
      iconLabel="Empty"
      onIconClick={() => undefined}
    />
  </>
)
