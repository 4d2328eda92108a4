import { expect, test } from 'vitest'
import { criticalCss, withoutElementRules } from '../../scripts/html/critical-css'

const site = { address: '/site.css', css: 'h1 { margin: 0 } .button { color: red } .link { color: blue }' }
const glass = {
  address: '/glass.css',
  css: '@layer theme, components.glass; @layer components.glass { .thin { color: red } .button .thick { color: blue } }',
}
const card = {
  address: '/card.css',
  css: '.card { color: red; &:hover { color: blue } } :where(.card, .row):not(x) { left: 0 } :where(.row) { top: 0 } *:where(.card):not(x x x)::before { all: revert-layer }',
}
const stylesFor = criticalCss([site], [glass, card])

test('a document has the rules for elements, and those for its classes', () => {
  expect(stylesFor('<h1></h1><a class="link other"></a>')).toEqual({
    stylesheets: ['/site.css'],
    rules: 'h1{margin:0}.link{color:#00f}',
  })
})

test('a stylesheet is needed for a class that none of every page has', () => {
  expect(stylesFor('<i class="thin"></i>').stylesheets).toEqual(['/site.css', '/glass.css'])
  expect(stylesFor('<i class="button"></i>').stylesheets).toEqual(['/site.css'])
})

test('the name of a layer is no class', () => {
  expect(stylesFor('<i class="glass"></i>').stylesheets).toEqual(['/site.css'])
})

test('a rule for several classes is kept when an element can match it', () => {
  const { rules } = stylesFor('<i class="card"></i>')
  expect(rules).toContain('.card{color:red')
  expect(rules).toContain('left:0')
  expect(rules).not.toContain('top:0')
})

test('what a rule fetches comes after the first paint, and a picture in the rule itself with it', () => {
  const sheet = {
    address: '/sky.css',
    css: '.sky { color: red } @media screen { .sky { background: url(/sky.svg) } } .sky b { background: url(data:image/png;base64,AA) }',
  }
  const { rules } = criticalCss([], [sheet])('<i class="sky"><b></b></i>')
  expect(rules).toContain('.sky{color:red}')
  expect(rules).not.toContain('sky.svg')
  expect(rules).toContain('data:image')
})

test('the guard of components is left out: the site has no rules without a layer', () => {
  expect(stylesFor('<i class="card"></i>').rules).not.toContain('revert-layer')
})

test('a rule for two elements is kept only when both can be there', () => {
  expect(stylesFor('<i class="thick"></i>').rules).not.toContain('.thick')
  expect(stylesFor('<i class="button"><b class="thick"></b></i>').rules).toContain('.button .thick')
})

test('keyframes are kept where a rule that is kept names them', () => {
  const css =
    '.card { animation: in 1s; &.late { animation: 2s out } } @keyframes in { to { top: 0 } } @keyframes out { from { top: 0 } to { top: 9px } }'
  const rulesOf = criticalCss([], [{ address: '/a.css', css }])
  expect(rulesOf('<i class="card"></i>').rules).toMatch(/@keyframes in\{to\{top:0\}\}$/)
  expect(rulesOf('<i class="card late"></i>').rules).toMatch(/@keyframes in.*@keyframes out/)
})

test('what an element is when a visitor acts on it is not painted first', () => {
  const { rules } = stylesFor('<i class="card"></i>')
  expect(rules).toContain('.card{color:red}')
  expect(rules).not.toContain('hover')
})

test('what shows only when a visitor acts comes with the stylesheets, save for elements, which these leave out', () => {
  const css =
    'button { cursor: pointer } .card { color: red; cursor: pointer; & i { outline: 1px solid var(--line); top: 0 } } .row { transition: color 1s }'
  expect(criticalCss([{ address: '/site.css', css }], [])('<b class="card row"><i></i></b>').rules).toBe(
    'button{cursor:pointer}.card{color:red;& i{top:0}}',
  )
})

test('where a rule is also for an element at rest, it stays', () => {
  const sheet = { address: '/tab.css', css: '.tab:is(:hover, [open]), .tab:not(:focus) { color: red }' }
  expect(criticalCss([sheet], [])('<i class="tab"></i>').rules).toMatch(/\[open\].*:not\(:focus\)/)
})

test('a rule for what has something that no element is, or is when a visitor acts, is not painted first', () => {
  const css =
    '.card:has(:focus-visible) { top: 0 } .card:has(> .row, > [hidden]) { left: 0 } .card:has(i) { right: 0 }'
  const { rules } = criticalCss([], [{ address: '/card.css', css }])('<b class="card"><i></i></b>')
  expect(rules).toBe('.card:has(i){right:0}')
})

test('what no element of the document is or has is not painted first', () => {
  const sheet = {
    address: '/list.css',
    css: '.list { color: red; &[aria-busy=true] { top: 1px } } .list a { top: 2px } .list [aria-current=page] { top: 3px } .list:where([hidden], .row) { top: 4px }',
  }
  const rulesFor = (html: string) => criticalCss([], [sheet])(html).rules
  const { rules } = criticalCss([], [sheet])('<ul class="list" aria-busy="false"></ul>')
  expect(rules).toBe('.list{color:red}')
  expect(rulesFor('<ul class="list" aria-busy="true"></ul>')).toContain('top:1px')
  expect(rulesFor('<ul class="list"><a></a></ul>')).toContain('top:2px')
  expect(rulesFor('<ul class="list"><li aria-current="page"></li></ul>')).toContain('top:3px')
  expect(rulesFor('<ul class="list" hidden=""></ul>')).toContain('top:4px')
})

