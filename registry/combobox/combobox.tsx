'use client'

import { useId, type ComponentProps, type FocusEvent } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { Cross } from '../shared/cross'
import { FormValue } from '../shared/form-value'
import { keepFocusNear } from '../shared/keep-focus-near'
import { ComboboxList, optionId, Suggestions } from './combobox-list'
import { Box, Field, Line, Remove, Status, Toggle, Token, Tokens } from './combobox.styles'
import { pressKey } from './keys'
import { textsOf, type ComboboxLabels } from './labels'
import { firstOf, listOf, optionsIn, sectionsOf } from './options'
import type { ComboboxGroup, ComboboxOption, ComboboxSearch } from './options'
import { useCombobox } from './use-combobox'
import { isActive, useList } from './use-list'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'list' | 'role' | 'multiple' | 'value' | 'defaultValue' | 'size' | 'style' | 'children'
>

interface OwnProps extends NativeProps {
  /**
   * The options from top to bottom: texts, objects with a value and a label, or groups of both. Or a function that finds
   * them: it gets what is typed, and returns a promise.
   */
  options: readonly (string | ComboboxOption | ComboboxGroup)[] | ComboboxSearch
  /** Whether any text can be sent, not only options. */
  freeText?: boolean | undefined
  /** The text of a value that is no known option. Without it, the value itself. */
  labelOf?: ((value: string) => string) | undefined
  /** The most options that are shown at once, from 1 to 10,000. */
  limit?: number | undefined
  /** The texts of the component. */
  labels?: ComboboxLabels | undefined
  /**
   * Its height, text and gaps. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Inline styles of the glass box. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

interface OneValue {
  /** Whether several values can be chosen, as tokens. */
  multiple?: false | undefined
  /** The value when controlled; with `multiple`, a list. `null` or an empty string is none. */
  value?: string | null | undefined
  /** The initial value when uncontrolled; with `multiple`, a list. */
  defaultValue?: string | null | undefined
  /** Called with each new value, an empty string for none; with `multiple`, a list. */
  onValueChange?: ((value: string) => void) | undefined
}

interface Values {
  multiple: true
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
}

export type ComboboxProps = OwnProps & (OneValue | Values)

/**
 * A glass field for a text, with a list of options that match it. What is chosen is the field's text, or one of several
 * tokens. Before a script has come, it is a native field with a `<datalist>`. All other props are passed to the `<input>`.
 * Give it a label or an `aria-label`.
 */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    freeText = false,
    labelOf,
    limit = 250,
    multiple = false,
    value,
    defaultValue = null,
    onValueChange: _,
    name,
    labels,
    size,
    required = false,
    disabled,
    readOnly,
    form,
    autoComplete = 'off',
    onInput,
    onChange,
    onBlur,
    onClick,
    onKeyDown,
    ref,
    className,
    style,
    ...rest
  } = props
  const ids = useId()
  const words = textsOf(labels)
  const isFixed = disabled === true || readOnly === true
  const box = useCombobox({
    options,
    multiple,
    freeText,
    values: value === undefined ? undefined : listOf(value),
    start: listOf(defaultValue),
    onChange: (next) => {
      if (props.multiple === true) props.onValueChange?.(next)
      else props.onValueChange?.(next[0] ?? '')
    },
    labelOf,
    required,
    isFixed,
    limit,
    labels: words,
  })
  const { field, isReady, choices, values, isShown, activeOption } = box
  const leave = () => {
    box.settle()
    box.close()
  }
  const activeId = activeOption && optionId(ids, activeOption.value)
  const { boxRef, listRef } = useList(isShown, activeId, leave)
  const hasTokens = multiple && values.length > 0
  const plain = multiple ? '' : (values[0] ?? '')

  return (
    <Box
      ref={useMergedRef(boxRef, keepFocusNear)}
      className={className}
      data-size={size}
      style={style}
      onBlur={({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // While another window has the focus, the field keeps its place in this one.
        if (!isActive(target) && !currentTarget.contains(relatedTarget)) leave()
      }}
    >
      <Line>
        <Field
          {...rest}
          autoComplete={autoComplete}
          ref={useMergedRef(ref, field)}
          type="text"
          required={required && !hasTokens}
          aria-required={required || undefined}
          disabled={disabled}
          readOnly={readOnly}
          form={form}
          {...(isReady
            ? {
                role: 'combobox',
                value: box.text,
                'aria-autocomplete': 'list',
                'aria-expanded': isShown,
                'aria-controls': `${ids}list`,
                'aria-activedescendant': activeId,
              }
            : { name, list: `${ids}data`, value: plain })}
          onInput={composeHandlers(onInput, ({ currentTarget }) => box.check(values, currentTarget.value))}
          onChange={composeHandlers(onChange, ({ target }) => box.type(target.value))}
          onBlur={onBlur}
          onClick={composeHandlers(onClick, () => box.open())}
          onKeyDown={composeKeyHandlers(onKeyDown, (event) =>
            pressKey(event, { ...box, multiple, freeText }),
          )}
        />
        {hasTokens && (
          <Tokens>
            {values.map((one) => (
              <Token key={one}>
                <span>{box.labelFor(one)}</span>
                <Remove
                  type="button"
                  aria-label={words.remove(box.labelFor(one))}
                  disabled={isFixed}
                  // Focus stays where it is.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => box.remove(one)}
                >
                  <Cross size={14} />
                </Remove>
              </Token>
            ))}
          </Tokens>
        )}
      </Line>
      <Toggle
        type="button"
        // The keys of the field do the same.
        tabIndex={-1}
        aria-label={words.list}
        aria-expanded={isShown}
        aria-controls={`${ids}list`}
        disabled={isFixed}
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={({ pointerType }) => {
          // With a finger, this would open the keyboard.
          if (pointerType === 'mouse') field.current?.focus()
        }}
        onClick={() => (isShown ? box.close() : box.open())}
      />
      {isReady ? (
        <>
          <ComboboxList
            ref={listRef}
            ids={ids}
            sections={isShown ? box.shown : []}
            values={values}
            active={activeOption}
            multiple={multiple}
            isLoading={box.isLoading}
            note={box.note}
            aria-label={rest['aria-label'] ?? words.list}
            aria-labelledby={rest['aria-labelledby']}
            onPick={box.pick}
          />
          <Status role="status">{box.status}</Status>
          <FormValue
            name={name}
            value={multiple ? values : plain}
            disabled={disabled}
            form={form}
            choices={choices}
            onReset={box.reset}
            onInvalidFocus={() => field.current?.focus()}
          />
        </>
      ) : (
        <>
          {typeof options !== 'function' && (
            <Suggestions id={`${ids}data`} options={optionsIn(firstOf(sectionsOf(options), limit))} />
          )}
          {multiple &&
            values.map((one) => (
              <input key={one} type="hidden" name={name} value={one} disabled={disabled} form={form} />
            ))}
        </>
      )}
    </Box>
  )
}
