import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PricingPlan } from './pricing'

test('the text after the price is a prop, per month by default', () => {
  expect(renderToStaticMarkup(<PricingPlan price="90 €" period=" im Jahr" />)).toContain(
    '</strong><span> im Jahr<',
  )
  expect(renderToStaticMarkup(<PricingPlan period={undefined} />)).toContain('</strong><span>/mo<')
})
