import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Carousel } from './carousel'
import { CarouselPicture } from './carousel-picture'
import garden from './garden.svg'
import harbor from './harbor.svg'
import night from './night.svg'
import { Thumbnail } from './thumbnail'

export const meta = {
  title: 'Carousel',
  description: 'Slides in a row on glass, moved by touch, keys and buttons, or by themselves.',
  icon: 'gallery-horizontal',
  route: '/carousel-details',
  added: '2026-11-29',
  category: 'display',
  collection: 'essentials',
  keywords: [
    'slideshow',
    'slide show',
    'slider of images',
    'image slider',
    'content slider',
    'swiper',
    'gallery of slides',
    'slides',
    'hero rotator',
    'rotating banner',
    'scroll snap',
    'autoplay',
    'pictures one after another',
    'changes every few seconds',
  ],
  related: ['gallery', 'testimonial'],
} satisfies Meta

export default docs({
  thumbnail: <Thumbnail />,
  sections: [
    example(
      'Basic Usage',
      <Carousel aria-label="The house">
        <CarouselPicture src={harbor} alt="Boats in the harbor below" width={640} height={400} />
        <CarouselPicture src={garden} alt="The garden with its path" width={640} height={400} />
        <CarouselPicture src={night} alt="The house at night" width={640} height={400} />
      </Carousel>,
    ),
    propsTable(Carousel, [
      'children',
      'value',
      'defaultValue',
      'onValueChange',
      'slidesInView',
      'loop',
      'interval',
      'labels',
      'style',
    ]),
    customizer({
      title: 'Custom Carousel',
      controls: {
        slidesInView: { type: 'range', default: 2, min: 1, max: 4, step: 1 },
        loop: { type: 'boolean', default: false },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Carousel
          aria-label="Around the house"
          {...props}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
          }}
        >
          <CarouselPicture src={harbor} alt="Boats in the harbor below" width={640} height={400} />
          <CarouselPicture src={garden} alt="The garden with its path" width={640} height={400} />
          <CarouselPicture src={night} alt="The house at night" width={640} height={400} />
        </Carousel>
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example(
      'Turning',
      <div style={{ width: 'min(18rem, 100%)' }}>
        <Carousel aria-label="By day and night" interval={5000} loop>
          <CarouselPicture src={garden} alt="The garden with its path" width={640} height={400} />
          <CarouselPicture src={night} alt="The house at night" width={640} height={400} />
        </Carousel>
      </div>,
      {
        text: 'Slides wait under the pointer, stop for keyboard focus, and turn only where motion is welcome.',
      },
    ),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the slides, then to what moves them.' },
    { keys: 'Right Arrow, Left Arrow', does: 'Show the next or previous slide, from the row of slides.' },
    { keys: 'Home', does: 'Shows the first slide.' },
    { keys: 'End', does: 'Shows the last slide.' },
    { keys: 'Enter', does: 'Shows the slide of the focused button.' },
    { keys: 'Space', does: 'Shows the slide of the focused button.' },
  ],
  early: ['show'],
  announced: [
    { part: 'The carousel', role: 'region', name: 'The house', states: 'announced as carousel' },
    { part: 'Its row', role: 'group', name: 'Slides' },
    { part: 'A slide', role: 'group', name: '1 of 3', states: 'announced as slide' },
    {
      part: 'The button back, at the first slide',
      role: 'button',
      name: 'Previous slide',
      states: 'disabled',
    },
    { part: 'The button for the next one', role: 'button', name: 'Next slide' },
    { part: 'Another dot', role: 'button', name: '2 of 3' },
    { part: 'The button that starts turning', role: 'button', name: 'Start turning' },
    { part: 'The dot of the next slide, after Next', role: 'button', name: '2 of 3', states: 'current item' },
  ],
})
