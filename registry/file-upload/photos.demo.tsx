'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { FileUpload } from './file-upload'

export default function Example() {
  const [sent, setSent] = useState(false)
  return (
    <form
      aria-label="Photos"
      method="dialog"
      style={{ display: 'grid', gap: '0.75rem', width: '100%' }}
      onSubmit={() => setSent(true)}
      onReset={() => setSent(false)}
    >
      <FileUpload
        label="Photos of the flat"
        hint="PNG or JPEG, at most 2 MB each."
        name="photo"
        accept=".png, .jpg, .jpeg"
        maxSize={2e6}
        multiple
        required
        onFilesChange={() => setSent(false)}
        // An app has the progress of its own requests.
        stateOf={({ size }) => ({
          progress: sent ? 100 : undefined,
          error: size === 0 && 'This file is empty.',
        })}
      />
      <Button neutral type="submit">
        Upload
      </Button>
      <Button neutral type="reset">
        Reset
      </Button>
    </form>
  )
}
