import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

export interface ContactInfoProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** The email address, shown as a `mailto:` link. */
  email: string
  /** The phone number in any notation, shown as a `tel:` link. */
  phone: string
  /** The postal address. */
  location: string
  /** The class name of the card. */
  className?: string
}

/** A glass card with contact details. */
export function ContactInfo({ email, phone, location, ...rest }: ContactInfoProps) {
  return (
    <Card {...rest}>
      <List>
        <div>
          <dt>Email</dt>
          <dd>
            <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <ContactLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ContactLink>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{location}</dd>
        </div>
      </List>
    </Card>
  )
}

const Card = styled.address`
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  width: 100%;
  max-width: 22rem;
  padding: 1.5rem;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 1.5rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.7),
    0 18px 48px -16px rgb(21 11 46 / 0.55);
  color: #150b2e;
  font-style: normal;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: linear-gradient(160deg, rgb(255 255 255 / 0.68), rgb(255 255 255 / 0.54));
    -webkit-backdrop-filter: blur(18px) saturate(1.6);
    backdrop-filter: blur(18px) saturate(1.6);
  }

  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    &::before {
      background: rgb(255 255 255 / 0.9);
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: #ffffff;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }
`

const List = styled.dl`
  display: grid;
  gap: 1rem;
  margin: 0;

  dt {
    font-size: 0.875rem;
    font-weight: 650;
  }

  dd {
    margin: 0;
    font-size: 1.0625rem;
    line-height: 1.5;
  }
`

const ContactLink = styled.a`
  display: inline-block;
  min-height: 1.5rem;
  border-radius: 0.375rem;
  color: inherit;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }

  &:focus-visible {
    outline: 3px solid #150b2e;
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #ffffff;
  }
`
