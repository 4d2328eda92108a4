'use client'

import type { ComponentProps } from 'react'
import { focusRing, glass, styled } from '../glass/glass'

/** The texts above the contact details. */
export interface ContactInfoLabels {
  /**
   * Above the email address.
   * @default 'Email'
   */
  email?: string | undefined
  /**
   * Above the phone number.
   * @default 'Phone'
   */
  phone?: string | undefined
  /**
   * Above the postal address.
   * @default 'Address'
   */
  location?: string | undefined
}

export interface ContactInfoProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** The email address, shown as a `mailto:` link. */
  email: string
  /** The phone number in any notation, shown as a `tel:` link. */
  phone: string
  /** The postal address. */
  location: string
  /** The texts above the contact details. */
  labels?: ContactInfoLabels | undefined
}

/** A glass card with contact details. */
export function ContactInfo({ email, phone, location, labels = {}, className, ...rest }: ContactInfoProps) {
  return (
    <Card className={className} {...rest}>
      <List>
        <div>
          <dt>{labels.email ?? 'Email'}</dt>
          <dd>
            <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
          </dd>
        </div>
        <div>
          <dt>{labels.phone ?? 'Phone'}</dt>
          <dd>
            <ContactLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ContactLink>
          </dd>
        </div>
        <div>
          <dt>{labels.location ?? 'Address'}</dt>
          <dd>{location}</dd>
        </div>
      </List>
    </Card>
  )
}

const Card = styled.address`
  ${glass.regular}
  position: relative;
  width: 100%;
  max-width: 22rem;
  padding: 1.5rem;
  font-style: normal;
`

const List = styled.dl`
  display: grid;
  gap: 1rem;
  margin: 0;

  dt {
    font-size: 0.875rem;
    font-weight: 600;
  }

  dd {
    margin: 0;
    font-size: 1rem;
    line-height: 1.5;
  }
`

const ContactLink = styled.a`
  display: inline-block;
  min-height: 1.5rem;
  border-radius: 0.625rem;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }

  &:focus-visible {
    ${focusRing}
  }
`
