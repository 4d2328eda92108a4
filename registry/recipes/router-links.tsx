import type { ComponentProps } from 'react'
import { Button } from '../button/button'
import { Card } from '../card/card'

/** Stands for the link of your router: `Link` of React Router or of Next.js. */
const Link = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>

/** Links of a router that look like a button and like a card: `render` takes the element. */
export default function RouterLinks() {
  return (
    <nav aria-label="Plans">
      <Button render={<Link href="#sign-up" />}>Sign up</Button>
      <Card render={<Link href="#plans" />}>All plans, and what they cost</Card>
    </nav>
  )
}
