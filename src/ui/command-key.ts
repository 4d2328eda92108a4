const isApple = () => /Mac OS X/.test(navigator.userAgent)

/** The command key, as written before another key: ⌘ on Apple's systems, Ctrl elsewhere. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl ')

/** Whether the command key is held, and no other modifier. On a Mac, Ctrl edits text. */
export const holdsCommandKey = (event: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>) =>
  !event.altKey &&
  !event.shiftKey &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey)
