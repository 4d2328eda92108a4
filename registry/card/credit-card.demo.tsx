'use client'

import styled from '@emotion/styled'
import { Card } from './card'

const night = {
  '--glass-tint': '#0e0828',
  '--glass-foreground': '#ffffff',
  '--glass-border': 'rgb(255 255 255 / 0.3)',
}

export default function Example() {
  return (
    <Card style={night}>
      <Face>
        <Row>
          <Bank>Northwind Bank</Bank>
          <Chip viewBox="0 0 44 32" aria-hidden="true">
            <rect
              width="44"
              height="32"
              rx="6"
              fill="#f5d37a"
            />
            <path
              d="M0 11h15v10H0m44-10H29v10h15M15 0v32M29 0v32"
              fill="none"
              stroke="#8a6a16"
            />
          </Chip>
        </Row>
        <Digits>1234 5678 9012 3456</Digits>
        <Row>
          <Detail>
            <dt>Card holder</dt>
            <dd>John Doe</dd>
          </Detail>
          <Detail>
            <dt>Expires</dt>
            <dd>12/25</dd>
          </Detail>
        </Row>
      </Face>
    </Card>
  )
}

const Face = styled.div`
  display: grid;
  align-content: space-between;
  gap: 1.25rem;
  min-height: 11rem;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`

const Bank = styled.p`
  margin: 0;
  font-size: 1.125rem;
  font-weight: 700;
`

const Chip = styled.svg`
  flex: none;
  width: 2.75rem;
  height: 2rem;
`

const Digits = styled.p`
  margin: 0;
  font:
    600 clamp(1rem, 5.4vw, 1.375rem) / 1.2 ui-monospace,
    Menlo,
    Consolas,
    monospace;
`

const Detail = styled.dl`
  margin: 0;

  & > dt {
    font-size: 0.75rem;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }

  & > dd {
    margin: 0;
    font-weight: 600;
  }
`
