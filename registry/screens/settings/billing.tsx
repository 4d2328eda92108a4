'use client'

import { useState } from 'react'
import { Alert } from '../../alert/alert'
import { Button } from '../../button/button'
import { styled } from '../../glass/glass'
import { Input } from '../../input/input'
import { Modal } from '../../modal/modal'
import { NumberField } from '../../number-field/number-field'
import { RadioGroup } from '../../radio-group/radio-group'
import { Heading, Text } from '../../shared/screen-layout.styles'
import type { ToastText } from '../../toast/use-toaster'
import { Invoices } from './invoices'
import { flat, modalLook, wide } from './looks'
import { dollars, seatsText, plans, priceOf, type Plan } from './plan'
import { SettingsForm } from './settings-form'
import { Fields, Part, Stack } from './settings.styles'
import type { Draft } from './use-draft'

interface BillingProps {
  draft: Draft<Plan>
  /** How many members there are. */
  people: number
  /** Called with what was done. */
  tell: (text: ToastText) => void
}

const words = { plan: 'plan', cycle: 'billing cycle', seats: 'seats', email: 'billing email' }

const cycles = [
  { value: 'month', label: 'Monthly', description: 'Cancel at any time.' },
  { value: 'year', label: 'Yearly', description: 'Two months are free.' },
]

/** What is wrong with a number of seats. */
function seatsError(seats: number | null, people: number): string | undefined {
  if (seats === null) return 'Enter the number of seats.'
  if (seats >= people) return undefined
  return `The team has ${people} ${people === 1 ? 'member' : 'members'}. Keep a seat for each, or remove some first.`
}

/** The plan with its seats, the invoices, and a way to end it. */
export function Billing({ draft, people, tell }: BillingProps) {
  const { values, saved, set } = draft
  // A field may be empty while it is edited.
  const [seats, setSeats] = useState<number | null>(values.seats)
  const [isAsked, setAsked] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const keep = () => {
    setEnding(false)
    tell({ title: 'Plan kept', message: 'It continues as before.' })
  }
  return (
    <>
      <SettingsForm
        name="Billing"
        draft={{
          ...draft,
          // An empty field is a change, too.
          changed: seats === null ? [...new Set([...draft.changed, 'seats'])] : draft.changed,
          undo: () => {
            draft.undo()
            setSeats(saved.seats)
          },
        }}
        words={words}
        tell={tell}
      >
        <Part data-wide>
          {isEnding ? (
            <Alert
              key="ending"
              kind="warning"
              heading="Your plan ends on December 31"
              live
              actions={
                <Button neutral size="sm" onClick={keep}>
                  Keep plan
                </Button>
              }
              style={flat}
            >
              Until then, nothing changes. After that, the workspace is read-only.
            </Alert>
          ) : (
            <Alert key="invoice" kind="info" heading="Your next invoice is on December 1" style={flat}>
              {`${dollars(priceOf(saved))} for ${seatsText(saved.seats)}, to ${saved.email}.`}
            </Alert>
          )}
        </Part>
        <Part>
          <div>
            <Heading>Plan</Heading>
            <Text>Change it at any time. What you have paid is credited.</Text>
          </div>
          <Stack>
            <RadioGroup
              legend="Price per seat, per month"
              options={plans}
              value={values.plan}
              onValueChange={(plan) => set({ plan })}
              style={flat}
            />
          </Stack>
        </Part>
        <Part>
          <div>
            <Heading>Payment</Heading>
            <Text>Taxes are added to each invoice.</Text>
          </div>
          <Stack>
            <Fields>
              <NumberField
                label="Seats"
                hint="One per member."
                error={seatsError(seats, people)}
                min={1}
                max={200}
                required
                value={seats}
                onValueChange={(next) => {
                  setSeats(next)
                  if (next !== null) set({ seats: next })
                }}
                style={wide}
              />
              <Input
                label="Billing email"
                type="email"
                autoComplete="email"
                required
                value={values.email}
                onChange={({ target }) => set({ email: target.value })}
                style={wide}
              />
            </Fields>
            <RadioGroup
              legend="Billing cycle"
              options={cycles}
              value={values.cycle}
              onValueChange={(cycle) => set({ cycle })}
              orientation="horizontal"
              style={flat}
            />
            <Total>
              <span>{`Total per ${values.cycle}`}</span>
              <output>{dollars(priceOf(values))}</output>
            </Total>
          </Stack>
        </Part>
      </SettingsForm>
      <Part data-wide>
        <Invoices email={saved.email} tell={tell} />
      </Part>
      <Part>
        <div>
          <Heading>Cancel the plan</Heading>
          <Text>Your files stay yours.</Text>
        </div>
        <div>
          <Button neutral size="sm" onClick={() => (isEnding ? keep() : setAsked(true))}>
            {isEnding ? 'Keep plan' : 'Cancel plan'}
          </Button>
        </div>
      </Part>
      <Modal
        {...modalLook}
        role="alertdialog"
        heading="Cancel your plan?"
        paragraph="It ends on December 31. After that, the workspace is read-only."
        CTA={{ text: 'Cancel plan', color: 'var(--screen-foreground)' }}
        open={isAsked}
        onOpenChange={setAsked}
        onCtaClick={() => {
          setAsked(false)
          setEnding(true)
          tell({ title: 'Plan canceled', message: 'You can write until December 31.' })
        }}
        actions={
          <Button neutral onClick={() => setAsked(false)}>
            Keep plan
          </Button>
        }
      />
    </>
  )
}

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-weight: 600;

  & > output {
    font-size: 1.5rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.015em;
  }
`
