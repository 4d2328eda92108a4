import type { ImageSource } from '../../shared/image-source'
import mateo from '../../testimonial/mateo.svg'
import yuki from '../../testimonial/yuki.svg'

/** A message of the customer or the store. */
export interface Message {
  from: 'customer' | 'store'
  time: string
  text: string
}

/** The messages between a customer and the store. */
export interface Conversation {
  customer: string
  picture?: ImageSource
  about: string
  isUnread: boolean
  /** Oldest first. */
  messages: readonly Message[]
  /** Older messages, which are loaded on demand. */
  earlier?: readonly Message[]
}

/** A conversation with one message of the customer. */
const question = (customer: string, about: string, time: string, text: string): Conversation => ({
  customer,
  about,
  isUnread: false,
  messages: [{ from: 'customer', time, text }],
})

/** The conversations of the inbox, newest first. */
export const inbox: readonly Conversation[] = [
  {
    customer: 'Yuki Tanaka',
    picture: yuki,
    about: 'Order 2041, Ridge Tent 2',
    isUnread: false,
    earlier: [
      { from: 'customer', time: 'Mon', text: 'Hello! Is the Ridge Tent fine for wind above the trees?' },
      { from: 'store', time: 'Mon', text: 'Yes, up to 90 km/h. Use all six guy lines.' },
    ],
    messages: [
      { from: 'customer', time: '09:12', text: 'My tent is ordered. Will it be here before Friday?' },
      { from: 'store', time: '09:20', text: 'It leaves with the van at 15:00 and arrives on Thursday.' },
      { from: 'customer', time: '09:24', text: 'Perfect. Could you add a repair kit to the box?' },
    ],
  },
  {
    customer: 'Mateo Rivera',
    picture: mateo,
    about: 'Order 2040, Glide Runner',
    isUnread: true,
    messages: [
      { from: 'customer', time: '08:57', text: 'Between two sizes. Does the Glide Runner run small?' },
    ],
  },
  {
    customer: 'Ines Duarte',
    about: 'Order 2039, Alpine Jacket',
    isUnread: true,
    messages: [{ from: 'customer', time: '08:31', text: 'Does the jacket fit over a thick fleece?' }],
  },
  question('Noah Berg', 'Order 2038, Trail Stove', 'Tue', 'Which gas fits the stove?'),
  question('Priya Nair', 'Order 2037, Down Quilt', 'Tue', 'How do I wash the quilt?'),
  question('Samuel Osei', 'Order 2036, Ridge Tent 3', 'Tue', 'One pole is bent. Can you send a new one?'),
  question('Lena Vogt', 'Order 2035, Dry Bag 20', 'Mon', 'Is there a larger one?'),
  question('Theo Laurent', 'Order 2034, Summit Boots', 'Mon', 'They fit. Thank you for the quick swap!'),
  question('Hana Kim', 'Order 2033, Glide Runner', 'Mon', 'Can I pick them up in Bergen?'),
  question('Oscar Lind', 'Order 2032, Head Lamp', 'Sun', 'How long does a charge last?'),
  question('Zoe Martin', 'Order 2031, Merino Base', 'Sun', 'Can it go into the dryer?'),
  question('Ravi Patel', 'Order 2030, Trail Poles', 'Sat', 'Do you sell single tips?'),
]
