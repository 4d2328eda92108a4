import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormEvent } from '../shared/use-form-event'
import { giveFiles, isAccepted, isSame, sizeTexts } from './files'
import type { FileUploadTexts } from './labels'

interface FilesOptions {
  multiple: boolean
  accept: string | undefined
  maxSize: number
  locale: string | undefined
  labels: FileUploadTexts
  onFilesChange: ((files: readonly File[]) => void) | undefined
}

/** The files of the input, why others were refused, and what is announced. */
interface Shown {
  readonly files: readonly File[]
  readonly refused: readonly string[]
  readonly news: string
}

const nothing: Shown = { files: [], refused: [], news: '' }

/**
 * The files of an input, which adds what is chosen to what it has.
 *
 * @returns What is shown, the ref of the input, and functions: `take` adds what the input has got, `drop` adds other files,
 * and `remove` removes one.
 */
export function useFiles({ multiple, accept, maxSize, locale, labels, onFilesChange }: FilesOptions) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(nothing)
  /** The files of the last change: a browser may report two before React renders. */
  const known = useRef<readonly File[]>([])

  const show = (files: readonly File[], refused: readonly string[], news: string) => {
    const isNew =
      files.length !== known.current.length || files.some((file, index) => file !== known.current[index])
    known.current = files
    if (input.current && isNew) giveFiles(input.current, files)
    setShown({ files, refused, news })
    if (isNew) onFilesChange?.(files)
    return isNew
  }

  const whyNot = (file: File): string | undefined => {
    if (!isAccepted(file, accept)) return labels.wrongType(file.name, accept ?? '')
    if (file.size > maxSize) return labels.tooLarge(file.name, ...sizeTexts(file.size, maxSize, locale))
    return undefined
  }

  const add = (given: readonly File[]) => {
    const before = multiple ? known.current : []
    const others = given.filter(
      (file, index) => ![...before, ...given.slice(0, index)].some((one) => isSame(one, file)),
    )
    const reasons = others.map(whyNot)
    const fitting = others.filter((_, index) => reasons[index] === undefined)
    const added = multiple ? fitting : fitting.slice(0, 1)
    const tooMany = fitting.slice(added.length).map(({ name }) => labels.onlyOne(name))
    const isKept = !multiple && added.length === 0
    const isNew = show(
      isKept ? known.current : [...before, ...added],
      [...reasons.filter((reason) => reason !== undefined), ...tooMany],
      added.length > 0 ? labels.added(added.map(({ name }) => name)) : '',
    )
    // A browser has given the input other files than those that are shown.
    if (input.current) giveFiles(input.current, known.current)
    return isNew
  }

  /** Tells the consumer's handlers, as a choice of files does. */
  const isTelling = useRef(false)
  const tell = () => {
    isTelling.current = true
    for (const type of ['input', 'change']) input.current?.dispatchEvent(new Event(type, { bubbles: true }))
    isTelling.current = false
  }

  const take = () => {
    // Where the input cannot be given files, as in jsdom, it still has the old ones.
    if (isTelling.current) return
    const chosen = [...(input.current?.files ?? [])]
    const isKnown =
      chosen.length === known.current.length &&
      chosen.every((file, index) => isSame(file, known.current[index] ?? file))
    if (!isKnown) add(chosen)
  }

  const takeEarly = useEffectEvent(take)
  // A visitor may have chosen before hydration.
  useEffect(() => takeEarly(), [])

  useFormEvent(input, 'reset', () => show([], [], ''))

  return {
    ...shown,
    input,
    take,
    drop: (files: readonly File[]) => {
      if (add(files)) tell()
    },
    remove: (file: File) => {
      show(
        known.current.filter((one) => one !== file),
        [],
        labels.removed(file.name),
      )
      tell()
    },
  }
}
