import { createHash } from 'node:crypto'
import { expect, test } from './support/fixture'
import { site, skills } from './support/registry'

test('the command for skills installs what the site says of itself, with the digest that its index has', async ({
  newApp,
}) => {
  const index = (await (await fetch(`${site}/.well-known/agent-skills/index.json`)).json()) as {
    skills: readonly { name: string; url: string; digest: string }[]
  }
  const [skill] = index.skills
  const text = await (await fetch(new URL(skill?.url ?? '', `${site}/.well-known/agent-skills/`))).text()
  expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(skill?.digest)
  expect(text).toContain(`npx shadcn@latest add "${site}/r/button.json"`)

  const app = newApp({ 'package.json': '{"private":true}' })
  await app.must(skills, 'add', site, '--yes', '--agent', 'claude-code')
  expect(app.read('.claude/skills/vitrine/SKILL.md')).toBe(text)
})
