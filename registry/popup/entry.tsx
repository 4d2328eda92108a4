import { customizer, docs, example, propsTable, type Meta } from '#docs'
import basic from './basic.demo?demo'
import custom from './custom.demo?demo'
import { Popup, type PopupProps } from './popup'

export const meta = {
  title: 'Popup',
  description: 'A glass popup over the page, with a theme, opacity and blur of your choice.',
  icon: 'message-square',
  route: '/popup-details',
  added: '2026-11-21',
  category: 'overlays',
  keywords: ['dialog', 'alert', 'overlay', 'message', 'announcement', 'newsletter', 'pop-up', 'notice'],
  related: ['modal', 'toast'],
  order: 10,
} satisfies Meta

/** How much the color of the popup covers the page below its glass, from 0 to 1. */
const groundOpacity = 0.32

const themes = {
  yellow: { bg: '#fefcd0', textColor: '#000000', borderColor: '#000000', buttonBg: '#4a90e2' },
  brown: { bg: '#d2b48c', textColor: '#000000', borderColor: '#000000', buttonBg: '#a0522d' },
  white: { bg: '#ffffff', textColor: '#000000', borderColor: '#000000', buttonBg: '#4a90e2' },
  black: { bg: '#000000', textColor: '#ffffff', borderColor: '#ffffff', buttonBg: '#4a90e2' },
}

const shown = (props: PopupProps = {}) => (
  <Popup heading="Hello" {...props}>
    <p style={{ margin: 0 }}>The page behind the glass waits until you close this popup.</p>
  </Popup>
)

export default docs({
  thumbnail: shown({ opacity: 0.8, style: { zoom: 0.7 } }),
  sections: [
    example('Basic Usage', basic, { opened: shown() }),
    propsTable(Popup, [
      'isOpen',
      'onClose',
      'open',
      'defaultOpen',
      'onOpenChange',
      'bg',
      'textColor',
      'borderColor',
      'buttonBg',
      'opacity',
      'blur',
      'heading',
      'headingLevel',
      'description',
      'actions',
      'closeLabel',
      'initialFocus',
      'children',
    ]),
    customizer({
      title: 'Custom Popup',
      text: 'Choose a theme or create your own, then open the popup.',
      controls: {
        bg: { type: 'color', default: '#ffffff', label: 'Background' },
        textColor: { type: 'color', default: '#000000' },
        borderColor: { type: 'color', default: '#000000' },
        buttonBg: { type: 'color', default: '#4a90e2', label: 'Button background' },
        opacity: { type: 'range', default: 0.5, min: 0, max: 1, step: 0.01 },
        blur: { type: 'range', default: 5, min: 0, max: 20, step: 1, unit: 'px' },
      },
      presets: { ...themes, custom: themes.white },
      initial: 'white',
      preview: custom,
      opened: (values) => shown({ heading: 'This popup looks the way you want it to', ...values }),
      readability: ({ bg, textColor, opacity }) => [
        {
          text: textColor,
          tint: bg,
          // The ground below the glass has the same color.
          opacity: 1 - (1 - opacity) * (1 - groundOpacity),
          fix: { opacity: 'opacity', text: 'textColor' },
        },
      ],
    }),
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens the popup and moves focus into it.' },
    { keys: 'Space', does: 'Opens the popup and moves focus into it.' },
    { keys: 'Tab', does: 'Moves focus to the next control, and from the last to the first.' },
    {
      keys: 'Shift + Tab',
      does: 'Moves focus to the previous control, and from the first to the last.',
    },
    { keys: 'Escape', does: 'Closes the popup and returns focus to the button that opened it.' },
  ],
  early: 'A handler opens it.',
  announced: [
    { part: 'The popup, when open', role: 'dialog', name: 'Hello', states: 'modal' },
    { part: 'Its heading', role: 'heading', name: 'Hello', states: 'level 2' },
    {
      part: 'Its content',
      role: 'text',
      name: 'The page behind the glass waits until you close this popup.',
    },
    { part: 'Its close button', role: 'button', name: 'Close' },
  ],
})
