import { createStore } from './store'

/**
 * The result of the visitor's last post, as a sentence; empty once they write or leave the page. The error view shows it, so
 * that nobody sends a post twice because the page broke.
 */
export const lastSent = createStore('')
