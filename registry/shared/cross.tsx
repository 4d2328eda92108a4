'use client'

interface CrossProps {
  /** The width and the height, in px. */
  size: number
}

/** The icon of a close button, which has a name of its own. */
export const Cross = ({ size }: CrossProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d="M6 6 18 18M18 6 6 18" stroke="currentColor" strokeWidth={2.25} strokeLinecap="round" />
  </svg>
)
