'use client'

import amara from '../../testimonial/amara.svg'
import mateo from '../../testimonial/mateo.svg'
import yuki from '../../testimonial/yuki.svg'
import { Testimonial } from '../../testimonial/testimonial'
import { wide } from './looks'
import { Cards } from './shop.styles'

const voices = [
  {
    name: 'Amara Okafor',
    jobTitle: 'Trail runner',
    message: 'Four hundred kilometres, and the sole still grips.',
    imageSrc: amara,
  },
  {
    name: 'Mateo Rivera',
    jobTitle: 'Guide in Patagonia',
    message: 'Dry after an hour in the sun. My guests now ask for them.',
    imageSrc: mateo,
  },
  {
    name: 'Yuki Tanaka',
    jobTitle: 'Walks to work',
    message: 'A size too small, and a new pair stood at my door in two days.',
    imageSrc: yuki,
  },
]

/** What customers say. */
export function Voices() {
  return (
    <Cards>
      {voices.map((voice) => (
        <Testimonial key={voice.name} {...voice} style={wide} />
      ))}
    </Cards>
  )
}
