import { site } from '../../ui/site'
import { Icon } from '../../ui/icon'
import styles from './welcome.module.css'

const details = [
  { icon: 'mail', label: 'E-mail', text: site.email, href: `mailto:${site.email}` },
  { icon: 'phone', label: 'Phone', text: site.phone, href: `tel:${site.phone.replaceAll(' ', '')}` },
  { icon: 'globe', label: 'Website', text: site.website, href: `https://${site.website}` },
] as const

const features = [
  'Snippets that run beside the copied source',
  'Controls that write the code for you',
  'Keys and announcements of every component, tested',
  'One folder per component, free under the MIT license',
] as const

/** The panel beside the form: contact details and features of the library. */
export function Welcome() {
  return (
    <section className={styles.stage} aria-labelledby="welcome">
      <div className={styles.glass}>
        <h2 id="welcome">Welcome to {site.name}</h2>
        <p>We read every message, and answer most of them within two working days.</p>
        <dl className={styles.details}>
          {details.map(({ icon, label, text, href }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} size={18} />
                {label}
              </dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
        </dl>
        <h3>What you get</h3>
        <ul className={styles.features}>
          {features.map((text) => (
            <li key={text}>
              <Icon name="check" size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
