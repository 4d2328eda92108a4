'use client'

import { focusRing, styled } from '../../glass/glass'

const letters = [
  { name: 'New routes', isChosen: true },
  { name: 'My size is back', isChosen: true },
  { name: 'Sales', isChosen: false },
]

/** The newsletters of the customer. */
export function News() {
  return (
    <Group>
      <legend>Write to me about</legend>
      {letters.map(({ name, isChosen }) => (
        <Choice key={name}>
          <Box type="checkbox" defaultChecked={isChosen} />
          {name}
        </Choice>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: 0.9375rem;

  & > legend {
    margin-bottom: 0.25rem;
    padding: 0;
    font-weight: 600;
  }
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2rem;
  cursor: pointer;
`

const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: var(--screen-foreground);

  &:focus-visible {
    ${focusRing}
  }
`
