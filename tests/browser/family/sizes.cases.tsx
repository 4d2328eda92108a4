import type { ReactElement } from 'react'
import { Avatar } from '../../../registry/avatar/avatar'
import { Breadcrumbs } from '../../../registry/breadcrumbs/breadcrumbs'
import { Button } from '../../../registry/button/button'
import { Combobox } from '../../../registry/combobox/combobox'
import { DateField } from '../../../registry/date-field/date-field'
import { Dropdown } from '../../../registry/dropdown/dropdown'
import type { GlassStyle } from '../../../registry/glass/glass'
import { Input } from '../../../registry/input/input'
import { Menu } from '../../../registry/menu/menu'
import { Navigation, NavigationLink } from '../../../registry/navigation/navigation'
import { NumberField } from '../../../registry/number-field/number-field'
import { Pagination } from '../../../registry/pagination/pagination'
import { Select } from '../../../registry/select/select'
import { Slider } from '../../../registry/slider/slider'
import { Stepper } from '../../../registry/stepper/stepper'
import { Textarea } from '../../../registry/textarea/textarea'

type Size = 'sm' | 'md' | 'lg' | undefined

const icon = <svg width={20} height={20} />

/** Every component with sizes, by its folder. */
const sized: Readonly<Record<string, (size: Size) => ReactElement>> = {
  avatar: (size) => <Avatar size={size} name="Ada" />,
  breadcrumbs: (size) => (
    <Breadcrumbs size={size} items={[{ title: 'Home', href: '#there' }, { title: 'Here' }]} />
  ),
  button: (size) => <Button size={size}>Save</Button>,
  combobox: (size) => <Combobox size={size} options={['Small', 'Large']} aria-label="Size" />,
  'date-field': (size) => <DateField size={size} aria-label="Day" />,
  dropdown: (size) => <Dropdown size={size} options={['Small', 'Large']} />,
  input: (size) => <Input size={size} aria-label="Name" icon={icon} onIconClick={() => {}} />,
  menu: (size) => <Menu size={size} items={[{ label: 'Edit' }]} />,
  navigation: (size) => (
    <Navigation size={size}>
      <NavigationLink href="#there">Home</NavigationLink>
    </Navigation>
  ),
  'number-field': (size) => <NumberField size={size} aria-label="Guests" />,
  pagination: (size) => <Pagination size={size} total={30} />,
  select: (size) => <Select size={size} options={['Small', 'Large']} aria-label="Size" />,
  slider: (size) => <Slider size={size} aria-label="Volume" />,
  stepper: (size) => <Stepper size={size} orientation="vertical" items={[{ title: 'Cart' }]} />,
  textarea: (size) => <Textarea size={size} aria-label="About" rows={1} />,
}

/** Each of them in each size: its own, and that of what is around it. */
export function Sizes() {
  const small: GlassStyle = { '--glass-size': '-0.5rem' }
  const stages = (name: string, of: (size: Size) => ReactElement) => {
    const forms = { none: of(undefined), sm: of('sm'), md: of('md'), lg: of('lg') }
    const around = { 'in small': of(undefined), 'md in small': of('md') }
    return (
      <section key={name} data-stage="" aria-label={name}>
        {Object.entries(forms).map(([form, element]) => (
          <div key={form} data-form={form}>
            {element}
          </div>
        ))}
        {Object.entries(around).map(([form, element]) => (
          <div key={form} data-form={form} style={small}>
            {element}
          </div>
        ))}
      </section>
    )
  }
  return Object.entries(sized).map(([name, of]) => stages(name, of))
}
