'use client'

import { useState, type SyntheticEvent } from 'react'
import { Button } from '../button/button'
import { FileUpload } from '../file-upload/file-upload'

/** Pictures of at most 5 MB, which are checked in the browser, with the progress of their upload. */
export default function UploadWithProgress() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [sent, setSent] = useState<readonly File[]>([])
  // An `action` would reset the form, and with it what was chosen.
  const upload = (event: SyntheticEvent) => {
    event.preventDefault()
    setSent(files)
  }
  return (
    <form aria-label="Photos" onSubmit={upload}>
      <FileUpload
        label="Photos"
        accept="image/*"
        maxSize={5_000_000}
        multiple
        onFilesChange={setFiles}
        stateOf={(file) => (sent.includes(file) ? { progress: 100 } : undefined)}
      />
      <Button type="submit" disabled={files.length === 0}>
        Upload
      </Button>
    </form>
  )
}
