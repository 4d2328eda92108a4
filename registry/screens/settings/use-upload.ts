import { useEffect, useEffectEvent, useState } from 'react'

/** How often the progress moves, in ms. */
const pace = 200

/** How much of a file is sent each time, in bytes. */
const share = 4e5

/**
 * Pretends to upload files. An app would have the progress of its own requests.
 *
 * @param onSent Called with the files when all of them are uploaded.
 */
export function useUpload(onSent: (files: readonly File[]) => void) {
  const [files, setFiles] = useState<readonly File[]>([])
  /** The bytes that each file may have sent by now; undefined before the start. */
  const [sent, setSent] = useState<number>()
  const isRunning = sent !== undefined

  const advance = useEffectEvent(() => {
    const next = (sent ?? 0) + share
    if (files.some(({ size }) => size > next)) {
      setSent(next)
      return
    }
    setSent(undefined)
    onSent(files)
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => advance(), pace)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    isRunning,
    /** Whether a file has nothing in it. */
    hasEmpty: files.some(({ size }) => size === 0),
    /** Takes the files of the list. Without any, and with an empty one, the upload ends. */
    choose: (chosen: readonly File[]) => {
      setFiles(chosen)
      if (chosen.length === 0 || chosen.some(({ size }) => size === 0)) setSent(undefined)
    },
    start: () => setSent(0),
    /** Ends the upload. The files stay in the list. */
    stop: () => setSent(undefined),
    stateOf: ({ size }: File) => ({
      progress: sent === undefined ? undefined : Math.min(100, (sent / Math.max(size, 1)) * 100),
      error: size === 0 && 'This file is empty.',
    }),
  }
}
