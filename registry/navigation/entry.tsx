import { docs, example, propsTable, type Meta } from '#docs'
import controlled from './example.demo?demo'
import { Navigation, NavigationLink } from './navigation'

export const meta = {
  title: 'Navigation',
  description: 'A bar of glass whose links fold into a menu where there is little room.',
  icon: 'navigation',
  route: '/navigation-details',
  order: 9,
} satisfies Meta

export default docs({
  sections: [
    example(
      'Basic Usage',
      <Navigation defaultSelected="#home">
        <NavigationLink href="#home">Home</NavigationLink>
        <NavigationLink href="#about">About</NavigationLink>
        <NavigationLink href="#contact">Contact</NavigationLink>
      </Navigation>,
      { layout: 'below' },
    ),
    propsTable(Navigation, [
      'className',
      'children',
      'onClick',
      'menuOpen',
      'selected',
      'defaultSelected',
      'onSelect',
    ]),
    example('Example', controlled, {
      text: 'The selected link and the menu are held by the code around the bar.',
      layout: 'below',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next link, or to the menu button of a narrow bar.' },
    { keys: 'Enter', does: 'Follows the focused link; on the menu button, opens or closes the menu.' },
    { keys: 'Space', does: 'Opens or closes the menu from its button.' },
    { keys: 'Escape', does: 'Closes the menu and moves focus to its button.' },
  ],
})
