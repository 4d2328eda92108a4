import { Icon } from '../ui/icon'
import styles from './donate.module.css'
import { DonationForm } from './donate/donation-form'

/** The donation page. Its stylesheet turns the whole page dark gray for as long as it is shown (SPEC section 2). */
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
