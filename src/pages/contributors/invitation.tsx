import { useState } from 'react'
import { Form } from '../parts/form'
import form from '../parts/form.module.css'
import { ScrollIn } from '../parts/scroll-in'
import styles from './invitation.module.css'

/** The invitation at the end of the page. The address is logged to the console, and not sent anywhere. */
export function Invitation() {
  const [email, setEmail] = useState('')
  const start = () => {
    console.log(email)
    setEmail('')
    return Promise.resolve()
  }
  return (
    <ScrollIn>
      <section id="contribute" className={styles.invitation} aria-labelledby="impact">
        <div className={styles.pane}>
          <h2 id="impact">Ready to Make an Impact?</h2>
          <p>Join our community and help shape the future of the component library.</p>
          <Form label="Join our community" onSend={start}>
            <div className={styles.row}>
              <input
                type="email"
                className={form.control}
                placeholder="Enter your email"
                aria-label="Email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <button type="submit" className="button button-primary">
                Get Started
              </button>
            </div>
          </Form>
        </div>
      </section>
    </ScrollIn>
  )
}
