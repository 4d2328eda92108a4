/** Milliseconds: fewer than 30 frames a second are not smooth. */
const slow = 34

/** One slow frame may have another cause. */
const enough = 2
let slowFrames = 0

/** Milliseconds without a scroll after which it is over. */
const pause = 150

/**
 * Takes the blur off thumbnails while the page scrolls, where frames were too slow with it: without a graphics processor, a
 * frame with blur takes three times as long.
 *
 * @returns A function that ends this
 */
export function scrollWithoutBlur(list: HTMLElement | null): () => void {
  let timer: number | undefined
  const follow = () => {
    if (slowFrames < enough)
      requestAnimationFrame((start) =>
        requestAnimationFrame((end) => {
          if (end - start > slow) slowFrames += 1
        }),
      )
    else if (list) {
      list.dataset.scrolling = ''
      window.clearTimeout(timer)
      timer = window.setTimeout(() => delete list.dataset.scrolling, pause)
    }
  }
  document.addEventListener('scroll', follow, { passive: true })
  return () => document.removeEventListener('scroll', follow)
}
