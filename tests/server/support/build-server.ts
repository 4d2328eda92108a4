import { resolve } from 'node:path'
import { createBuilder } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** Builds the server alone, as `npm run build` does, into a folder: `index.js`, which needs nothing beside it. */
export async function buildServer(outDir: string): Promise<void> {
  const builder = await createBuilder({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { server: { build: { outDir, emptyOutDir: true } } },
  })
  const { server } = builder.environments
  if (!server) throw new Error('vite.config.ts has no environment "server" any more')
  await builder.build(server)
}
