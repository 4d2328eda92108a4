import { docs, example, propsTable, type Meta } from '#docs'
import controlled from './example.demo?demo'
import { Navigation, NavigationLink } from './navigation'

export const meta = {
  title: 'Navigation',
  description: 'A glass bar whose links collapse into a menu when space is limited.',
  icon: 'navigation',
  route: '/navigation-details',
  added: '2026-11-21',
  category: 'navigation',
  keywords: ['navbar', 'nav bar', 'menu', 'header', 'links', 'hamburger', 'bar', 'top bar', 'site menu'],
  related: ['pagination'],
  order: 9,
} satisfies Meta

export default docs({
  thumbnail: (
    <Navigation defaultSelected="#home" style={{ zoom: 0.7 }}>
      <NavigationLink href="#home">Home</NavigationLink>
      <NavigationLink href="#about">About</NavigationLink>
      <NavigationLink href="#contact">Contact</NavigationLink>
    </Navigation>
  ),
  sections: [
    example(
      'Basic Usage',
      <Navigation defaultSelected="#home">
        <NavigationLink href="#home">Home</NavigationLink>
        <NavigationLink href="#about">About</NavigationLink>
        <NavigationLink href="#contact">Contact</NavigationLink>
      </Navigation>,
      {
        layout: 'below',
        controls: {
          defaultSelected: {
            type: 'select',
            default: '#home',
            options: ['#home', '#about', '#contact'],
            label: 'Selected',
          },
          menuLabel: { type: 'text', default: 'Menu' },
          open: { type: 'boolean', default: false, label: 'Menu open' },
          size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        },
      },
    ),
    propsTable(Navigation, [
      'className',
      'children',
      'onClick',
      'menuOpen',
      'open',
      'defaultOpen',
      'onOpenChange',
      'selected',
      'defaultSelected',
      'onSelect',
      'menuLabel',
      'size',
    ]),
    example('Example', controlled, {
      text: 'This bar is controlled: the parent component holds the selected link and whether the menu is open.',
      layout: 'below',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next link, or to the menu button of a narrow bar.' },
    { keys: 'Enter', does: 'Follows the focused link; on the menu button, opens or closes the menu.' },
    { keys: 'Space', does: 'Opens or closes the menu from its button.' },
    { keys: 'Escape', does: 'Closes the menu and moves focus to its button.' },
  ],
  early: ['follow'],
  announced: [
    { part: 'The bar', role: 'navigation', name: 'Site' },
    { part: 'The selected link', role: 'link', name: 'Home', states: 'current location' },
    { part: 'Another link', role: 'link', name: 'About' },
    { part: 'Another link, when selected', role: 'link', name: 'About', states: 'current location' },
    { part: 'The menu button of a narrow bar', role: 'button', name: 'Menu', states: 'collapsed' },
    { part: 'The menu button, when the menu is open', role: 'button', name: 'Menu', states: 'expanded' },
  ],
})
