const styleTag = /<style data-emotion="css ([^"]+)">(.*?)<\/style>/gs

/**
 * Moves the rules that Emotion rendered beside each element into one stylesheet, each once. Otherwise Emotion moves all
 * its `<style>` elements into the head when its script starts, and the browser computes the styles of the page anew for
 * each.
 *
 * @returns The HTML without the rules, and the element for the document's head: empty where there are no rules. Emotion
 *   reads from it which rules are there; `data-s` says that the element need not be moved.
 */
export function extractEmotionStyles(html: string): { readonly html: string; readonly style: string } {
  const rules = new Map<string, string>()
  const without = html.replace(styleTag, (_tag, names: string, css: string) => {
    rules.set(names, css)
    return ''
  })
  const names = [...rules.keys()].join(' ')
  const css = [...rules.values()].join('')
  return {
    html: without,
    style: names === '' ? '' : `<style data-emotion="css ${names}" data-s>${css}</style>`,
  }
}
