'use client'

import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../button/button'
import { Field } from '../../field/field'
import { FileUpload } from '../../file-upload/file-upload'
import { ProgressBar } from '../../progress-bar/progress-bar'
import { Heading, Text } from '../../shared/screen-layout.styles'
import { Table } from '../../table/table'
import type { ToastText } from '../../toast/use-toaster'
import { focusFirstInvalid } from './focus-first-invalid'
import { bar, flat, wide } from './looks'
import { Buttons, Part, Stack } from './settings.styles'
import { useUpload } from './use-upload'

interface FilesProps {
  /** The room of the plan, in gigabytes. */
  room: number
  /** Called with what was uploaded. */
  tell: (text: ToastText) => void
}

const stored = [
  { name: 'wordmark.svg', megabytes: 0.1, day: new Date('2026-11-24') },
  { name: 'harbor-at-dawn.jpg', megabytes: 3.8, day: new Date('2026-11-09') },
  { name: 'handbook.pdf', megabytes: 4.6, day: new Date('2026-10-12') },
]

/** What the files of all projects take beside these, in megabytes. */
const others = 804

const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
const amount = new Intl.NumberFormat('en', format)
const whole = new Intl.NumberFormat('en', { style: 'unit', unit: 'gigabyte' })

/** The day where the visitor is. A table writes days as they are in UTC. */
function today(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

/** The files that the workspace shares, and a form that uploads more. */
export function Files({ room, tell }: FilesProps) {
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState(stored)
  const upload = useUpload((sent) => {
    setFiles((last) => [
      ...sent.map(({ name, size }) => ({ name, megabytes: size / 1e6, day: today() })),
      ...last,
    ])
    form.current?.reset()
    tell({
      title: sent.length === 1 ? 'File uploaded' : `${sent.length} files uploaded`,
      message: 'Everyone in the workspace can use it now.',
    })
  })
  const used = files.reduce((sum, { megabytes }) => sum + megabytes, others)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!focusFirstInvalid(event.currentTarget)) upload.start()
  }
  return (
    <>
      <Part>
        <div>
          <Heading>Upload</Heading>
          <Text>Logos, pictures and documents for everyone in the workspace.</Text>
        </div>
        <form ref={form} method="dialog" aria-label="Upload" onSubmit={submit}>
          <Stack>
            <Field
              bare
              label="Files"
              hint="PNG, JPEG, SVG or PDF, at most 5 MB each."
              error={upload.hasEmpty && 'Remove the empty file first.'}
              style={wide}
            >
              <FileUpload
                accept=".png, .jpg, .jpeg, .svg, .pdf"
                maxSize={5e6}
                multiple
                required
                onFilesChange={upload.choose}
                stateOf={upload.stateOf}
                style={flat}
              />
            </Field>
            <Buttons>
              <Button
                neutral
                kind="filled"
                size="sm"
                type="submit"
                pending={upload.isRunning}
                pendingLabel="Uploading"
              >
                Upload
              </Button>
              <Button
                neutral
                size="sm"
                type="reset"
                onClick={(event) => {
                  if (!upload.isRunning) return
                  event.preventDefault()
                  upload.stop()
                }}
              >
                {upload.isRunning ? 'Cancel' : 'Clear'}
              </Button>
            </Buttons>
          </Stack>
        </form>
      </Part>
      <Part>
        <div>
          <Heading>Storage</Heading>
          <Text>{`${amount.format(used)} of ${whole.format(room)} used, most of it by projects.`}</Text>
        </div>
        <ProgressBar
          aria-label="Storage used"
          progress={(used / (room * 1000)) * 100}
          size="sm"
          theme="white"
          color="var(--screen-foreground)"
          style={bar}
        />
      </Part>
      <Part data-wide>
        <Table
          caption="Shared files"
          rows={files}
          defaultSort={{ column: 'day', direction: 'descending' }}
          columns={[
            { key: 'name', header: 'Name', sortable: true },
            { key: 'megabytes', header: 'Size', align: 'end', sortable: true, format },
            { key: 'day', header: 'Added', sortable: true },
          ]}
          style={flat}
        />
      </Part>
    </>
  )
}
