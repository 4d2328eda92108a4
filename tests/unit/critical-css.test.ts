import { expect, test } from 'vitest'
import { criticalCss } from '../../scripts/html/critical-css'

const site = { address: '/site.css', css: 'h1 { margin: 0 } .button { color: red } .link { color: blue }' }
const glass = {
  address: '/glass.css',
  css: '@layer theme, components.glass; @layer components.glass { .thin { color: red } .button .thick { color: blue } }',
}
const card = {
  address: '/card.css',
  css: '.card { color: red; &:hover { color: blue } } :where(.card, .row):not(x) { all: revert-layer } :where(.row) { top: 0 }',
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

test('a rule for several classes is kept when an element can match it, with what is nested in it', () => {
  const { rules } = stylesFor('<i class="card"></i>')
  expect(rules).toContain('.card{color:red')
  expect(rules).toContain('hover')
  expect(rules).toContain('revert-layer')
  expect(rules).not.toContain('top:0')
})

test('a rule for two elements is kept only when both can be there', () => {
  expect(stylesFor('<i class="thick"></i>').rules).not.toContain('.thick')
  expect(stylesFor('<i class="button"><b class="thick"></b></i>').rules).toContain('.button .thick')
})
