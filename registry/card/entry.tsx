import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Card } from './card'
import creditCard from './credit-card.demo?demo'

export const meta = {
  title: 'Card',
  description: 'A frosted glass card for any content, in a theme or in your own colors.',
  icon: 'square',
  route: '/card-details',
  added: '2026-11-21',
  category: 'display',
  keywords: ['panel', 'tile', 'surface', 'box', 'container', 'content'],
  related: ['product', 'testimonial'],
  order: 5,
} satisfies Meta

const yellow = { bg: '#fefcd0', textColor: '#000000', borderColor: '#000000', shadowColor: '#c38105' }

/** The text of some themes needs thick glass to be readable over any backdrop. */
const ofThemes = levels.thick.opacity

export default docs({
  thumbnail: (
    <Card style={{ zoom: 0.8 }}>
      <h3>Glass card</h3>
      <p>What is behind the card shines through, softened.</p>
    </Card>
  ),
  sections: [
    example(
      'Basic Usage',
      <Card>
        <h3>Glass card</h3>
        <p>What is behind the card shines through, softened, and the text stays readable.</p>
      </Card>,
    ),
    propsTable(Card, ['className', 'style', 'media', 'header', 'children', 'footer', 'render']),
    customizer({
      title: 'Custom Card',
      text: 'Choose a theme, or edit a color to create your own.',
      controls: {
        bg: { type: 'color', default: yellow.bg, label: 'Background' },
        textColor: { type: 'color', default: yellow.textColor, label: 'Text' },
        borderColor: { type: 'color', default: yellow.borderColor, label: 'Border' },
        shadowColor: { type: 'color', default: yellow.shadowColor, label: 'Shadow' },
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
      preview: ({ bg, textColor, borderColor, shadowColor }) => (
        <Card
          style={{
            '--glass-tint': bg,
            '--glass-regular-tint-opacity': ofThemes,
            '--glass-foreground': textColor,
            '--glass-border': borderColor,
            '--glass-shadow': `0 16px 32px -16px ${shadowColor}`,
          }}
        >
          <h3>Themed card</h3>
          <p>Background, text, border and shadow follow the theme.</p>
        </Card>
      ),
    }),
    example('Credit Card', creditCard),
  ],
  early: ['show'],
  announced: [
    { part: 'The heading', role: 'heading', name: 'Glass card', states: 'level 3' },
    {
      part: 'The text',
      role: 'text',
      name: 'What is behind the card shines through, softened, and the text stays readable.',
    },
    { part: 'The number of the credit card', role: 'text', name: '1234 5678 9012 3456' },
  ],
})
