import { docs, example, propsTable, type Meta } from '#docs'
import { Gallery } from './gallery'
import city from './city.svg'
import dunes from './dunes.svg'
import forest from './forest.svg'
import lake from './lake.svg'
import planets from './planets.svg'
import wave from './wave.svg'

export const meta = {
  title: 'Gallery',
  description: 'A grid of pictures in a glass frame, with one, two or three columns.',
  icon: 'images',
  route: '/gallery-details',
  added: '2026-11-21',
  category: 'display',
  keywords: ['pictures', 'images', 'photos', 'grid', 'album', 'lightbox', 'thumbnails'],
  related: ['card'],
  order: 23,
} satisfies Meta

const pictures = [
  {
    src: dunes,
    alt: 'Dunes under a low sun',
    width: 480,
    height: 360,
  },
  {
    src: lake,
    alt: 'A snowy peak mirrored in a lake',
    width: 480,
    height: 360,
  },
  {
    src: city,
    alt: 'A city at night with lit windows',
    width: 480,
    height: 360,
  },
  {
    src: wave,
    alt: 'A breaking wave before a red sun',
    width: 480,
    height: 360,
  },
  {
    src: planets,
    alt: 'A ringed planet and its blue moon',
    width: 480,
    height: 360,
  },
  {
    src: forest,
    alt: 'Fir trees in morning mist',
    width: 480,
    height: 360,
  },
]

export default docs({
  thumbnail: (
    <Gallery images={pictures.slice(0, 2)} layout="two-column" style={{ zoom: 0.6, maxWidth: '30rem' }} />
  ),
  sections: [
    example('Usage', <Gallery images={pictures} />, {
      controls: {
        layout: {
          type: 'select',
          default: 'two-column',
          options: ['one-column', 'two-column', 'three-column'],
        },
        spacing: { type: 'select', default: 'normal', options: ['tight', 'normal', 'wide'] },
        borderRadius: { type: 'range', default: 15, min: 0, max: 40, step: 1, unit: 'px' },
        hoverEffect: { type: 'boolean', default: true },
      },
      props: ({ borderRadius, ...props }) => ({
        ...props,
        ...(borderRadius !== undefined && { borderRadius: `${borderRadius}px` }),
      }),
    }),
    propsTable(
      Gallery,
      ['images', 'className', 'layout', 'hoverEffect', 'spacing', 'borderRadius', 'containerClasses'],
      {
        elsewhere: {
          props: ['className'],
          why: 'The root, a frame, has containerClasses; className is the grid.',
        },
      },
    ),
    example('Live', <Gallery images={pictures} layout="three-column" />, { layout: 'below' }),
  ],
  early: ['show'],
  announced: [
    { part: 'The grid', role: 'list' },
    { part: 'An item', role: 'listitem', states: 'level 1' },
    { part: 'Its picture', role: 'image', name: 'Dunes under a low sun' },
  ],
})
