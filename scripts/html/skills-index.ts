import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { olderSkillsIndex, printSkillsIndex, skillsIndex } from '../../src/shared/skills-index.ts'
import { write } from './output-files.ts'

/** Writes the index of skills with the digest of each, once the address of the site is in them. */
export async function writeSkillsIndex(client: string): Promise<void> {
  const built = (file: string) => readFileSync(join(client, file), 'utf8')
  const digestOf = (file: string) => createHash('sha256').update(built(file)).digest('hex')
  write(join(client, skillsIndex), await printSkillsIndex(built(olderSkillsIndex), digestOf))
}
