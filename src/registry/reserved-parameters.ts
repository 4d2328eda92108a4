import { presetParameter } from './customizer-state'

/** The parameters of an address that mean the same on every page. */
const reserved = new Set([presetParameter, 'dir', 'style', 'g', 'page', 'example'])

/** Whether a parameter of an address has a meaning of its own, so that no control can have its name. */
export const isReserved = (name: string): boolean => reserved.has(name) || name.startsWith('preview-')
