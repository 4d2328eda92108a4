import { useState } from 'react'
import { Carousel } from './carousel'

const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

const slides = texts.map((text) => (
  <p key={text} style={{ margin: 0, padding: '2rem' }}>
    <a href={`#${text}`}>{text}</a>
  </p>
))

/** Below a page of empty space, which must not move. */
export const FarBelow = () => (
  <div style={{ paddingBlock: '300vh' }}>
    <Carousel aria-label="Words">{slides}</Carousel>
  </div>
)

/** Several side by side, in 40rem. */
export const Shelf = () => (
  <div style={{ width: '40rem' }}>
    <Carousel aria-label="Words" slidesInView={3}>
      {slides}
    </Carousel>
  </div>
)

export const Loop = () => (
  <Carousel aria-label="Words" loop defaultValue={5}>
    {slides}
  </Carousel>
)

/** One whose parent holds the slide, and can refuse another. */
export function Held() {
  const [value, setValue] = useState(1)
  const [isRefused, refuse] = useState(false)
  return (
    <>
      <Carousel
        aria-label="Words"
        value={value}
        onValueChange={(next) => {
          if (!isRefused) setValue(next)
        }}
      >
        {slides}
      </Carousel>
      <output>{value}</output>
      <button type="button" onClick={() => setValue(4)}>
        To the fifth
      </button>
      <button type="button" onClick={() => refuse(true)}>
        Refuse
      </button>
    </>
  )
}

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Carousel
      aria-label="كلمات"
      labels={{
        previous: 'السابق',
        next: 'التالي',
        position: (number, count) => `${number} من ${count}`,
      }}
    >
      {slides}
    </Carousel>
  </div>
)

export const Turning = () => (
  <>
    <Carousel aria-label="Words" interval={1000}>
      {slides}
    </Carousel>
    <button type="button">After</button>
  </>
)

/** More slides than dots have room for, one, and none. */
export const Amounts = () =>
  [12, 1, 0].map((count) => (
    <Carousel key={count} aria-label={`With ${count}`}>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{`Text ${index + 1}`}</p>
      ))}
    </Carousel>
  ))

/** Two that turn, with nothing to turn to: all slides of one are in view, and the other has one slide. What they tell. */
export function Still() {
  const [told, tell] = useState('nothing')
  const hear = (index: number) => tell(`slide ${index}`)
  return (
    <>
      <div style={{ width: '40rem' }}>
        <Carousel aria-label="All in view" slidesInView={3} interval={1000} loop onValueChange={hear}>
          {slides.slice(0, 3)}
        </Carousel>
      </div>
      <Carousel aria-label="One" interval={1000} loop onValueChange={hear}>
        {slides[0]}
      </Carousel>
      <output>{told}</output>
    </>
  )
}
