'use client'

import { useCallback, useState, type ReactNode } from 'react'
import { Cross } from '../shared/cross'
import { inRange } from '../shared/in-range'
import { hasContent } from '../shared/use-field'
import { Bar, Name, Picture, Remove, Row, Sheet, Size, Texts, Thumb, Trouble } from './file-upload.styles'
import { sizeText } from './files'
import type { FileUploadTexts } from './labels'

/** How far a file's upload is, as its consumer knows. */
export interface FileState {
  /** How much of it is uploaded, in percent, 0 to 100. */
  progress?: number | undefined
  /** What is wrong with it. */
  error?: ReactNode | undefined
}

interface FileRowProps extends FileState {
  readonly file: File
  readonly locale: string | undefined
  readonly disabled: boolean | undefined
  readonly labels: FileUploadTexts
  readonly onRemove: (file: File) => void
}

/** A file with its picture, its size and how far it is. */
export function FileRow({ file, locale, disabled, labels, onRemove, progress, error }: FileRowProps) {
  const [isBroken, setBroken] = useState(false)
  const isPicture = file.type.startsWith('image/') && 'createObjectURL' in URL && !isBroken
  const showPicture = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <Row>
      <Thumb aria-hidden="true">
        {isPicture ? (
          <Picture ref={showPicture} alt="" onError={() => setBroken(true)} />
        ) : (
          <Sheet viewBox="0 0 24 24">
            <path d="M6 3h8l4 4v14H6ZM14 3v4h4" />
          </Sheet>
        )}
      </Thumb>
      <Texts>
        <Name translate="no">{file.name}</Name>
        <Size>{sizeText(file.size, locale)}</Size>
        {progress !== undefined && (
          <Bar aria-label={labels.progress(file.name)} max={100} value={inRange(progress, 0, 100, 0)} />
        )}
        {hasContent(error) && <Trouble>{error}</Trouble>}
      </Texts>
      <Remove
        type="button"
        aria-label={labels.remove(file.name)}
        disabled={disabled}
        onClick={() => onRemove(file)}
      >
        <Cross size={18} />
      </Remove>
    </Row>
  )
}
