'use client'

import { useEffect, useState } from 'react'
import { Avatar } from '../avatar/avatar'
import { Card } from '../card/card'
import { Skeleton } from '../skeleton/skeleton'

interface Person {
  readonly name: string
  readonly role: string
}

/** Stands for your server. */
const load = () =>
  new Promise<Person>((resolve) => {
    setTimeout(() => resolve({ name: 'Amara Okafor', role: 'Front-end engineer' }), 1000)
  })

/** A card that keeps its place while its content is loading. */
export default function LoadingProfile() {
  const [person, setPerson] = useState<Person>()
  useEffect(() => {
    let isWanted = true
    void load().then((found) => isWanted && setPerson(found))
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <Card aria-busy={person === undefined}>
      {person === undefined ? (
        <Skeleton />
      ) : (
        <div>
          <Avatar name={person.name} />
          <p>{`${person.name}, ${person.role}`}</p>
        </div>
      )}
    </Card>
  )
}
