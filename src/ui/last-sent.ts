import { createStore } from './store'

/**
 * What became of what the visitor has sent last, as a sentence; empty once they write or go on. The error view says it, so that
 * nobody sends the same twice because the page broke.
 */
export const lastSent = createStore('')
