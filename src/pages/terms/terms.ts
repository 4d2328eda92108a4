import { site } from '../../site/constants'

interface Term {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The ten sections of the terms, in order (SPEC section 2). */
export const terms: readonly Term[] = [
  {
    title: 'Acceptance of Terms',
    paragraphs: [
      `By using this site you agree to these terms. If you do not agree with them, please do not use the site; the source of ${site.name} stays open to you under its own license.`,
      'The site needs no account. Signing in, where it is offered, changes nothing about these terms.',
    ],
  },
  {
    title: 'User Obligations',
    paragraphs: [
      'Use the site as you would want others to use yours: lawfully, and without trying to break it, to overload it, or to reach what was not meant for you.',
      'What you send – a story, a message – must be true where it claims facts, and must not insult, threaten or deceive anyone.',
    ],
  },
  {
    title: 'Intellectual Property',
    paragraphs: [
      `The components, their documentation and the code of this site are published under the MIT license: you may use, change and sell what you build with them, as long as the license text travels with copies of the source.`,
      `The name ${site.name} and its sign are not part of that license. Say that you use ${site.name}; do not say that you are ${site.name}.`,
    ],
  },
  {
    title: 'Limitation of Liability',
    paragraphs: [
      'The site and everything on it are offered as they are, without any warranty. Test a component before you rely on it.',
      'As far as the law allows, nobody who works on the project is liable for damage that comes from using the site or its code.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You can stop using the site at any time, without telling anyone.',
      'We may refuse requests that endanger the site, and we may remove stories and messages that break these terms.',
    ],
  },
  {
    title: 'Modification of Terms',
    paragraphs: [
      'These terms change when the site does. The current text is always the one on this page, and every earlier one can be read in the history of the source repository.',
      'If you go on using the site after a change, you accept the changed terms.',
    ],
  },
  {
    title: 'Privacy Policy',
    paragraphs: [
      'We set no advertising cookies and sell nothing about you. Your color scheme and your way through the catalogue are remembered in your own browser.',
      'A message from the contact form is kept with the name, phone number and e-mail address that you give, so that we can answer. A story is public with everything in it. Write to us to have either removed.',
      'The page of contributors asks the code host for its public list, from your browser, without telling it who you are.',
    ],
  },
  {
    title: 'Third-Party Links',
    paragraphs: [
      'Some links lead to sites that are not ours, the source repository among them. They have terms of their own, and we answer for neither their content nor their conduct.',
      'Where this site offers sign-in or a chat, somebody else provides it, under terms of their own.',
    ],
  },
  {
    title: 'User-Generated Content',
    paragraphs: [
      `A story stays yours. By posting it you allow ${site.name} to show it on this site for as long as it is not removed.`,
      'Post only what you have the right to post. Stories are not checked before they appear; tell us about one that should not be there.',
    ],
  },
  {
    title: 'Governing Law',
    paragraphs: [
      'These terms follow the law of India. Mandatory rights that the law of your own country gives you stay untouched.',
      'If a sentence of these terms turns out to be void, the others still hold.',
    ],
  },
]
