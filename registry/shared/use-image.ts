import { useCallback, useState, type ComponentProps } from 'react'

/**
 * The props of an `<img>`; undefined while it has nothing to show: without a URL, or after its picture failed. A new URL is
 * tried again.
 *
 * @param src The URL of the picture.
 */
export function useImage(
  src: string | undefined,
): Pick<ComponentProps<'img'>, 'ref' | 'src' | 'onError'> | undefined {
  const [broken, setBroken] = useState<string>()
  // A picture of a page that a server rendered may have failed before React listened. A drawing without a size has no
  // natural width either, so the browser is asked.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true && image.naturalWidth === 0) image.decode().catch(() => setBroken(src))
    },
    [src],
  )
  return src === undefined || src === broken ? undefined : { ref, src, onError: () => setBroken(src) }
}
