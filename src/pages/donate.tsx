import { Icon } from '../ui/icon'
import styles from './donate.module.css'
import { DonationForm } from './donate/donation-form'

/** The donation page. Its style sheet makes the body dark gray while the page is shown. */
export function Donate() {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.panel}>
        <span className={styles.icon}>
          <Icon name="heart" size={28} />
        </span>
        <h1>Support Us!</h1>
        <p className={styles.lead}>Your contributions help us continue our work.</p>
        <DonationForm />
      </div>
    </main>
  )
}
