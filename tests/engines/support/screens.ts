import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A screen without a monitor, on which a browser opens its window. */
export interface Screen {
  /** Its name, as in `DISPLAY`. */
  readonly display: string
  /** The folder in which its pixels are. */
  readonly folder: string
}

export const size = { width: 1400, height: 1000 } as const

/** The screens travel to the workers in a variable. */
const variable = 'VITRINE_SCREENS'

/**
 * Starts a screen for each worker, because a browser's pixels can be read only while no other window covers them.
 *
 * @returns What stops them.
 */
export async function startScreens(count: number): Promise<() => void> {
  const started = await Promise.all(Array.from({ length: count }, startScreen))
  process.env[variable] = JSON.stringify(started.map(([screen]) => screen))
  return () => {
    for (const [{ folder }, xvfb] of started) {
      xvfb.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function startScreen(): Promise<[Screen, ChildProcess]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-screen-'))
  const xvfb = spawn(
    'Xvfb',
    [
      '-displayfd',
      '3',
      '-screen',
      '0',
      `${size.width}x${size.height}x24`,
      '-fbdir',
      folder,
      '-nolisten',
      'tcp',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const ended = once(xvfb, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${String(code)} instead of opening a screen.`)
  })
  // Once the screen is open, its end is wanted.
  ended.catch(() => {})
  const [chosen] = xvfb.stdio[3] ? await Promise.race([once(xvfb.stdio[3], 'data'), ended]) : []
  return [{ display: `:${String(chosen).trim()}`, folder }, xvfb]
}

/** The screen of this worker, if the engine needs one. */
export function ownScreen(): Screen | undefined {
  const screens = JSON.parse(process.env[variable] ?? '[]') as readonly Screen[]
  return screens[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
}

/** The environment of a program that opens a window on the screen of this worker, and speaks American English. */
export const screenEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ),
  DISPLAY: ownScreen()?.display ?? '',
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
})
