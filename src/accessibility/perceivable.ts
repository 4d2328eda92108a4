import { both, notApplicable, notEvaluated, partial, supports, type Claims } from './claim'
import type { CriterionNumber } from './criteria'

const noMedia = both(notApplicable('Nothing has sound or video.'))
const colorAlone =
  'In forced colors, shapes and icons stay, and links in text are underlined or tested by axe. That no state is told by color alone, a person has to judge.'

/** The claims for principle 1 of WCAG: all that is shown can be perceived. */
export const perceivable = {
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
    site: notEvaluated(
      'Controls come in reading order on hand-written pages. A person has to listen to the texts between them.',
      ['pages'],
    ),
  },
  '1.3.3': both(notEvaluated('A person has to read the texts.')),
  '1.3.4': {
    components: supports(['markup'], 'No style or script asks for the orientation.'),
    site: supports(
      ['fonts'],
      'Every page fits into windows that are upright, 320 by 844 px, and wide, 1280 by 844 px.',
    ),
  },
  '1.3.5': {
    components: supports(
      ['markup'],
      'Fields pass `autocomplete` on, and the examples set that of e-mail, phone and password.',
    ),
    site: supports(['axe', 'donation'], 'Tested on Support Us; the other forms set it, too.'),
  },
  '1.4.1': {
    components: partial(colorAlone, ['forced colors', 'announced']),
    site: partial(colorAlone, ['forced pages', 'axe']),
  },
  '1.4.2': noMedia,
  '1.4.3': {
    components: supports(
      ['contrast', 'readability'],
      'Of text on glass, over any backdrop, with the default glass and each preset of a component’s page. Other colors are the app’s.',
    ),
    site: partial(
      'On pages as they open. axe cannot judge text over pictures. What visitors mix can be unreadable; a verdict says so.',
      ['axe'],
    ),
  },
  '1.4.4': { components: supports(['narrow', 'fonts', 'words']), site: supports(['fonts']) },
  '1.4.5': both(notEvaluated('A person has to look at each picture.')),
  '1.4.10': {
    components: supports(['words', 'narrow', 'fonts']),
    site: partial('Code scrolls sideways in its box.', ['fonts']),
  },
  '1.4.11': {
    components: partial(
      'Icons, borders of fields, focus, sliders, spinners and progress bars. Checkboxes, radio buttons, switches and selections have to be measured.',
      ['contrast', 'focus', 'sliders', 'spinner', 'progress'],
    ),
    site: notEvaluated('The focus has 3:1. The borders of fields have to be measured.', ['focus']),
  },
  '1.4.12': { components: supports(['fonts', 'words']), site: supports(['fonts']) },
  '1.4.13': { components: supports(['tooltips', 'dials']), site: supports(['account', 'tooltips']) },
} as const satisfies Partial<Readonly<Record<CriterionNumber, Claims>>>
