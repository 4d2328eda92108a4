'use client'

import { useState, type ComponentProps, type DragEvent } from 'react'
import type { GlassStyle } from '../glass/glass'
import { useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Labeled, type FieldTexts } from '../shared/labeled'
import type { ControlProps } from '../shared/use-field'
import { FileRow, type FileState } from './file-row'
import { Arrow, Choose, Input, List, News, Refused, Root, Trouble, Zone } from './file-upload.styles'
import { droppedFiles, keyOf } from './files'
import { textsOf, type FileUploadLabels } from './labels'
import { hasFiles, useDropGuard } from './use-drop-guard'
import { useFiles } from './use-files'

export type { FileState } from './file-row'
export type { FileUploadLabels } from './labels'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'size' | 'accept' | 'style' | 'children'
>

export interface FileUploadProps extends NativeProps, FieldTexts {
  /**
   * The types that it takes, as HTML writes them: `.pdf, image/*`. Others are refused, with the reason. Where it lists types of
   * media, as `image/*`, a file whose type the browser does not know is taken, since only your server can judge it. List
   * extensions alone to refuse it.
   */
  accept?: string | undefined
  /** The size of the largest file that it takes, in bytes. It refuses larger ones, with the reason. */
  maxSize?: number | undefined
  /** Called with all files of the list, after each change; a reset of the form is one, too. */
  onFilesChange?: ((files: readonly File[]) => void) | undefined
  /** Returns how far the upload of a file is, and what is wrong with it. */
  stateOf?: ((file: File) => FileState | undefined) | undefined
  /**
   * The language of the sizes, such as `de-DE`.
   * @default 'en'
   */
  locale?: string | undefined
  /** Its texts. */
  labels?: FileUploadLabels | undefined
  /** Inline styles of the glass. Its properties change the look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/**
 * A native file input on glass, onto which files can be dropped, and the list of its files. A form sends what the list shows.
 * With `multiple`, what is chosen or dropped is added to the list. What `accept` and `maxSize` do not allow is refused, with the
 * reason. While it is there, files that are dropped where nothing takes them do nothing: a browser would open them in place of
 * the page.
 * All other props are passed to the `<input>`. Give it a label or an `aria-label`. It works before any script runs. Where a
 * page has a Content-Security-Policy, its pictures need `img-src blob:`.
 */
export function FileUpload({
  accept,
  multiple = false,
  maxSize = Infinity,
  onFilesChange,
  stateOf,
  locale,
  labels,
  label,
  hint,
  error,
  disabled,
  ref,
  className,
  style,
  ...rest
}: FileUploadProps) {
  const texts = textsOf(multiple, labels)
  const { input, files, refused, news, take, drop, remove } = useFiles({
    multiple,
    accept,
    maxSize,
    locale,
    labels: texts,
    onFilesChange,
  })
  useDropGuard()
  const [isOver, setOver] = useState(false)
  const merged = useMergedRef(ref, input)

  const over = (event: DragEvent) => {
    if (!hasFiles(event) || event.currentTarget.matches(':has(:disabled)')) return
    event.preventDefault()
    setOver(true)
  }
  const drawn = (control: Partial<ControlProps>) => (
    <Root className={className} ref={keepFocusNear} style={style}>
      <Zone
        data-over={isOver || undefined}
        // Before the handlers of the consumer, so that they see all files of the list.
        onInputCapture={take}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          if (!hasFiles(event) || event.currentTarget.matches(':has(:disabled)')) return
          event.preventDefault()
          drop(droppedFiles(event.dataTransfer))
        }}
      >
        <Input
          {...rest}
          {...control}
          ref={merged}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
        />
        <Arrow viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v5h16v-5" />
        </Arrow>
        <Choose>{texts.choose}</Choose>
        <span>{texts.drop}</span>
      </Zone>
      <Refused aria-live="polite">
        {refused.map((reason) => (
          <Trouble key={reason}>{reason}</Trouble>
        ))}
      </Refused>
      {files.length > 0 && (
        <List role="list">
          {files.map((file) => (
            <FileRow
              key={keyOf(file)}
              {...stateOf?.(file)}
              {...{ file, locale, disabled }}
              labels={texts}
              onRemove={remove}
            />
          ))}
        </List>
      )}
      <News role="status">{news}</News>
    </Root>
  )
  return (
    <Labeled {...{ label, hint, error }} given={rest}>
      {drawn}
    </Labeled>
  )
}
