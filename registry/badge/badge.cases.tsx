import { Badge } from './badge'

export const Numbers = () => (
  <p>
    Inbox <Badge max={99}>{99}</Badge>
    <Badge max={99} label="unread">
      {128}
    </Badge>
    <Badge locale="de-DE">{12_345}</Badge>
    <Badge max={1000} locale="de-DE">
      {12_345}
    </Badge>
    <Badge>{Number.NaN}</Badge>
  </p>
)

const kinds = ['neutral', 'info', 'success', 'warning', 'error'] as const

export const Kinds = () =>
  kinds.map((kind) => (
    <Badge key={kind} kind={kind} dot>
      {kind}
    </Badge>
  ))
