import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { olderSkillsIndex, printSkillsIndex, skillsIndex } from '../../src/shared/skills-index'
import type { BuiltSite } from '../built-site'
import { originsOf } from './origin'

/**
 * Sends the index of skills with the digests of what this server sends: the build did not know the address of the site,
 * which the skills name.
 *
 * @returns Whether it has answered.
 */
export async function sendSkills(ctx: Context, { files }: BuiltSite): Promise<boolean> {
  const older = files.get(`/${olderSkillsIndex}`)
  if (ctx.path !== `/${skillsIndex}` || older === undefined) return false
  const bytesOf = async (file: string) => {
    const found = files.get(`/${file}`)
    const response = found?.at?.(originsOf(ctx)) ?? found
    return (await response?.body('identity')) ?? ''
  }
  ctx.set('Cache-Control', 'no-cache')
  ctx.type = 'json'
  ctx.body = await printSkillsIndex(String(Buffer.from(await bytesOf(olderSkillsIndex))), async (file) =>
    createHash('sha256')
      .update(await bytesOf(file))
      .digest('hex'),
  )
  return true
}
