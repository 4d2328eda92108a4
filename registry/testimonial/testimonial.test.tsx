import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Testimonial } from './testimonial'

test.each(['𠮷野家', '👩‍🚀 Mae'])('the initial of %s is a whole letter', (name) => {
  expect(renderToStaticMarkup(<Testimonial name={name} message="" />)).toContain(`>${Array.from(name)[0]}</`)
})
