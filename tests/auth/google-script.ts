/**
 * Replaces the script that Firebase loads from apis.google.com. It opens the provider's frame, and passes messages
 * between the frame and the page. It runs in both.
 */
function standIn(): void {
  type Data = Readonly<Record<string, unknown>>
  type Answer = (replies: Data[]) => void
  interface Message {
    readonly kind: string
    readonly id: number
    readonly data: Data | null
  }

  let sent = 0

  /** One end of a channel between two windows. Messages wait until their handler is registered. */
  function channel(other: Window) {
    const handlers = new Map<string, (data: Data | null) => Data>()
    const answers = new Map<number, Answer>()
    const waiting: Message[] = []
    const post = (message: Message) => other.postMessage({ standIn: message }, '*')
    const handle = (message: Message) => {
      const handler = handlers.get(message.kind)
      if (handler) post({ kind: 'reply', id: message.id, data: handler(message.data) })
      else waiting.push(message)
    }
    const answer = ({ id, data }: Message) => {
      try {
        answers.get(id)?.([data ?? {}])
      } catch {
        // Google's script swallows its callers' errors, and Firebase relies on that.
      }
    }
    window.addEventListener('message', ({ source, data }: MessageEvent<{ standIn?: Message }>) => {
      const message = data.standIn
      if (source !== other || !message) return
      if (message.kind === 'reply') answer(message)
      else handle(message)
    })
    return {
      register(kind: string, handler: (data: Data | null) => Data) {
        handlers.set(kind, handler)
        for (const message of waiting.splice(0)) handle(message)
      },
      send(kind: string, data: Data | null, answer: Answer) {
        const id = ++sent
        answers.set(id, answer)
        post({ kind, id, data })
      },
      restyle: () => Promise.resolve(),
    }
  }

  function open({ url, where }: { url: string; where: Node }, opened: (frame: unknown) => unknown) {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.hidden = true
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    where.appendChild(frame)
    if (frame.contentWindow) return opened({ ...channel(frame.contentWindow), ping: () => loaded })
  }

  const context = { open, getParentIframe: () => channel(window.parent) }
  const iframes = { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: open, getContext: () => context }
  const load = (_name: string, { callback }: { callback: () => void }) => callback()
  const named = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload')
  Object.assign(window, { gapi: { iframes, load } })
  const begin: unknown = Reflect.get(window, named ?? 'gapi_onload')
  if (typeof begin === 'function') begin()
}

/** The source that the browser gets. */
export const googleScript = `(${standIn.toString()})()`
