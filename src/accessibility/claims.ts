import { notApplicable, notEvaluated, supports, type Claim } from './claim'
import type { CriterionNumber } from './criteria'

/** The day on which somebody last compared these claims with the tests. */
export const reviewed = '2026-11-30'

interface Claims {
  /** Of the components, as an app installs them. What one of them has not is said in `by-component.ts`. */
  readonly components: Claim
  /** Of the site itself. */
  readonly site: Claim
}

const both = (claim: Claim): Claims => ({ components: claim, site: claim })
const noMedia = both(notApplicable('Nothing has sound or video.'))
const ofPages = notApplicable('It is about whole pages.')

/** The claims for each criterion of WCAG 2.2, levels A and AA. */
export const claims: Readonly<Record<CriterionNumber, Claims>> = {
  '1.1.1': {
    components: supports(['announced', 'roles', 'markup'], 'Apps give the text of their pictures.'),
    site: supports(['axe', 'names'], 'Whether each text says enough, no person has judged.'),
  },
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.1': {
    components: supports(['announced', 'roles', 'markup', 'labels', 'headings']),
    site: supports(['axe', 'names', 'frame']),
  },
  '1.3.2': {
    components: notEvaluated('A person has to listen to each one from its beginning to its end.', [
      'keyboard',
    ]),
    site: supports(['pages'], 'Of texts between controls, no person has judged it.'),
  },
  '1.3.3': both(notEvaluated('A person has to read the texts.')),
  '1.3.4': both(supports(['markup'], 'No style or script asks for the orientation.')),
  '1.3.5': {
    components: supports(['markup'], 'Fields pass `autocomplete` on, and the examples set it.'),
    site: supports(['axe', 'donation']),
  },
  '1.4.1': {
    components: supports(['forced colors', 'announced'], 'States stay without any color of the components.'),
    site: supports(['forced pages', 'axe']),
  },
  '1.4.2': noMedia,
  '1.4.3': {
    components: supports(
      ['contrast', 'readability', 'markup'],
      'On any backdrop, with the default glass and each preset. Other colors are the app’s; a verdict judges them.',
    ),
    site: supports(['axe'], 'What visitors mix in the studio can be unreadable; a verdict says so.'),
  },
  '1.4.4': { components: supports(['narrow', 'fonts']), site: supports(['fonts']) },
  '1.4.5': both(notEvaluated('A person has to look at each picture.')),
  '1.4.10': { components: supports(['words', 'narrow', 'fonts']), site: supports(['fonts']) },
  '1.4.11': {
    components: supports(['contrast', 'focus', 'markup']),
    site: notEvaluated('The focus has 3:1. The borders of fields have to be measured.', ['focus']),
  },
  '1.4.12': both(supports(['fonts'])),
  '1.4.13': { components: supports(['tooltips']), site: supports(['account', 'tooltips']) },
  '2.1.1': {
    components: supports(['keyboard', 'combobox', 'menu', 'tabs', 'carousel', 'markup']),
    site: supports(['pages', 'keyboard']),
  },
  '2.1.2': { components: supports(['keyboard', 'first focus']), site: supports(['pages']) },
  '2.1.4': {
    components: notApplicable('A letter alone does something only in a list that has focus.'),
    site: supports(['search'], 'Single keys can be switched off.'),
  },
  '2.2.1': {
    components: supports(
      ['toasts'],
      'A toast waits while it is read; its time is a prop and can be endless.',
    ),
    site: notApplicable('Nothing has a time limit, but for toasts, which wait.'),
  },
  '2.2.2': {
    components: supports(['slides', 'markup'], 'What turns while it loads is essential.'),
    site: supports(['still']),
  },
  '2.3.1': {
    components: supports(['markup'], 'No animation repeats three times in a second.'),
    site: supports(['still']),
  },
  '2.4.1': { components: ofPages, site: supports(['links', 'frame']) },
  '2.4.2': { components: ofPages, site: supports(['frame', 'links']) },
  '2.4.3': {
    components: supports(['keyboard', 'focus kept', 'first focus', 'markup']),
    site: supports(['pages', 'links']),
  },
  '2.4.4': {
    components: supports(['announced', 'markup'], 'Apps give the text of their links.'),
    site: notEvaluated('Every link has a name. A person has to judge the words.', ['axe']),
  },
  '2.4.5': { components: ofPages, site: supports(['search']) },
  '2.4.6': {
    components: supports(['headings', 'labels'], 'Apps give the words.'),
    site: notEvaluated('A person has to judge the words.', ['frame']),
  },
  '2.4.7': { components: supports(['focus', 'markup']), site: supports(['focus', 'forced pages']) },
  '2.4.11': { components: supports(['covered', 'focus']), site: supports(['focus']) },
  '2.5.1': {
    components: supports(['drawers', 'slides', 'sliders'], 'A button does what a swipe does.'),
    site: notApplicable('The site itself knows no gesture.'),
  },
  '2.5.2': {
    components: supports(['markup'], 'A press acts when it ends.'),
    site: notEvaluated('A person has to press and slide off. The site uses clicks.'),
  },
  '2.5.3': {
    components: supports(['markup']),
    site: notEvaluated('A person has to speak the labels.', ['names']),
  },
  '2.5.4': both(notApplicable('Nothing listens to the motion of a device.')),
  '2.5.7': {
    components: supports(['drawers', 'sliders', 'slides']),
    site: supports(['sliders'], 'All sliders of the site are native: a press on the track moves them.'),
  },
  '2.5.8': { components: supports(['axe', 'markup']), site: supports(['axe']) },
  '3.1.1': { components: ofPages, site: supports(['axe']) },
  '3.1.2': {
    components: notApplicable('Every built-in text is a prop, so the language is the app’s.'),
    site: notEvaluated('The site is in English. The language of a visitor’s story is not marked.'),
  },
  '3.2.1': { components: supports(['keyboard']), site: supports(['pages']) },
  '3.2.2': { components: supports(['consumer', 'keyboard']), site: supports(['studio']) },
  '3.2.3': { components: ofPages, site: supports(['frame'], 'Every page has the same bar and footer.') },
  '3.2.4': {
    components: notEvaluated('A person has to compare the names.'),
    site: notEvaluated('A person has to compare the names.'),
  },
  '3.2.6': { components: ofPages, site: supports(['frame'], 'Contact Us is in the bar of every page.') },
  '3.3.1': {
    components: supports(['fields', 'announced', 'markup']),
    site: supports(['contact', 'donation']),
  },
  '3.3.2': { components: supports(['labels', 'fields', 'markup']), site: supports(['names', 'axe']) },
  '3.3.3': { components: supports(['fields'], 'Apps give the words.'), site: supports(['contact']) },
  '3.3.4': both(notApplicable('Nothing is a contract or a payment.')),
  '3.3.7': both(notApplicable('Nothing is asked in several steps.')),
  '3.3.8': {
    components: supports(['markup'], 'Authentication Card keeps `autocomplete` for password managers.'),
    site: notEvaluated('Sign-in takes what a password manager fills in. No one has tried one.'),
  },
  '4.1.2': {
    components: supports(['announced', 'roles', 'markup', 'labels', 'combobox', 'menu', 'tabs']),
    site: supports(['names', 'axe']),
  },
  '4.1.3': {
    components: supports(['announced', 'roles'], 'Heard by a virtual screen reader, not by a real one.'),
    site: supports(['studio'], 'Of the verdict. What other parts say, a person has to hear.'),
  },
}
