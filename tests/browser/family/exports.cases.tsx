import { Button } from '../../../registry/button/button'
import { Calendar } from '../../../registry/calendar/calendar'
import { Card } from '../../../registry/card/card'
// The material itself, as components have it in plain CSS.
import material from '../../../registry/glass/glass.module.css'
import { Input } from '../../../registry/input/input'
import { ProductCard } from '../../../registry/product/product'
import { sneaker } from '../../../registry/product/sneaker'

const levels = ['thin', 'regular', 'thick'] as const

/** Colors and edges, so that a blur shows. */
const scene = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 320px)',
  gap: 24,
  padding: 24,
  background:
    'repeating-linear-gradient(45deg, #ff5ba7 0 12px, #2a1a6b 12px 31px, #ffd36e 31px 47px, #0a7a6a 47px 60px)',
} as const

/** A box of each level, and glass inside glass. */
const boxes = (classOf: (level: (typeof levels)[number]) => string | undefined, position?: 'relative') =>
  levels.map((level) => (
    <div key={level} className={classOf(level)} style={{ height: 80, padding: 16, position }}>
      {level}
      <div className={classOf('thin')} style={{ width: 80, height: 24, position }}>
        inner
      </div>
    </div>
  ))

const boxesOfMaterial = boxes((level) => material[level], 'relative')

/** The material of the components, on plain boxes. */
export const Material = () => <div style={scene}>{boxesOfMaterial}</div>

/** The same boxes in the material of the first version. */
export const FirstMaterial = () => <div style={scene}>{boxes((level) => `then-${level}`)}</div>

/** The same boxes with utilities of Tailwind. */
export const Utilities = () => <div style={scene}>{boxes((level) => `glass-${level}`)}</div>

/** Components of every kind, and the boxes. */
export const Components = () => (
  <div style={scene}>
    {boxesOfMaterial}
    <Card>
      A card <Button>Save</Button>
    </Card>
    <Input aria-label="Name" defaultValue="Ada" />
    <Button>Button</Button>
    <Calendar aria-label="Day" defaultValue={new Date(2026, 10, 22)} />
    <ProductCard product={{ ...sneaker }} />
  </div>
)

/** Boxes whose other utilities want something else than the glass. */
export const Overridden = () => (
  <div style={scene}>
    <div className="glass-thin absolute rounded-none text-red-500">absolute</div>
    <div className="glass-thick fixed">fixed</div>
    <div className="glass-regular">relative</div>
  </div>
)
