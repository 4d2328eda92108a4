import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { BackToTop } from '../../../registry/back-to-top/back-to-top'
import { Breadcrumbs } from '../../../registry/breadcrumbs/breadcrumbs'
import { Button } from '../../../registry/button/button'
import { Card } from '../../../registry/card/card'
import { Menu } from '../../../registry/menu/menu'
import { Navigation, NavigationLink } from '../../../registry/navigation/navigation'
import { Pagination } from '../../../registry/pagination/pagination'
import { PricingPlan } from '../../../registry/pricing/pricing'
import { ProductCard } from '../../../registry/product/product'
import { sneaker } from '../../../registry/product/sneaker'
import type { RenderProps } from '../../../registry/shared/render'
import { SpeedDial } from '../../../registry/speed-dial/speed-dial'
import { Stepper } from '../../../registry/stepper/stepper'

/** The component of a consumer with the element in it, and the link of a router. */
const Press = (props: ComponentProps<'button'>) => <button type="button" {...props} />
const Box = (props: ComponentProps<'div'>) => <div {...props} />
const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />

type Form = ReactElement | ((props: RenderProps) => ReactElement) | undefined

interface Renderable {
  /** The component in every state that is announced, with a form of `render`. */
  readonly states: (render: Form) => ReactNode
  /** The forms in which it is announced as without `render`. */
  readonly same: Forms
  /** The forms in which a button is announced as a link, and all else as without `render`. */
  readonly links?: Forms
  /** The name of a button that `render` does not replace. */
  readonly stays?: string
}

type Forms = Readonly<Record<string, Form>>

/** The forms that are announced as a link. */
const links: Forms = {
  'an element with a link': <a href="#there" />,
  'a component with a link': <Link to="#there" />,
  'a function with a link': (props) => <a href="#there" {...props} />,
}

/** The forms that are announced as a button. */
const buttons: Forms = {
  'an element': <button />,
  'a component': <Press />,
  'a function': (props) => <button {...props} />,
}

/** Every component that has `render`, by its folder. */
const renderable: Readonly<Record<string, Renderable>> = {
  'back-to-top': { states: (render) => <BackToTop render={render} />, same: buttons, links },
  breadcrumbs: {
    states: (render) => (
      <Breadcrumbs
        render={render}
        items={[
          { title: 'Home', href: '#there' },
          { title: 'Here', href: '#there' },
        ]}
      />
    ),
    same: links,
  },
  button: {
    states: (render) => (
      <>
        <Button render={render}>Ready</Button>
        <Button render={render} disabled>
          Disabled
        </Button>
        <Button render={render} pending pendingLabel="Saving">
          Pending
        </Button>
        <Button render={render} icon={<svg width={20} height={20} />} aria-label="Icon" />
      </>
    ),
    same: buttons,
    links,
  },
  card: {
    states: (render) => (
      <Card render={render}>
        <h3>Title</h3>
      </Card>
    ),
    same: {
      'an element': <section />,
      'a component': <Box />,
      'a function': (props) => <div {...props} />,
    },
  },
  menu: {
    states: (render) => <Menu items={[{ label: 'Edit' }]} buttonRender={render} />,
    same: buttons,
  },
  navigation: {
    states: (render) => (
      <Navigation selected="#there">
        <NavigationLink href="#there" render={render}>
          Selected
        </NavigationLink>
        <NavigationLink href="#elsewhere" render={render}>
          Other
        </NavigationLink>
      </Navigation>
    ),
    same: links,
  },
  pagination: {
    states: (render) => <Pagination total={30} render={render} href={render && ((page) => `#${page}`)} />,
    same: {},
    links,
  },
  pricing: { states: (render) => <PricingPlan buttonRender={render} />, same: links },
  product: {
    states: (render) => <ProductCard product={sneaker} cartRender={render} />,
    same: buttons,
  },
  'speed-dial': {
    states: (render) => (
      <SpeedDial open actionButtons={[{ icon: <svg />, label: 'Copy', key: 'copy', render }]} />
    ),
    same: buttons,
    links,
    stays: 'Actions',
  },
  stepper: {
    states: (render) => (
      <Stepper
        render={render}
        currentStep={2}
        items={[
          { title: 'Cart', href: '#there' },
          { title: 'Address', href: '#there' },
        ]}
      />
    ),
    same: links,
  },
}

/** Each of them in each form. */
export const Forms = () =>
  Object.entries(renderable).flatMap(([component, { states, same, links: asLinks, stays }]) =>
    Object.entries({ none: undefined, ...same, ...asLinks }).map(([form, render]) => (
      <section
        key={`${component}, ${form}`}
        data-stage=""
        data-stays={stays}
        aria-label={`${component}, ${form}`}
      >
        {states(render)}
      </section>
    )),
  )
