import { customizer, docs, example, gallery, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { PricingPlan } from './pricing'

export const meta = {
  title: 'Pricing Plan',
  description: 'A customizable, glassmorphism styled Pricing Plan component.',
  icon: 'badge-dollar-sign',
  route: '/pricing-details',
  added: '2026-11-21',
  category: 'display',
  keywords: ['price', 'plans', 'subscription', 'tiers', 'packages', 'billing', 'monthly', 'compare prices'],
  related: ['product', 'card'],
  order: 14,
} satisfies Meta

const starterPack = (
  <PricingPlan
    title="Starter Pack"
    tag="Basic"
    desciption="Everything a first project needs."
    price="$49"
    features={['10 user accounts', '100 transactions per month', 'Basic reporting']}
    buttonText="Get Started"
  />
)

const standardPlan = (
  <PricingPlan
    title="Standard Plan"
    tag="Standard"
    desciption="Room to grow for teams that ship often."
    price="$99"
    features={['50 user accounts', '500 transactions per month', 'Advanced reporting & analytics']}
    buttonText="Choose Standard"
  />
)

/** The color of a plan's glass. */
const tint = '#12092c'

const premiumPlan = (
  <PricingPlan
    title="Premium Plan"
    tag="Premium"
    desciption="No limits, and support at any hour."
    price="$199"
    features={[
      'unlimited user accounts',
      'unlimited transactions per month',
      'Premium support & advanced analytics',
    ]}
    buttonText="Choose Premium"
  />
)

export default docs({
  thumbnail: (
    <PricingPlan
      title="Standard Plan"
      tag="Standard"
      desciption="For teams that ship often."
      price="$99"
      features={['50 user accounts', 'Advanced reporting']}
      style={{ zoom: 0.78 }}
    />
  ),
  page: {
    back: 'history',
    scrollProgress: true,
    scrollToTop: true,
  },
  sections: [
    gallery('Usage', {
      'Basic Plan': <PricingPlan title="Basic Plan" tag="Basic" price="$10" />,
      'Standard Plan': standardPlan,
      'Premium Plan': premiumPlan,
    }),
    propsTable(PricingPlan, [
      'title',
      'headingLevel',
      'titleColor',
      'tag',
      'tagColor',
      'tagTextColor',
      'desciption',
      'price',
      'period',
      'features',
      'buttonText',
      'buttonLink',
      'buttonRender',
      'buttonBackgroundColor',
      'buttonBackgroundSecondColor',
      'fullBodyTextColor',
      'className',
      'style',
    ]),
    customizer({
      title: 'Custom theme',
      output: 'Output and Code',
      reset: true,
      controls: {
        titleColor: { type: 'color', default: '#ffffff', label: 'Title Color' },
        tagTextColor: { type: 'color', default: '#6b21a8', label: 'Tag Text Color' },
        tagColor: { type: 'color', default: '#f3e8ff', label: 'Tag Background Color' },
        fullBodyTextColor: {
          type: 'color',
          default: '#e9d5ff',
          label: 'Text color of title and main elements',
        },
        buttonBackgroundColor: { type: 'color', default: '#9333ea', label: 'Background color of button' },
        buttonBackgroundSecondColor: {
          type: 'color',
          default: '#4f46e5',
          label: '2nd background color (gradient) of button',
        },
      },
      preview: (values) => <PricingPlan {...values} />,
      readability: ({ titleColor, fullBodyTextColor }, { thick: { opacity } } = levels) => [
        { tint, opacity, text: titleColor, isLarge: true, fix: { text: 'titleColor' } },
        { tint, opacity, text: fullBodyTextColor, fix: { text: 'fullBodyTextColor' } },
      ],
    }),
    example(
      'Example Plans',
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
          gap: '1.5rem',
          width: '100%',
        }}
      >
        {starterPack}
        <PricingPlan
          title="Standard Plan"
          tag="Standard"
          desciption="Room to grow for teams that ship often."
          price="$99"
          features={['50 user accounts', '500 transactions per month', 'Advanced reporting & analytics']}
          buttonText="Choose Standard"
          style={{
            '--glass-shadow': '0 1.5rem 3rem -0.5rem #4f1ca8',
            translate: '0 -0.75rem',
          }}
        />
        {premiumPlan}
      </div>,
      { layout: 'below' },
    ),
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves focus to the plan's button." },
    { keys: 'Enter', does: "Follows the button's link." },
  ],
  early: ['follow'],
  announced: [
    { part: 'The card', role: 'article', name: 'Basic Plan' },
    { part: 'The name of the plan', role: 'heading', name: 'Basic Plan', states: 'level 3' },
    { part: 'The label', role: 'text', name: 'Basic' },
    { part: 'The price', role: 'text', name: '$10' },
    { part: 'The list of features', role: 'list' },
    { part: 'A feature', role: 'text', name: '10 user accounts' },
    { part: 'The button', role: 'link', name: 'Get Started' },
  ],
})
