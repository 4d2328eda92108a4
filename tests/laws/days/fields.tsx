import { Calendar, type CalendarValue } from '../../../registry/calendar/calendar'
import { Check } from '../../../registry/check/check'
import { CheckGroup } from '../../../registry/check/check-group'
import { Combobox } from '../../../registry/combobox/combobox'
import { Dropdown } from '../../../registry/dropdown/dropdown'
import { Field } from '../../../registry/field/field'
import { FileUpload } from '../../../registry/file-upload/file-upload'
import { Input } from '../../../registry/input/input'
import { NumberField } from '../../../registry/number-field/number-field'
import { RadioGroup } from '../../../registry/radio-group/radio-group'
import { Select } from '../../../registry/select/select'
import { Slider } from '../../../registry/slider/slider'
import { Switch } from '../../../registry/switch/switch'
import { Textarea } from '../../../registry/textarea/textarea'
import { held, type Day } from './day'

const letters = ['a', 'b']
const day = new Date(2030, 0, 15)
const ownName = 'It is a group, which its legend or `aria-label` names.'
const field = { link: 'It is a field, and leads nowhere.' }

/** What holds a value of a form. */
export const fields: Readonly<Record<string, Day>> = {
  Calendar: {
    ...field,
    plain: (given) => <Calendar defaultValue={day} presets={[{ label: 'Today', value: day }]} {...given} />,
    link: <Calendar footer={<a href="#there">Opening hours</a>} />,
    submit: <Calendar name="own" defaultValue={day} />,
    label: ownName,
    controlled: held<CalendarValue>(day, (value, set) => <Calendar value={value} onValueChange={set} />),
    uncontrolled: <Calendar defaultValue={day} />,
    press: '.react-calendar__tile',
  },
  Check: {
    ...field,
    plain: (given) => <Check {...given}>News</Check>,
    submit: (
      <Check name="own" defaultChecked>
        News
      </Check>
    ),
    label: <Check />,
    controlled: held(false, (value, set) => (
      <Check checked={value} onCheckedChange={set}>
        News
      </Check>
    )),
    uncontrolled: <Check defaultChecked>News</Check>,
  },
  CheckGroup: {
    ...field,
    plain: (given) => <CheckGroup legend="On" options={letters} {...given} />,
    submit: <CheckGroup legend="On" options={letters} name="own" defaultValue={['a']} />,
    label: ownName,
    controlled: held<readonly string[]>([], (value, set) => (
      <CheckGroup legend="On" options={letters} value={value} onValueChange={set} />
    )),
    uncontrolled: <CheckGroup legend="On" options={letters} defaultValue={['a']} />,
  },
  Combobox: {
    ...field,
    plain: (given) => <Combobox aria-label="Letter" options={letters} {...given} />,
    submit: <Combobox aria-label="Letter" name="own" options={letters} defaultValue="a" />,
    label: <Combobox options={letters} />,
    controlled: held('a', (value, set) => (
      <Combobox aria-label="Letter" options={letters} freeText value={value} onValueChange={set} />
    )),
    uncontrolled: <Combobox aria-label="Letter" options={letters} defaultValue="a" />,
  },
  Dropdown: {
    ...field,
    plain: (given) => <Dropdown options={letters} {...given} />,
    submit: <Dropdown name="own" options={letters} />,
    label: <Dropdown options={letters} />,
    controlled: held('a', (value, set) => <Dropdown options={letters} value={value} onValueChange={set} />),
    uncontrolled: <Dropdown options={letters} defaultValue="a" />,
    press: '[role=option]:last-of-type',
  },
  Field: {
    ...field,
    plain: (given) => (
      <Field label="Name" {...given}>
        <Input />
      </Field>
    ),
    submit: (
      <Field label="Name">
        <Input name="own" defaultValue="a" />
      </Field>
    ),
    label: 'It is one, around its control.',
    controlled: held('a', (value, set) => (
      <Field label="Name">
        <Input value={value} onChange={({ target }) => set(target.value)} />
      </Field>
    )),
    uncontrolled: (
      <Field label="Name">
        <Input defaultValue="a" />
      </Field>
    ),
  },
  FileUpload: {
    ...field,
    plain: (given) => <FileUpload aria-label="Letters" {...given} />,
    submit: 'A page cannot choose a file in place of its visitor.',
    label: <FileUpload />,
    controlled: 'As of a native file input, only the visitor chooses its files.',
    uncontrolled: 'As of a native file input, only the visitor chooses its files.',
  },
  Input: {
    ...field,
    plain: (given) => <Input {...given} />,
    submit: <Input name="own" defaultValue="a" />,
    label: <Input />,
    controlled: held('a', (value, set) => (
      <Input value={value} onChange={({ target }) => set(target.value)} />
    )),
    uncontrolled: <Input defaultValue="a" />,
  },
  NumberField: {
    ...field,
    plain: (given) => <NumberField aria-label="Guests" {...given} />,
    submit: <NumberField aria-label="Guests" name="own" defaultValue={3} />,
    label: <NumberField />,
    controlled: held<number | null>(1, (value, set) => (
      <NumberField aria-label="Guests" value={value} onValueChange={set} />
    )),
    uncontrolled: <NumberField aria-label="Guests" defaultValue={1} />,
  },
  RadioGroup: {
    ...field,
    plain: (given) => <RadioGroup legend="By" options={letters} {...given} />,
    submit: <RadioGroup legend="By" options={letters} name="own" defaultValue="a" />,
    label: ownName,
    controlled: held<string | null>(null, (value, set) => (
      <RadioGroup legend="By" options={letters} value={value} onValueChange={set} />
    )),
    uncontrolled: <RadioGroup legend="By" options={letters} defaultValue="b" />,
  },
  Select: {
    ...field,
    plain: (given) => <Select options={letters} {...given} />,
    submit: <Select name="own" options={letters} />,
    label: <Select options={letters} />,
    controlled: held('a', (value, set) => (
      <Select options={letters} value={value} onChange={({ target }) => set(target.value)} />
    )),
    uncontrolled: <Select options={letters} defaultValue="a" />,
    press: 'option:last-of-type',
  },
  Slider: {
    ...field,
    plain: (given) => <Slider {...given} />,
    submit: <Slider name="own" />,
    label: <Slider />,
    controlled: held(10, (value, set) => <Slider value={value} onValueChange={set} />),
    uncontrolled: <Slider defaultValue={10} />,
  },
  Switch: {
    ...field,
    plain: (given) => <Switch {...given}>News</Switch>,
    submit: (
      <Switch name="own" defaultChecked>
        News
      </Switch>
    ),
    label: <Switch />,
    controlled: held(false, (value, set) => (
      <Switch checked={value} onCheckedChange={set}>
        News
      </Switch>
    )),
    uncontrolled: <Switch defaultChecked>News</Switch>,
  },
  Textarea: {
    ...field,
    plain: (given) => <Textarea {...given} />,
    submit: <Textarea name="own" defaultValue="a" />,
    label: <Textarea />,
    controlled: held('a', (value, set) => (
      <Textarea value={value} onChange={({ target }) => set(target.value)} />
    )),
    uncontrolled: <Textarea defaultValue="a" />,
  },
}
