import { presetParameter } from './customizer-state'

/** The parameters of an address that mean the same on every page. */
const reserved = new Set([presetParameter, 'dir', 'style', 'g', 'page', 'example'])

/** Whether a parameter says how previews are shown. It changes no code, so nothing that is taken home has it. */
export const isOfPreview = (name: string): boolean => name.startsWith('preview-')

/** Whether a parameter of an address has a meaning of its own, so that no control can have its name. */
export const isReserved = (name: string): boolean => reserved.has(name) || isOfPreview(name)
