import { readNotes, type Note } from './releases'

const texts = import.meta.glob<string>(
  ['../../registry/*/changes.md', '../../registry/screens/*/changes.md', './next/changes.md'],
  { query: '?raw', import: 'default', eager: true },
)

/** The notes of a folder that are not released yet: `button`, `screens/shop`, `next`. */
export const unreleasedNotes = (folder: string): readonly Note[] =>
  readNotes(texts[folder === 'next' ? './next/changes.md' : `../../registry/${folder}/changes.md`] ?? '') ??
  []
