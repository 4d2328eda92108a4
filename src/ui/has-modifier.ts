type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a key that changes what a click does is held down: the browser then opens a link in its own way. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
