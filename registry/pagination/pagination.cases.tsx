import type { GlassStyle } from '../glass/glass'
import { Pagination } from './pagination'

/** The sizes; the last bar has its ancestor's size, and links. */
export function Sizes() {
  const large: GlassStyle = { '--glass-size': '0.5rem' }
  return (
    <>
      {(['sm', 'md', 'lg', undefined] as const).map((size) => (
        <Pagination key={size ?? 'none'} aria-label={size ?? 'none'} size={size} total={30} />
      ))}
      <div style={large}>
        <Pagination aria-label="inherited" total={30} href={(page) => `#${page}`} />
      </div>
    </>
  )
}
