'use client'

import { styled } from '../../glass/glass'
import { urlOf, type ImageSource } from '../../shared/image-source'
import { useImage } from '../../shared/use-image'

interface AvatarProps {
  name: string
  picture?: ImageSource | undefined
}

/** The picture of a person, or the initials where there is none or it cannot be loaded. The name is beside it. */
export function Avatar({ name, picture }: AvatarProps) {
  const image = useImage(urlOf(picture))
  if (image) return <Picture {...image} alt="" width={40} height={40} />
  const initials = name.split(' ').map((part) => Array.from(part)[0])
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
