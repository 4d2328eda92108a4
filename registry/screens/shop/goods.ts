import city from '../../gallery/city.svg'
import dunes from '../../gallery/dunes.svg'
import forest from '../../gallery/forest.svg'
import lake from '../../gallery/lake.svg'
import planets from '../../gallery/planets.svg'
import wave from '../../gallery/wave.svg'
import type { GalleryImage } from '../../gallery/gallery'
import type { Product } from '../../product/product-data'
import ember from '../../product/sneaker-ember.svg'
import night from '../../product/sneaker-night.svg'
import ocean from '../../product/sneaker-ocean.svg'

/** Places to wear the shoe. */
export const pictures: readonly GalleryImage[] = [
  { src: lake, alt: 'A mountain lake under a clear sky', width: 480, height: 360 },
  { src: forest, alt: 'A dark forest in the morning', width: 480, height: 360 },
  { src: dunes, alt: 'Dunes in the evening sun', width: 480, height: 360 },
  { src: wave, alt: 'A wave at the coast', width: 480, height: 360 },
  { src: city, alt: 'A city at night', width: 480, height: 360 },
  { src: planets, alt: 'A sky full of planets', width: 480, height: 360 },
]

/** The shoe of the season. */
export const glideRunner: Product = {
  brand: 'Northwind',
  name: 'Glide Runner',
  rating: 4,
  reviews: 212,
  colors: [
    { name: 'Ocean', value: '#3a7bf2', image: ocean },
    { name: 'Ember', value: '#e8505b', image: ember },
    { name: 'Night', value: '#2b2450', image: night },
  ],
  sizes: [8, 9, 10, 11],
  originalPrice: 129,
  discountedPrice: 89,
  discountPercentage: 31,
}
