import { Avatar } from './avatar'
import { AvatarGroup } from './avatar-group'

const names = [
  'Ada Lovelace',
  'Ada',
  'ada king lovelace',
  'Élodie Ôrban',
  '李小龙',
  '(Bob) Ross',
  '👩‍🚀 Crew',
  ' ',
  '–',
]

/** Names of many kinds. */
export const Names = () => names.map((name) => <Avatar key={name} name={name} />)

/** Pictures: one that loads, one that does not, and one that comes later. */
export const Pictures = () => (
  <>
    <Avatar
      name="Loaded"
      src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"
    />
    <Avatar name="Broken" src="data:image/png,none" />
    <Avatar name="Beside" decorative />
  </>
)

/** Each status. */
export const Statuses = () =>
  (['online', 'away', 'busy', 'offline'] as const).map((status) => (
    <Avatar key={status} name="Ada" status={status} size={96} />
  ))

/** A group in three lengths. */
export const Groups = () =>
  [0, 2, Infinity].map((max) => (
    <AvatarGroup
      key={max}
      aria-label={`At most ${max}`}
      max={max}
      moreText={(count) => `and ${count} others`}
    >
      <Avatar name="Ada" />
      <Avatar name="Bob" />
      {false}
      <Avatar name="Cleo" />
    </AvatarGroup>
  ))