test('a rule of the page for elements of a thumbnail is painted first, and rules for its classes are its own', () => {
  const sheet = {
    address: '/card.css',
    css: '.card [data-popover] { display: block } .thumb { color: red } .card .thumb { top: 0 }',
  }
  const card = '<div class="card"></div>'
  const filled = '<div class="card"><i class="thumb" data-popover=""></i></div>'
  expect(criticalCss([sheet], [])(card).rules).toBe('')
  expect(criticalCss([sheet], [])(card, filled).rules).toBe('.card [data-popover]{display:block}')
})

test('documents with the same classes have the rules of their own elements', () => {
  const sheet = { address: '/list.css', css: '.list:where(:first-child, [hidden] b) i { top: 0 }' }
  const own = criticalCss([], [sheet])
  expect(own('<p class="list"></p>').rules).toBe('')
  expect(own('<p class="list"><i></i></p>').rules).toContain('top:0')
})

test('what a script in the head or a visitor can change before the stylesheets come is painted first', () => {
  const sheet = {
    address: '/page.css',
    css: ':root[data-scheme=dark] .page { top: 0 } .page[open] { left: 0 }',
  }
  const { rules } = criticalCss([], [sheet])('<i class="page"></i>')
  expect(rules).toContain('top:0')
  expect(rules).toContain('left:0')
})

test('the size of boxes is not said again for classes', () => {
  const site = { address: '/site.css', css: '* { box-sizing: border-box }' }
  const sheet = { address: '/box.css', css: '.box { box-sizing: border-box } .box { color: red }' }
  expect(criticalCss([site], [sheet])('<i class="box"></i>').rules).toBe(
    '*{box-sizing:border-box}.box{color:red}',
  )
})

test('the stylesheet of every page leaves out what each document has, and nothing else', () => {
  const whole =
    '@layer ui { h1, .title { margin: 0 } a { color: red; &:hover { color: blue } } .card a { top: 0 } p:focus { left: 0 } }'
  const left = withoutElementRules(whole)
  expect(left).toBe('@layer ui{a{color:red;&:hover{color:#00f}}.card a{top:0}p:focus{left:0}}')
  expect(criticalCss([{ address: '/site.css', css: whole }], [])('<p></p>').rules).toContain(
    'h1,.title{margin:0}',
  )
})

test('what is for print alone stays in the stylesheet, also rules for elements', () => {
  const css =
    'h1 { top: 0 } @media print { h1 { left: 0 } .card { right: 0 } } h1 { bottom: 0 } .card { color: red }'
  expect(criticalCss([{ address: '/site.css', css }], [])('<i class="card"></i>').rules).toBe(
    'h1{top:0;bottom:0}.card{color:red}',
  )
  expect(withoutElementRules(css)).toBe('@media print{h1{left:0}.card{right:0}}.card{color:red}')
})

test('less transparency, and what pages without scripts need, come with the stylesheets', () => {
  const css =
    '.card { color: red } @media (scripting: none) { .card { top: 0 } } @media (prefers-reduced-transparency: reduce) { .card { left: 0 } }'
  expect(criticalCss([{ address: '/site.css', css }], [])('<i class="card"></i>').rules).toBe(
    '.card{color:red}',
  )
  expect(withoutElementRules(css)).toContain('@media (scripting:none){.card{top:0}}')
})

test('more contrast and forced colors come with the stylesheets, also for elements', () => {
  const css =
    'h1 { top: 0 } @media (prefers-contrast: more), (forced-colors: active) { h1 { left: 0 } .card { right: 0 } } .card { color: red; @media (forced-colors: active) { top: 0 } } @media (prefers-reduced-motion: reduce) { .card { left: 0 } }'
  expect(criticalCss([{ address: '/site.css', css }], [])('<i class="card"></i>').rules).toBe(
    'h1{top:0}.card{color:red}@media (prefers-reduced-motion:reduce){.card{left:0}}',
  )
  expect(withoutElementRules(css)).toContain(
    '@media (prefers-contrast:more),(forced-colors:active){h1{left:0}.card{right:0}}.card{color:red;@media (forced-colors:active){top:0}}',
  )
})

test('a private custom property that nothing in the document reads comes with the stylesheet, and what it alone reads, too', () => {
  const sheet = {
    address: '/pane.css',
    css: '.pane { --_ink: red; --_soft: var(--_ink); --_hover: var(--_soft); --shown: 1; color: blue; &:hover { color: var(--_hover) } } .pane b { --_depth: 1 }',
  }
  const rulesFor = (html: string) => criticalCss([], [sheet])(html).rules
  expect(rulesFor('<i class="pane"></i>')).toBe('.pane{--shown:1;color:#00f}')
  expect(rulesFor('<i class="pane"><b style="color: var(--_soft)"></b></i>')).toBe(
    '.pane{--_ink:red;--_soft:var(--_ink);--shown:1;color:#00f}',
  )
})
