import { both, notApplicable, notEvaluated, partial, supports, type Claims } from './claim'
import type { CriterionNumber } from './criteria'
import { perceivable } from './perceivable'

/** The day on which somebody last compared these claims with the tests. */
export const reviewed = '2026-11-30'

const ofPages = notApplicable('It is about whole pages.')
const forms =
  'Contact Us, Support Us and sign-in tell each error. The form of Stories tells none: it sends nothing while a field is empty.'

/** Flashes of the site. */
export const unmeasured = notEvaluated(
  'With the wish for less motion nothing moves. Without it, nobody has measured.',
  ['still'],
)

/** The claims for each criterion of WCAG 2.2, levels A and AA. */
export const claims: Readonly<Record<CriterionNumber, Claims>> = {
  ...perceivable,
  '2.1.1': {
    components: supports(
      ['keyboard', 'combobox', 'menu', 'tabs', 'carousel', 'markup'],
      'Every key that a page lists. That it lists all, no test shows.',
    ),
    site: partial(
      'Of hand-written pages and components. The tools on a component’s page are not all tested.',
      ['pages', 'keyboard'],
    ),
  },
  '2.1.2': {
    components: partial(
      'Dialogs hold focus until Escape, which is tested. That Tab leaves every other component, is tested for some.',
      ['keyboard', 'first focus'],
    ),
    site: supports(['pages'], 'On hand-written pages.'),
  },
  '2.1.4': {
    components: supports(['keyboard', 'menu'], 'Letters act only in a list that has focus.'),
    site: supports(['search'], 'Single keys can be switched off.'),
  },
  '2.2.1': {
    components: supports(
      ['toasts'],
      'A toast waits while it is read; its time is a prop and can be endless.',
    ),
    site: notApplicable('No time limit but toasts, which wait. A form left open for long renews itself.'),
  },
  '2.2.2': {
    components: supports(['slides', 'markup'], 'What turns while it loads is essential.'),
    site: partial(
      'With the wish for less motion nothing moves. Without it, sections rise once; nobody has measured the rest. The running example of Progress Bar has a Pause button.',
      ['still', 'motion', 'progress'],
    ),
  },
  '2.3.1': {
    components: supports(['markup'], 'No animation repeats three times in a second.'),
    site: unmeasured,
  },
  '2.4.1': { components: ofPages, site: supports(['links', 'frame']) },
  '2.4.2': {
    components: ofPages,
    site: supports(
      ['frame', 'links'],
      'Every page has a title. Whether each is a good one, no person has judged.',
    ),
  },
  '2.4.3': {
    components: supports(['keyboard', 'focus kept', 'first focus', 'markup']),
    site: supports(['pages', 'links'], 'On hand-written pages.'),
  },
  '2.4.4': {
    components: supports(['announced', 'markup'], 'Apps give the text of their links.'),
    site: notEvaluated('Every link has a name. A person has to judge the words.', ['axe']),
  },
  '2.4.5': { components: ofPages, site: supports(['search']) },
  '2.4.6': {
    components: notEvaluated('Apps give most words. A person has to judge the built-in ones.', [
      'headings',
      'labels',
    ]),
    site: notEvaluated('A person has to judge the words.', ['frame']),
  },
  '2.4.7': {
    components: partial('Of what opens, only its source is read.', ['focus', 'markup']),
    site: supports(['focus', 'forced pages'], 'Of what a page shows as it opens.'),
  },
  '2.4.11': {
    components: partial('Of Back to Top and under the bar of the site.', ['covered', 'focus']),
    site: supports(['focus'], 'Of what a page shows as it opens.'),
  },
  '2.5.1': {
    components: supports(['drawers', 'slides', 'sliders'], 'A button does what a swipe does.'),
    site: notApplicable('Nothing needs a path or two fingers.'),
  },
  '2.5.2': {
    components: partial(
      'A press acts when it ends, but for the buttons of Number Field, which repeat while they are held.',
      ['markup'],
    ),
    site: notEvaluated('A person has to press and slide off. The site uses clicks.'),
  },
  '2.5.3': {
    components: supports(['markup']),
    site: notEvaluated('A person has to speak the labels.', ['names']),
  },
  '2.5.4': both(notApplicable('Nothing listens to the motion of a device.')),
  '2.5.7': {
    components: supports(['drawers', 'sliders', 'slides']),
    site: partial(
      'The divider of the studio is only dragged, or moved by keys. The width of previews has buttons and a field; other sliders are native.',
      ['sliders'],
    ),
  },
  '2.5.8': {
    components: supports(['axe', 'markup'], 'Of what a page shows as it opens.'),
    site: supports(['axe'], 'Of what a page shows as it opens.'),
  },
  '3.1.1': { components: ofPages, site: supports(['axe']) },
  '3.1.2': {
    components: notApplicable('Every built-in text is a prop, so the language is the app’s.'),
    site: partial(
      'The site is in English. The language of a visitor’s story is not marked. Examples in other languages are.',
      ['axe'],
    ),
  },
  '3.2.1': { components: supports(['keyboard']), site: supports(['pages', 'focus']) },
  '3.2.2': {
    components: supports(['keyboard'], 'Tested where a key changes a value.'),
    site: supports(['studio'], 'Tested in the studio.'),
  },
  '3.2.3': {
    components: ofPages,
    site: supports(['frame'], 'Every page has the same bar; every page but home the same footer.'),
  },
  '3.2.4': both(notEvaluated('A person has to compare the names.')),
  '3.2.6': {
    components: ofPages,
    site: supports(
      ['frame'],
      'Contact Us is in the bar of every page, on a phone in its menu. A chat widget that an operator adds is not judged.',
    ),
  },
  '3.3.1': {
    components: supports(
      ['fields', 'announced', 'markup'],
      'Of fields that have an error; of Check, Radio Group and Switch, the app tells it.',
    ),
    site: partial(forms, ['contact', 'donation', 'sign-in']),
  },
  '3.3.2': {
    components: supports(['labels', 'fields', 'markup']),
    site: partial(
      'Every field has a name. The searches and one e-mail field show it only as a placeholder.',
      ['names', 'axe'],
    ),
  },
  '3.3.3': {
    components: supports(['fields'], 'Apps give the words.'),
    site: partial(forms, ['contact', 'donation', 'sign-in']),
  },
  '3.3.4': {
    components: notApplicable('What a form does is the app’s.'),
    site: notApplicable(
      'Nothing is a contract or a payment, and no stored data of a visitor is changed or deleted.',
    ),
  },
  '3.3.7': {
    components: notApplicable('No component asks in several steps; Stepper only shows them.'),
    site: notApplicable('Nothing is asked in several steps.'),
  },
  '3.3.8': {
    components: notApplicable(
      'No component asks for a password; the fields in Authentication Card are the app’s. The examples set `autocomplete`.',
    ),
    site: notEvaluated('Sign-in takes what a password manager fills in. No one has tried one.'),
  },
  '4.1.2': {
    components: supports(['announced', 'roles', 'markup', 'labels', 'combobox', 'menu', 'tabs']),
    site: supports(['names', 'axe'], 'Of what a page shows as it opens.'),
  },
  '4.1.3': {
    components: partial(
      'What the tables list is heard by a virtual screen reader. The errors of fields are live; that they are heard is not tested.',
      ['announced', 'roles', 'markup'],
    ),
    site: partial(
      'Tested in the search and for the verdict of the studio. What other parts say, a person has to hear.',
      ['search', 'studio'],
    ),
  },
}
