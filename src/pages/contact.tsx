import { site } from '../ui/site'
import { ContactForm } from './contact/contact-form'
import { Welcome } from './contact/welcome'
import styles from './contact.module.css'
import { PageHeader } from './parts/page-header'
import { ScrollIn } from './parts/scroll-in'

/** The contact page: contact details and a form. */
export function Contact() {
  return (
    <main id="main">
      <div className="container">
        <PageHeader title="Get in touch">
          A question, a bug, an idea for a component? The {site.name} team would like to hear from you.
        </PageHeader>
        <div className={styles.columns}>
          <ScrollIn className={styles.column}>
            <Welcome />
          </ScrollIn>
          <ScrollIn className={styles.column}>
            <section className={`glass ${styles.form ?? ''}`} aria-labelledby="contact-us">
              <h2 id="contact-us">Contact Us</h2>
              <ContactForm />
            </section>
          </ScrollIn>
        </div>
      </div>
    </main>
  )
}
