'use client'

import type { CSSProperties } from 'react'
import { Card } from './card'

const violet = {
  '--glass-tint': '#3a1c96',
  '--glass-regular-tint-opacity': 0.7,
  '--glass-foreground': '#ffffff',
}

const face: CSSProperties = {
  display: 'grid',
  alignContent: 'space-between',
  gap: '1.25rem',
  minHeight: '11rem',
}

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
}

const bank: CSSProperties = {
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 700,
}

const chip: CSSProperties = {
  display: 'grid',
  border: '1px solid transparent',
  borderRadius: '0.375rem',
  background: '#f5d37a',
  color: '#8a6a16',
}

const digits: CSSProperties = {
  margin: 0,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: 'clamp(1rem, 5.4vw, 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  textShadow: '1px 2px 1px rgb(12 2 40 / 0.8)',
}

const term: CSSProperties = {
  fontSize: '0.75rem',
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
}

export default function Example() {
  return (
    <Card style={violet}>
      <div style={face}>
        <div style={row}>
          <p style={bank}>Northwind Bank</p>
          <span style={chip}>
            <svg
              viewBox="0 0 44 32"
              width="44"
              height="32"
              aria-hidden="true"
            >
              <path
                d="M0 11h15v10H0m44-10H29v10h15M15 0v32M29 0v32"
                fill="none"
                stroke="currentColor"
              />
            </svg>
          </span>
        </div>
        <p style={digits}>1234 5678 9012 3456</p>
        <dl style={{ ...row, margin: 0 }}>
          <Detail name="Card holder" value="John Doe" />
          <Detail name="Expires" value="12/49" />
        </dl>
      </div>
    </Card>
  )
}

interface DetailProps {
  name: string
  value: string
}

function Detail({ name, value }: DetailProps) {
  return (
    <div>
      <dt style={term}>{name}</dt>
      <dd
        style={{
          margin: 0,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </dd>
    </div>
  )
}
