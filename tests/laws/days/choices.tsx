import { Accordion } from '../../../registry/accordion/accordion'
import { Drawer } from '../../../registry/drawer/drawer'
import { Modal } from '../../../registry/modal/modal'
import { Navigation, NavigationLink } from '../../../registry/navigation/navigation'
import { Pagination } from '../../../registry/pagination/pagination'
import { Popup } from '../../../registry/popup/popup'
import { ProductCard } from '../../../registry/product/product'
import { sneaker } from '../../../registry/product/sneaker'
import { SpeedDial } from '../../../registry/speed-dial/speed-dial'
import { Tabs } from '../../../registry/tabs/tabs'
import { Tooltip } from '../../../registry/tooltip/tooltip'
import { held, Link, shows, type Day } from './day'

const accordion = [{ title: 'a', content: 'A' }]
const tabs = ['a', 'b'].map((value) => ({ value, title: value, content: value }))
const action = { key: 'a', label: 'Add', icon: <svg />, action: () => {} }
const modal = { heading: 'Sure?', paragraph: 'It is gone then.', CTA: { text: 'Yes', color: '#000000' } }
const there = <Link to="#there" />
const ownName = 'It is a group, which its legend or `aria-label` names.'
const overlay = {
  link: 'What opens it can be one.',
  submit: 'A form in it sends what is in the form.',
  label: 'It is named by its heading.',
}

/** What opens, or what something is chosen in. */
export const choices: Readonly<Record<string, Day>> = {
  Accordion: {
    ...shows,
    plain: (given) => <Accordion items={accordion} {...given} />,
    link: <Accordion items={[{ title: 'a', content: <a href="#there">A</a> }]} />,
    controlled: held<readonly string[]>([], (value, set) => (
      <Accordion items={accordion} value={value} onValueChange={set} />
    )),
    uncontrolled: <Accordion items={accordion} defaultOpen={0} />,
  },
  Drawer: {
    ...overlay,
    plain: (given) => <Drawer heading="Cart" defaultOpen {...given} />,
    controlled: held(true, (open, set) => <Drawer heading="Cart" open={open} onOpenChange={set} />),
    uncontrolled: <Drawer heading="Cart" defaultOpen />,
  },
  Modal: {
    ...overlay,
    plain: (given) => <Modal {...modal} {...given} />,
    controlled: held(true, (open, set) => <Modal {...modal} open={open} onOpenChange={set} />),
    uncontrolled: <Modal {...modal} defaultOpen />,
  },
  Navigation: {
    ...shows,
    plain: (given) => (
      <Navigation {...given}>
        <NavigationLink href="#a">a</NavigationLink>
      </Navigation>
    ),
    link: (
      <Navigation>
        <NavigationLink href="#there" render={<Link to="#there" />}>
          there
        </NavigationLink>
      </Navigation>
    ),
    controlled: held('#b', (value, set) => (
      <Navigation selected={value} onSelect={set}>
        <NavigationLink href="#a">a</NavigationLink>
      </Navigation>
    )),
    uncontrolled: (
      <Navigation defaultSelected="#b">
        <NavigationLink href="#a">a</NavigationLink>
      </Navigation>
    ),
    press: 'a',
  },
  Pagination: {
    ...shows,
    plain: (given) => <Pagination total={30} {...given} />,
    link: <Pagination total={30} href={() => '#there'} render={<Link to="#there" />} />,
    controlled: held(1, (value, set) => <Pagination total={30} currentPage={value} onPageChange={set} />),
    uncontrolled: <Pagination total={30} defaultPage={1} />,
    press: '[aria-label="Page 2"], [aria-label="Next page"]',
  },
  Popup: {
    ...overlay,
    plain: (given) => (
      <Popup defaultOpen {...given}>
        Text
      </Popup>
    ),
    controlled: held(true, (open, set) => <Popup open={open} onOpenChange={set} />),
    uncontrolled: <Popup defaultOpen />,
  },
  ProductCard: {
    ...shows,
    plain: (given) => <ProductCard product={sneaker} {...given} />,
    link: <ProductCard product={sneaker} cartRender={there} />,
    submit: <ProductCard product={sneaker} name="own" />,
    label: ownName,
    controlled: held(false, (value, set) => (
      <ProductCard product={sneaker} wishlisted={value} onWishlistChange={set} />
    )),
    uncontrolled: <ProductCard product={sneaker} defaultWishlisted />,
    press: '[aria-pressed]',
  },
  SpeedDial: {
    ...shows,
    plain: (given) => <SpeedDial actionButtons={[action]} {...given} />,
    link: <SpeedDial actionButtons={[{ ...action, render: there }]} />,
    controlled: held(false, (open, set) => (
      <SpeedDial actionButtons={[action]} open={open} onOpenChange={set} />
    )),
    uncontrolled: <SpeedDial actionButtons={[action]} />,
  },
  Tabs: {
    ...shows,
    plain: (given) => <Tabs aria-label="Letters" items={tabs} {...given} />,
    link: 'Tabs show what is on the page. Navigation has links to other pages.',
    controlled: held('a', (value, set) => <Tabs items={tabs} value={value} onValueChange={set} />),
    uncontrolled: <Tabs items={tabs} defaultValue="a" />,
    press: '[role=tab]:last-of-type',
  },
  Tooltip: {
    ...shows,
    plain: (given) => (
      <Tooltip text="Now" {...given}>
        <button type="button">Save</button>
      </Tooltip>
    ),
    link: (
      <Tooltip text="Now">
        <a href="#there">Look</a>
      </Tooltip>
    ),
    label: 'What it describes can be labelled.',
    controlled: held(false, (open, set) => (
      <Tooltip text="Now" open={open} onOpenChange={set}>
        <button type="button">Save</button>
      </Tooltip>
    )),
    uncontrolled: (
      <Tooltip text="Now">
        <button type="button">Save</button>
      </Tooltip>
    ),
  },
}
