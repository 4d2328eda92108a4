/**
 * Whether a key belongs to an input method, as for Japanese: Enter takes what it suggests, Escape drops it, and neither is
 * meant for a component. Safari sends the key that ends a composition after its end, with the code of such keys, 229.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229
