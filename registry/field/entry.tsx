import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Input } from '../input/input'
import { Field } from './field'
import signUp from './sign-up.demo?demo'

export const meta = {
  title: 'Field',
  description: 'A control with its label, a hint, an error and a counter on a pane of glass.',
  icon: 'text-cursor-input',
  route: '/field-details',
  added: '2026-11-28',
  category: 'forms',
  collection: 'essentials',
  keywords: [
    'form field',
    'form control',
    'label',
    'hint',
    'help text',
    'helper text',
    'description',
    'validation',
    'field error',
    'invalid',
    'required field',
    'character counter',
    'character count',
  ],
  related: ['input', 'textarea', 'dropdown', 'slider'],
} satisfies Meta

export default docs({
  thumbnail: (
    <Field label="E-mail" hint="For the receipt." style={{ width: '15rem' }}>
      <Input type="email" defaultValue="ada@" />
    </Field>
  ),
  sections: [
    example(
      'Basic Usage',
      <Field label="E-mail" hint="We send the receipt there.">
        <Input type="email" autoComplete="email" required />
      </Field>,
      { text: 'Leave it with half an address: the field shows what the browser finds.' },
    ),
    propsTable(Field, ['label', 'children', 'hint', 'error', 'counter', 'counterText', 'bare', 'style'], {
      sample: (
        <Field label="E-mail" hint="We send the receipt there.">
          <Input type="email" required />
        </Field>
      ),
    }),
    customizer({
      title: 'Custom Field',
      controls: {
        label: { type: 'text', default: 'E-mail' },
        hint: { type: 'text', default: 'We send the receipt there.' },
        error: { type: 'text', default: '' },
        counter: { type: 'boolean', default: false },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...words }) => (
        <Field
          {...words}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
          }}
        >
          <Input type="email" autoComplete="email" defaultValue="ada@vitrine.test" maxLength={40} />
        </Field>
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('In a form', signUp, {
      text: 'Errors come from the browser, and one from the page: the name Ada is taken. Any control can be in a field.',
    }),
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves focus to the control.' }],
  early: ['send'],
  announced: [
    {
      part: 'The control',
      role: 'textbox',
      name: 'E-mail',
      states: 'required, described as We send the receipt there.',
    },
    {
      part: 'The user name, while it is taken',
      role: 'textbox',
      name: 'User name',
      states: 'value Ada, required, invalid, described as This name is taken.',
    },
  ],
})
