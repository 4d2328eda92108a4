'use client'

import { styled } from '../../glass/glass'
import { urlOf, type ImageSource } from '../../shared/image-source'

interface AvatarProps {
  name: string
  picture?: ImageSource | undefined
}

/** The picture or the initials of a person. The name is beside it. */
export function Avatar({ name, picture }: AvatarProps) {
  if (picture !== undefined) return <Picture src={urlOf(picture)} alt="" width={40} height={40} />
  const initials = name.split(' ').map((part) => part.charAt(0))
  return <Initials aria-hidden="true">{initials}</Initials>
}

const Picture = styled.img`
  flex: none;
  border-radius: 50%;
`

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
  border-radius: 50%;
  font-size: 0.875rem;
  font-weight: 700;
`
