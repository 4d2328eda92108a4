'use client'

import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A small f. */
export function FacebookIcon() {
  return (
    <Icon>
      <path d="M16.5 4.5H15a4 4 0 0 0-4 4V20M7.5 12.5h7.5" strokeWidth={3} />
    </Icon>
  )
}

/** Two crossing strokes, one wide and hollow, one thin. */
export function XIcon() {
  return (
    <Icon>
      <path d="M4.5 4.5h3.75l11.25 15h-3.75z" />
      <path d="m19 4.5-6 6.5M5 19.5l6-6.5" />
    </Icon>
  )
}

/** The letters i and n. */
export function LinkedInIcon() {
  return (
    <Icon>
      <path d="M6 10.5V19M11.5 19v-8.5M11.5 14.25a3.5 3.5 0 0 1 7 0V19" strokeWidth={2.75} />
      <circle cx={6} cy={5.75} r={0.75} strokeWidth={2} />
    </Icon>
  )
}

/** A camera seen from the front. */
export function InstagramIcon() {
  return (
    <Icon>
      <rect x={4} y={4} width={16} height={16} rx={5} />
      <circle cx={12} cy={12} r={3.5} />
      <circle cx={16.25} cy={7.75} r={0.25} />
    </Icon>
  )
}
