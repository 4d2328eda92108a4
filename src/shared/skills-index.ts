/** The index of the skills of a site, and the older one without digests. */
export const skillsIndex = '.well-known/agent-skills/index.json'
export const olderSkillsIndex = '.well-known/skills/index.json'

/** A skill in the older index: its files lie in the folder of its name. */
export interface OlderSkill {
  readonly name: string
  readonly description: string
  readonly files: readonly string[]
}

/**
 * Prints the index of skills with the digest of each, by which a client knows that it has the file that was meant.
 *
 * @param older The text of the older index.
 * @param digestOf The SHA-256 of a file of the site, in hexadecimal.
 * @see https://schemas.agentskills.io/discovery/0.2.0/schema.json
 */
export async function printSkillsIndex(
  older: string,
  digestOf: (file: string) => string | Promise<string>,
): Promise<string> {
  const { skills } = JSON.parse(older) as { readonly skills: readonly OlderSkill[] }
  const listed = skills.map(async ({ name, description }) => ({
    name,
    description,
    type: 'skill-md',
    url: `../skills/${name}/SKILL.md`,
    digest: `sha256:${await digestOf(`.well-known/skills/${name}/SKILL.md`)}`,
  }))
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
  return `${JSON.stringify({ $schema, skills: await Promise.all(listed) }, null, 2)}\n`
}
