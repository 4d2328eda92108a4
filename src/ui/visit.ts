/** Whether there is no page of this visit to go back to. The router counts its entries from 0 in `history.state.idx`. */
export function visitBeganHere(): boolean {
  const state = window.history.state as { idx?: number } | null
  return (state?.idx ?? 0) === 0
}
