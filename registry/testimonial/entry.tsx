import { docs, example, propsTable, type Meta } from '#docs'
import { Testimonial } from './testimonial'
import amara from './amara.svg'
import mateo from './mateo.svg'
import yuki from './yuki.svg'

export const meta = {
  title: 'Testimonial',
  description: 'A quote on a glass card, with the picture, name and role of its author.',
  icon: 'quote',
  route: '/testimonial-details',
  added: '2026-11-21',
  category: 'display',
  keywords: [
    'quote',
    'review',
    'customer',
    'recommendation',
    'blockquote',
    'feedback',
    'opinion',
    'what customers say',
  ],
  order: 19,
} satisfies Meta

export default docs({
  thumbnail: (
    <Testimonial
      name="Amara Okafor"
      jobTitle="Front-end engineer"
      message="One file, one color, and our page was glass."
      imageSrc={amara}
      style={{ zoom: 0.65 }}
    />
  ),
  sections: [
    example(
      'Usage',
      <Testimonial
        name="Amara Okafor"
        jobTitle="Front-end engineer"
        message="One file, one color, and our page was glass."
        imageSrc={amara}
      />,
      {
        controls: {
          name: { type: 'text', default: 'Amara Okafor' },
          jobTitle: { type: 'text', default: 'Front-end engineer', label: 'Role' },
        },
      },
    ),
    propsTable(Testimonial, ['name', 'jobTitle', 'message', 'imageSrc']),
    example(
      'Live',
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
          gap: '1.25rem',
          justifyItems: 'center',
          width: '100%',
        }}
      >
        <Testimonial
          name="Amara Okafor"
          jobTitle="Front-end engineer"
          message="I pasted one file, changed one color, and our pricing page looked like glass."
          imageSrc={amara}
        />
        <Testimonial
          name="Mateo Silva"
          jobTitle="Product designer"
          message="The blur stays where I put it, and the text stays readable on every photo we tried."
          imageSrc={mateo}
        />
        <Testimonial
          name="Yuki Tanaka"
          jobTitle="Founder of a small studio"
          message="Our clients ask who made the interface. We tell them it took an afternoon."
          imageSrc={yuki}
        />
      </div>,
      { layout: 'below' },
    ),
  ],
  early: ['show'],
  announced: [
    { part: 'The card', role: 'figure' },
    { part: 'The quote', role: 'blockquote' },
    { part: 'Its text', role: 'text', name: 'One file, one color, and our page was glass.' },
    { part: 'The name', role: 'text', name: 'Amara Okafor' },
    { part: 'The role', role: 'text', name: 'Front-end engineer' },
  ],
})
