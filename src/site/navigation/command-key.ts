const isApple = () => /Mac OS X/.test(navigator.userAgent)

/** The key of commands, as a keyboard shows it before another key: ⌘ on Apple's systems, Ctrl elsewhere. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl ')

/** Whether the key of commands is held, and no other. On a Mac, Ctrl edits text. */
export const holdsCommandKey = (event: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>) =>
  !event.altKey &&
  !event.shiftKey &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey)
