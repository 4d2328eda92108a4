import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { AuthenticationCard } from './authentication-card'

export const meta = {
  title: 'Authentication Card',
  description: 'A glass card for login and sign-up forms, in the colors of your theme.',
  icon: 'lock-keyhole',
  route: '/authentication-card',
  added: '2026-11-21',
  category: 'forms',
  keywords: [
    'login',
    'log in',
    'sign in',
    'sign up',
    'register',
    'password',
    'account',
    'auth',
    'signin',
    'signup',
    'registration',
    'email and password',
  ],
  related: ['contact'],
  order: 16,
} satisfies Meta

const yellow = {
  backgroundColor: '#fefcd0',
  color: '#000000',
  borderColor: '#000000',
  shadowColor: '#c38105',
}

// Neither form sends anything, even without JavaScript: `method="dialog"` has no effect outside a dialog, and no field
// has a name.
/** The text of some themes needs thick glass to be readable over any backdrop. */
const ofThemes = levels.thick.opacity

export default docs({
  thumbnail: (
    <AuthenticationCard style={{ zoom: 0.7 }}>
      <h3>Login</h3>
      <form>
        <label>
          Email
          <input placeholder="you@example.com" />
        </label>
        <label>
          Password
          <input />
        </label>
        <button>Login</button>
      </form>
    </AuthenticationCard>
  ),
  sections: [
    customizer({
      title: 'Login',
      controls: {
        backgroundColor: { type: 'color', default: yellow.backgroundColor },
        color: { type: 'color', default: yellow.color, label: 'Text color' },
        borderColor: { type: 'color', default: yellow.borderColor },
        shadowColor: { type: 'color', default: yellow.shadowColor },
      },
      presets: {
        yellow,
        brown: {
          backgroundColor: '#d2b48c',
          color: '#000000',
          borderColor: '#8b4513',
          shadowColor: '#654321',
        },
        white: {
          backgroundColor: '#ffffff',
          color: '#000000',
          borderColor: '#000000',
          shadowColor: '#cccccc',
        },
        black: {
          backgroundColor: '#333333',
          color: '#ffffff',
          borderColor: '#ffffff',
          shadowColor: '#000000',
        },
        custom: yellow,
      },
      initial: 'white',
      readability: ({ backgroundColor, color }) => [
        { text: color, tint: backgroundColor, opacity: ofThemes, fix: { text: 'color' } },
      ],
      preview: ({ backgroundColor, color, borderColor, shadowColor }) => (
        <AuthenticationCard
          style={{
            '--glass-tint': backgroundColor,
            '--glass-regular-tint-opacity': ofThemes,
            '--glass-foreground': color,
            '--glass-border': borderColor,
            '--glass-shadow': `0 16px 32px -16px ${shadowColor}`,
          }}
        >
          <h3>Login</h3>
          <form method="dialog" noValidate aria-label="Login">
            <label>
              Email
              <input type="email" autoComplete="email" placeholder="you@example.com" />
            </label>
            <label>
              Password
              <input type="password" autoComplete="current-password" />
            </label>
            <button type="submit">Login</button>
          </form>
        </AuthenticationCard>
      ),
    }),
    example(
      'Sign Up',
      <AuthenticationCard>
        <h3>Sign Up</h3>
        <form method="dialog" noValidate aria-label="Sign Up">
          <label>
            Email
            <input type="email" autoComplete="email" placeholder="you@example.com" />
          </label>
          <label>
            Password
            <input type="password" autoComplete="new-password" />
          </label>
          <label>
            Confirm password
            <input type="password" autoComplete="new-password" />
          </label>
          <button type="submit">Sign Up</button>
        </form>
      </AuthenticationCard>,
    ),
    propsTable(AuthenticationCard, ['className', 'style', 'children']),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next field, then to the button.' },
    { keys: 'Enter', does: 'Submits the form, which sends nothing in these examples.' },
    { keys: 'Space', does: 'Activates the button.' },
  ],
  early: ['send'],
  announced: [
    { part: 'The heading', role: 'heading', name: 'Login', states: 'level 3' },
    { part: 'The form', role: 'form', name: 'Login' },
    { part: 'The email field', role: 'textbox', name: 'Email' },
    { part: 'The email field, filled in', role: 'textbox', name: 'Email', states: 'value ada@example.com' },
    { part: 'The password field', role: 'textbox', name: 'Password' },
    {
      part: 'The password field, filled in',
      role: 'textbox',
      name: 'Password',
      states: 'value •••••••••••••',
    },
    { part: 'The button', role: 'button', name: 'Login' },
  ],
})
