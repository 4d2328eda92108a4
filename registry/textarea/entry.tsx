import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import message from './message.demo?demo'
import { Textarea } from './textarea'

export const meta = {
  title: 'Textarea',
  description: 'A multi-line glass text field, in a theme or in your own colors.',
  icon: 'letter-text',
  route: '/textarea-details',
  added: '2026-11-21',
  category: 'inputs',
  keywords: ['multi-line', 'text area', 'comment', 'long text', 'message', 'textbox'],
  order: 11,
} satisfies Meta

const yellow = { bg: '#fefcd0', textColor: '#000000', borderColor: '#000000', shadowColor: '#c38105' }

/** The text of some themes needs thick glass to be readable over any backdrop. */
const ofThemes = levels.thick.opacity

export default docs({
  page: { back: 'history' },
  sections: [
    example('Basic Usage', message),
    propsTable(Textarea, ['style', 'size', 'label', 'hint', 'error', 'placeholder', 'onChange']),
    customizer({
      title: 'Custom Styling',
      text: 'Choose a theme, or edit a color to create your own.',
      controls: {
        bg: { type: 'color', default: yellow.bg, label: 'Background' },
        textColor: { type: 'color', default: yellow.textColor, label: 'Text' },
        borderColor: { type: 'color', default: yellow.borderColor, label: 'Border' },
        shadowColor: { type: 'color', default: yellow.shadowColor, label: 'Shadow' },
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
      },
      presets: {
        yellow,
        brown: { bg: '#d2b48c', textColor: '#000000', borderColor: '#8b4513', shadowColor: '#654321' },
        white: { bg: '#ffffff', textColor: '#000000', borderColor: '#000000', shadowColor: '#cccccc' },
        black: { bg: '#333333', textColor: '#ffffff', borderColor: '#ffffff', shadowColor: '#000000' },
        custom: yellow,
      },
      initial: 'yellow',
      readability: ({ bg, textColor }) => [
        { text: textColor, tint: bg, opacity: ofThemes, fix: { text: 'textColor' } },
      ],
      preview: ({ bg, textColor, borderColor, shadowColor, size }) => (
        <Textarea
          aria-label="Story"
          placeholder="Tell us your story…"
          size={size === 'md' ? undefined : size}
          style={{
            '--glass-tint': bg,
            '--glass-regular-tint-opacity': ofThemes,
            '--glass-foreground': textColor,
            '--glass-border': borderColor,
            '--glass-shadow': `0 16px 32px -16px ${shadowColor}`,
          }}
        />
      ),
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then on.' },
    { keys: 'Enter', does: 'Starts a new line.' },
  ],
  early: ['send'],
  announced: [
    { part: 'The field', role: 'textbox', name: 'Message' },
    { part: 'Its text, when typed', role: 'text', name: 'Glass!' },
  ],
})
