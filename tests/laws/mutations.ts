import type { CriterionNumber } from '../../src/accessibility/criteria'
import { mutationsOfLooks } from './mutations-of-looks'

/** One change of one file of the registry, and the criteria whose claims it breaks. */
export interface Mutation {
  /** The mistake, as a sentence. */
  readonly what: string
  /** The folder of the component that is looked at. */
  readonly folder: string
  /** The file, from the folder of the registry. */
  readonly file: string
  readonly from: string
  readonly to: string
  readonly red: readonly CriterionNumber[]
}

const ofShared = (mutation: Omit<Mutation, 'folder'>) => ({ folder: 'input', ...mutation })

/** Mistakes in how a component is used: the other chapters. */
const mutationsOfUse: readonly Mutation[] = [
  {
    what: 'tabs do not know the arrow keys',
    folder: 'tabs',
    file: 'tabs/tabs.tsx',
    from: 'onKeyDown={(event) => composeKeyHandlers(onKeyDown, move)(event)}',
    to: 'onKeyDown={onKeyDown}',
    red: ['2.1.1'],
  },
  {
    what: 'a menu does not know Home',
    folder: 'menu',
    file: 'menu/use-menu-keys.ts',
    from: '  Home: () => 0,\n',
    to: '',
    red: ['2.1.1'],
  },
  {
    what: 'a number field does not know Page Up and Page Down',
    folder: 'number-field',
    file: 'number-field/use-number.ts',
    from: ', PageUp: large, PageDown: -large }',
    to: ' }',
    red: ['2.1.1'],
  },
  {
    what: 'a spinner turns for who wants less motion',
    folder: 'spinner',
    file: 'spinner/spinner.tsx',
    from: '@media (prefers-reduced-motion: reduce)',
    to: '@media (prefers-reduced-motion: no-preference)',
    red: ['2.2.2'],
  },
  {
    what: 'a skeleton shines for who wants less motion',
    folder: 'skeleton',
    file: 'skeleton/skeleton.styles.ts',
    from: '@media (prefers-reduced-motion: reduce)',
    to: '@media (prefers-reduced-motion: no-preference)',
    red: ['2.2.2'],
  },
  {
    what: 'the ring of a toast turns for who wants less motion',
    folder: 'toast',
    file: 'toast/toast.tsx',
    from: '@media (prefers-reduced-motion: reduce) {\n    &,',
    to: '@media (prefers-reduced-motion: no-preference) {\n    &,',
    red: ['2.2.2'],
  },
  {
    what: 'a progress bar without a value moves for who wants less motion',
    folder: 'progress-bar',
    file: 'progress-bar/progress-bar.tsx',
    from: '@media (prefers-reduced-motion: reduce)',
    to: '@media (prefers-reduced-motion: no-preference)',
    red: ['2.2.2'],
  },
  {
    what: 'a spinner flickers',
    folder: 'spinner',
    file: 'spinner/spinner.tsx',
    from: '0.9s linear infinite',
    to: '0.2s linear infinite',
    red: ['2.3.1'],
  },
  {
    what: 'a button of a number field comes before the page',
    folder: 'number-field',
    file: 'number-field/number-field.tsx',
    from: 'tabIndex={-1}',
    to: 'tabIndex={1}',
    red: ['2.4.3'],
  },
  {
    what: 'a link of breadcrumbs has no words',
    folder: 'breadcrumbs',
    file: 'breadcrumbs/breadcrumbs.tsx',
    from: '<span>{title}</span>',
    to: '<span aria-hidden="true">{title}</span>',
    red: ['2.4.4', '4.1.2'],
  },
  {
    what: 'the title of an accordion shows no focus',
    folder: 'accordion',
    file: 'accordion/accordion.tsx',
    from: '${insetFocusRing}\n',
    to: 'outline: none;\n',
    red: ['2.4.7'],
  },
  {
    what: 'an item of a menu shows no focus',
    folder: 'menu',
    file: 'menu/menu.styles.ts',
    from: 'outline: none;\n  }\n\n  &:focus-visible {\n    ${insetFocusRing}',
    to: 'outline: none;\n  }\n\n  &:focus-visible {\n    outline: 0;',
    red: ['2.4.7'],
  },
  {
    what: 'pagination acts before a press ends',
    folder: 'pagination',
    file: 'pagination/page-control.tsx',
    from: 'onClick={follow}',
    to: 'onPointerDown={follow}',
    red: ['2.5.2'],
  },
  {
    what: 'a tab has another name than it shows',
    folder: 'tabs',
    file: 'tabs/tabs.tsx',
    from: '            role="tab"\n',
    to: '            role="tab"\n            aria-label="Choose"\n',
    red: ['2.5.3', '4.1.2'],
  },
  {
    what: 'the title of an accordion is hard to hit',
    folder: 'accordion',
    file: 'accordion/accordion.tsx',
    from: 'min-height: 2.75rem;',
    to: 'min-height: 1rem;',
    red: ['2.5.8'],
  },
  {
    what: 'an item of a menu is hard to hit',
    folder: 'menu',
    file: 'menu/menu.styles.ts',
    from: 'min-height: 2.5rem;\n  padding: 0.375rem 0.75rem;',
    to: 'min-height: 20px;\n  padding: 0 0.75rem;',
    red: ['2.5.8'],
  },
  ofShared({
    what: 'an error is not that of its field',
    file: 'shared/use-field.tsx',
    from: 'isWrong ? `${own}error` : undefined,',
    to: 'undefined,',
    red: ['3.3.1'],
  }),
  ofShared({
    what: 'a field does not show its label',
    file: 'shared/labeled.tsx',
    from: '      {label}\n',
    to: '',
    red: ['3.3.2'],
  }),
  ofShared({
    what: 'nobody hears the error of a field',
    file: 'shared/use-field.tsx',
    from: ' aria-live="polite"',
    to: '',
    red: ['4.1.3'],
  }),
  {
    what: 'a switch is a checkbox',
    folder: 'switch',
    file: 'switch/switch.tsx',
    from: '          role="switch"\n',
    to: '',
    red: ['4.1.2'],
  },
  {
    what: 'no tab is the chosen one',
    folder: 'tabs',
    file: 'tabs/tabs.tsx',
    from: '            aria-selected={item === chosen}\n',
    to: '',
    red: ['4.1.2'],
  },
  {
    what: 'a dropdown does not say that it is closed',
    folder: 'dropdown',
    file: 'dropdown/dropdown.tsx',
    from: '        aria-expanded={isShown}\n',
    to: '',
    red: ['4.1.2'],
  },
  {
    what: 'no page is the current one',
    folder: 'pagination',
    file: 'pagination/page-control.tsx',
    from: "        aria-current={current ? 'page' : undefined}\n",
    to: '',
    red: ['4.1.2'],
  },
  {
    what: 'an arrow of a carousel has no name',
    folder: 'carousel',
    file: 'carousel/carousel.tsx',
    from: '<Round type="button" aria-label={name} {...rest}>',
    to: '<Round type="button" {...rest}>',
    red: ['4.1.2'],
  },
  {
    what: 'nobody hears that something loads',
    folder: 'spinner',
    file: 'spinner/spinner.tsx',
    from: 'className={className} role={role}',
    to: 'className={className}',
    red: ['4.1.3'],
  },
]

/** The mistakes that a change of a component could make. Each text to replace is in its file once. */
export const mutations: readonly Mutation[] = [...mutationsOfLooks, ...mutationsOfUse]
