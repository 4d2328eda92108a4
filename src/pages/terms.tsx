import { OnThisPage } from '../docs/page/on-this-page'
import { site } from '../ui/site'
import { slug } from '../ui/slug'
import { PageHeader } from './parts/page-header'
import styles from './terms.module.css'

interface Term {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The ten sections, in order. */
const terms: readonly Term[] = [
  {
    title: 'Acceptance of Terms',
    paragraphs: [
      `By using this site, you agree to these terms. If you do not agree, please do not use the site. You can still use the source code of ${site.name} under its own license.`,
      'You do not need an account. Where the site offers sign-in, signing in does not change these terms.',
    ],
  },
  {
    title: 'User Obligations',
    paragraphs: [
      'Use the site lawfully. Do not try to break it, to overload it, or to access what is not meant for you.',
      'The stories and messages that you send must be true where they state facts, and must not insult, threaten or deceive anyone.',
    ],
  },
  {
    title: 'Intellectual Property',
    paragraphs: [
      'The components, their documentation and the code of this site are published under the MIT license. You may use, change and sell what you build with them, as long as copies of the source include the license text.',
      `The license does not cover the name ${site.name} and its logo. You may say that you use ${site.name}, but not that you are ${site.name}.`,
    ],
  },
  {
    title: 'Limitation of Liability',
    paragraphs: [
      'The site and everything on it are provided as is, without warranty. Test a component before you rely on it.',
      'As far as the law allows, nobody who works on the project is liable for damage caused by using the site or its code.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You can stop using the site at any time, without telling anyone.',
      'We may block requests that endanger the site, and remove stories and messages that break these terms.',
    ],
  },
  {
    title: 'Modification of Terms',
    paragraphs: [
      'These terms may change along with the site. This page always shows the current version. The history of the source repository contains all earlier ones.',
      'If you continue to use the site after a change, you accept the new terms.',
    ],
  },
  {
    title: 'Privacy Policy',
    paragraphs: [
      'We do not set advertising cookies, and we do not sell your data. Your browser stores your color scheme, your favorites and your place in the catalogue.',
      'When you send a message with the contact form, we keep it with your name, phone number and e-mail address, so that we can answer. A story is public, with everything in it. Write to us to have either of them removed.',
      'The contributors page loads a public list from GitHub. Your browser requests it directly, without credentials.',
    ],
  },
  {
    title: 'Third-Party Links',
    paragraphs: [
      'Some links lead to sites that are not ours, such as the source repository. They have their own terms, and we are not responsible for them.',
      'Where this site offers sign-in or a chat, another company provides it under its own terms.',
    ],
  },
  {
    title: 'User-Generated Content',
    paragraphs: [
      `Your story remains yours. By posting it, you allow ${site.name} to show it on this site until it is removed.`,
      'Post only what you have the right to post. We do not review stories before they appear, so tell us about any that should not be here.',
    ],
  },
  {
    title: 'Governing Law',
    paragraphs: [
      'These terms are governed by the law of India. Mandatory rights under the law of your own country still apply.',
      'If one of these terms is invalid, the others still apply.',
    ],
  },
]

/** The terms of use: ten numbered sections, each with its own link. */
export function Terms() {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.text}>
        <PageHeader title="Terms of Use">
          What you can expect from {site.name}, and what {site.name} expects from you, in plain words.
        </PageHeader>
        {terms.map(({ title, paragraphs }, index) => {
          const id = slug(title)
          return (
            <section key={title} className={styles.section} aria-labelledby={id}>
              <h2 id={id}>
                <a className={styles.anchor} href={`#${id}`}>
                  {index + 1}. {title}
                </a>
              </h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          )
        })}
      </div>
      <OnThisPage titles={terms.map(({ title }) => title)} />
    </main>
  )
}
