import amara from '../../testimonial/amara.svg'
import ines from '../../avatar/ines.svg'
import type { ImageSource } from '../../shared/image-source'
import yuki from '../../testimonial/yuki.svg'

/** What a member may do. */
export type Role = 'Owner' | 'Admin' | 'Editor' | 'Viewer'

/** A member of the workspace. */
export type Member = Readonly<{
  /** What stays the same when all else is edited. */
  id: string
  name: string
  /** The address, which no other member has. */
  email: string
  role: Role
  /** The day on which they joined; undefined while they are invited. */
  joined: Date | undefined
}>

/** The roles that can be given, with what they allow. */
export const roles = [
  { value: 'Admin', label: 'Admin', description: 'Can change everything except the plan.' },
  { value: 'Editor', label: 'Editor', description: 'Can edit and upload files.' },
  { value: 'Viewer', label: 'Viewer', description: 'Can read and comment.' },
] as const

/** The role with a name; the one that may least if there is none. */
export const roleOf = (name: unknown): Role => roles.find(({ value }) => value === name)?.value ?? 'Viewer'

/** The error for the address of another member. */
export function takenError(email: string, members: readonly Member[], member?: Member): string | undefined {
  const address = email.trim().toLowerCase()
  const other = members.find((one) => one !== member && one.email === address)
  return other && `${other.name} has this address. Use another one.`
}

/** The members at first. The first one is signed in, and owns the workspace. */
export const team: readonly Member[] = [
  {
    id: 'ines',
    name: 'Inês Duarte',
    email: 'ines@example.com',
    role: 'Owner',
    joined: new Date('2024-02-05'),
  },
  {
    id: 'amara',
    name: 'Amara Okafor',
    email: 'amara@example.com',
    role: 'Admin',
    joined: new Date('2024-02-12'),
  },
  {
    id: 'soren',
    name: 'Søren Dahl',
    email: 'soren@example.com',
    role: 'Editor',
    joined: new Date('2024-09-30'),
  },
  {
    id: 'minhanh',
    name: 'Nguyễn Minh Anh',
    email: 'minhanh@example.com',
    role: 'Editor',
    joined: new Date('2025-01-20'),
  },
  {
    id: 'yuki',
    name: 'Yuki Tanaka',
    email: 'yuki@example.com',
    role: 'Editor',
    joined: new Date('2025-06-02'),
  },
  {
    id: 'zofia',
    name: 'Zofia Wójcik',
    email: 'zofia@example.com',
    role: 'Viewer',
    joined: new Date('2026-03-16'),
  },
  { id: 'leila', name: 'Leïla Haddad', email: 'leila@example.com', role: 'Viewer', joined: undefined },
]

/** The member who owns the workspace, and is signed in. */
export const ownerOf = (members: readonly Member[]): Member | undefined =>
  members.find(({ role }) => role === 'Owner')

/** The pictures of members, by their ids. */
export const pictures: Readonly<Record<string, ImageSource>> = {
  ines,
  amara,
  yuki,
}
