import { Modal } from '../../../registry/modal/modal'

const modal = {
  heading: 'A modal',
  paragraph: 'Its picture is gone.',
  CTA: { text: 'Close', color: '#ff9d6c' },
  imageUrl: '/gone.png',
}

/** A picture with an alternative text. */
export const Described = () => <Modal {...modal} imageAlt="Three panes" />

/** A picture without. */
export const Decorative = () => <Modal {...modal} />
