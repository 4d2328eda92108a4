import { Alert } from '../../../registry/alert/alert'
import { AuthenticationCard } from '../../../registry/authentication-card/authentication-card'
import { BackToTop } from '../../../registry/back-to-top/back-to-top'
import { Badge } from '../../../registry/badge/badge'
import { Breadcrumbs } from '../../../registry/breadcrumbs/breadcrumbs'
import { Button } from '../../../registry/button/button'
import { Card } from '../../../registry/card/card'
import { ContactInfo } from '../../../registry/contact/contact-info'
import { Gallery } from '../../../registry/gallery/gallery'
import { PricingPlan } from '../../../registry/pricing/pricing'
import { ProgressBar } from '../../../registry/progress-bar/progress-bar'
import { Spinner } from '../../../registry/spinner/spinner'
import { Statistic } from '../../../registry/statistic/statistic'
import { Stepper } from '../../../registry/stepper/stepper'
import { Testimonial } from '../../../registry/testimonial/testimonial'
import { Toast, type ToastProps } from '../../../registry/toast/toast'
import { ToastStack } from '../../../registry/toast/toast-stack'
import { useToaster } from '../../../registry/toast/use-toaster'
import { Link, shows, type Day } from './day'

const picture = { src: 'data:,', alt: 'Nothing' }
const there = <Link to="#there" />

/** A toast in the list of its consumer. */
const Shown = (props: Partial<ToastProps>) => (
  <Toast title="Saved" message="All of it." toaster={useToaster()} {...props} id={1} />
)

/** What shows something, or does something. */
export const shown: Readonly<Record<string, Day>> = {
  Alert: {
    ...shows,
    plain: (given) => (
      <Alert onClose={() => {}} {...given}>
        Saved
      </Alert>
    ),
    link: <Alert actions={<a href="#there">Look</a>}>Saved</Alert>,
  },
  AuthenticationCard: {
    ...shows,
    plain: (given) => <AuthenticationCard {...given}>Welcome</AuthenticationCard>,
    submit: (
      <AuthenticationCard>
        <input name="own" defaultValue="a" />
      </AuthenticationCard>
    ),
    label: 'The fields in it have their own.',
  },
  BackToTop: { ...shows, plain: (given) => <BackToTop {...given} />, link: <BackToTop render={there} /> },
  Badge: { ...shows, plain: (given) => <Badge {...given}>New</Badge> },
  Breadcrumbs: {
    ...shows,
    plain: (given) => <Breadcrumbs items={[{ title: 'a', href: '#there' }]} {...given} />,
    link: <Breadcrumbs items={[{ title: 'a', href: '#there' }]} render={there} />,
  },
  Button: {
    ...shows,
    plain: (given) => <Button {...given}>Save</Button>,
    link: <Button render={there}>Look</Button>,
    submit: (
      <Button type="submit" name="own" value="a">
        Save
      </Button>
    ),
    label: <Button />,
  },
  Card: { ...shows, plain: (given) => <Card {...given}>Text</Card>, link: <Card render={there}>Text</Card> },
  ContactInfo: {
    ...shows,
    plain: (given) => <ContactInfo email="a@b.example" phone="1" location="Oslo" {...given} />,
    link: 'Its links are those of the address and the number.',
  },
  Gallery: { ...shows, plain: (given) => <Gallery images={[picture]} {...given} /> },
  PricingPlan: {
    ...shows,
    plain: (given) => <PricingPlan {...given} />,
    link: <PricingPlan buttonRender={there} />,
  },
  ProgressBar: {
    ...shows,
    plain: (given) => <ProgressBar progress={40} {...given} />,
    label: <ProgressBar />,
  },
  Shown: {
    ...shows,
    plain: (given) => <Shown {...given} />,
    link: 'A toast goes before it is read twice. Its action is a button.',
  },
  Spinner: { ...shows, plain: (given) => <Spinner {...given} /> },
  Statistic: { ...shows, plain: (given) => <Statistic {...given} /> },
  Stepper: {
    ...shows,
    plain: (given) => <Stepper items={[{ title: 'a', href: '#there' }]} {...given} />,
    link: <Stepper items={[{ title: 'a', href: '#there' }]} render={there} />,
  },
  Testimonial: { ...shows, plain: (given) => <Testimonial name="Ada" message="Good." {...given} /> },
  ToastStack: {
    ...shows,
    plain: (given) => (
      <ToastStack {...given}>
        <Shown />
      </ToastStack>
    ),
    link: 'It holds toasts.',
  },
}
