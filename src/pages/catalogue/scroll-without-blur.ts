/** Milliseconds of a frame at 60 Hz. A screen or a battery may allow fewer frames: the fastest tells. */
const usual = 1000 / 60
let fastest = Infinity

/** Milliseconds of a frame that is slow on any screen: none shows fewer than 30 frames a second. */
const slow = 45

/** One slow frame may have another cause. It is forgotten after thirty good ones. */
const enough = 2
let slowFrames = 0

/** Counts a frame that took so long that another was missed. */
function count(time: number): void {
  fastest = Math.min(fastest, time)
  const isSlow = time > Math.min(slow, 1.5 * Math.max(fastest, usual))
  slowFrames = isSlow ? slowFrames + 1 : Math.max(0, slowFrames - 1 / 30)
}

/** Milliseconds without a scroll after which it is over. */
const pause = 150

/**
 * Takes the blur off thumbnails while the page scrolls, where frames were too slow with it: without a graphics processor, a
 * frame with blur takes up to three times as long.
 *
 * @returns A function that ends this
 */
export function scrollWithoutBlur(list: HTMLElement | null): () => void {
  let timer: number | undefined
  const follow = () => {
    if (slowFrames < enough)
      requestAnimationFrame((start) => requestAnimationFrame((end) => count(end - start)))
    else if (list) {
      list.dataset.scrolling = ''
      window.clearTimeout(timer)
      timer = window.setTimeout(() => delete list.dataset.scrolling, pause)
    }
  }
  document.addEventListener('scroll', follow, { passive: true })
  return () => document.removeEventListener('scroll', follow)
}
