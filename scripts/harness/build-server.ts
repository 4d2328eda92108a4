import { resolve } from 'node:path'
import { createBuilder } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Builds only the server, as `npm run build` does: one file, `index.js`, that needs no `node_modules`. */
export async function buildServer(outDir: string): Promise<void> {
  const builder = await createBuilder({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { server: { resolve: { noExternal: true }, build: { outDir, emptyOutDir: true } } },
  })
  const { server } = builder.environments
  if (!server) throw new Error('vite.config.ts has no environment "server".')
  await builder.build(server)
}
