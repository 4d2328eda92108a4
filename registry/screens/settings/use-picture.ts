import { useEffect, useState } from 'react'

/** The picture in a file, as an address; undefined until it is read, and without a file. */
export function usePicture(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; address: string }>()
  useEffect(() => {
    if (!file) return undefined
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result })
    }
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read?.file === file ? read?.address : undefined
}
