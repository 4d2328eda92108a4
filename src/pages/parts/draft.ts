import { useLayoutEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { deviceState, tabStorage, type DeviceState } from '../../ui/device-state'
import { lastSent } from '../../ui/last-sent'

/** The values of a form that are not sent yet. They stay in this tab. */
export type Draft<Values> = DeviceState<Values>

/** A stored object's texts for the fields of a form. Whatever else it has is ignored. */
export function textsOf<Values extends Readonly<Record<string, string>>>(
  stored: unknown,
  empty: Values,
): Values {
  if (typeof stored !== 'object' || stored === null) return empty
  const texts = Object.entries(stored).filter(
    ([name, text]) => Object.hasOwn(empty, name) && typeof text === 'string',
  )
  return { ...empty, ...Object.fromEntries(texts) }
}

/** Whether a form has any text. */
export const isBegun = (values: Readonly<Record<string, string>>): boolean =>
  Object.values(values).some((text) => text !== '')

/** Whether two forms have the same texts. */
export const isSameDraft = <Values extends Readonly<Record<string, string>>>(
  one: Values,
  other: Values,
): boolean => Object.keys(one).every((name) => one[name] === other[name])

/**
 * A form's draft, which this tab keeps after a reload, a crash or a visit to another page.
 *
 * @param name The name of the form in the tab's storage.
 * @param empty The form's values while nothing is typed.
 */
export const createDraft = <Values extends Readonly<Record<string, string>>>(
  name: string,
  empty: Values,
): Draft<Values> =>
  deviceState({
    key: `vitrine:draft:${name}`,
    storage: tabStorage,
    parse: (text) => {
      try {
        return textsOf<Values>(JSON.parse(text ?? 'null'), empty)
      } catch {
        return empty
      }
    },
    format: (values) => (isBegun(values) ? JSON.stringify(values) : null),
  })

/**
 * Fills a form with its draft, and keeps the draft up to date.
 *
 * @returns A function that clears form and draft if they still are what was sent, and keeps the outcome, a sentence.
 */
export function useDraft<Values extends FieldValues & Readonly<Record<string, string>>>(
  draft: Draft<Values>,
  { reset, subscribe, getValues }: UseFormReturn<Values>,
): (sent: Values, outcome?: string) => void {
  // Before the first update after hydration, which enables the fields: nothing typed is overwritten.
  useLayoutEffect(() => {
    const fill = () => {
      const values = draft.read()
      const typed = getValues()
      if (Object.keys(values).some((name) => values[name] !== typed[name]))
        reset(values, { keepDefaultValues: true })
    }
    fill()
    const ends = [
      draft.subscribe(fill),
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.publish(values)
          // It is also called when a form has been sent and is empty.
          if (Object.values(values).some(Boolean)) lastSent.publish('')
        },
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [draft, reset, subscribe, getValues])
  return (sent, outcome = '') => {
    // The visitor may have left the page meanwhile, come back, and begun another.
    if (isSameDraft(draft.read(), sent)) draft.publish(draft.start())
    lastSent.publish(outcome)
  }
}
