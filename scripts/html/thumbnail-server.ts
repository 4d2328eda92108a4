import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { Docs } from '../../src/registry/sections.ts'
import type { Thumbnail } from '../../src/registry/page-data.ts'

/** Renders thumbnails in development, each when a card asks for it. A build writes them as files. */
export function thumbnailServer(): Plugin {
  return {
    name: 'vitrine:thumbnail-server',
    configureServer({ environments: { ssr }, middlewares }) {
      if (!isRunnableDevEnvironment(ssr)) return
      const { runner } = ssr
      const render = async (name: string): Promise<Thumbnail> => {
        const { default: docs } = await runner.import<{ default: Docs }>(`/registry/${name}/entry.tsx`)
        const { renderThumbnail } = await runner.import<typeof import('../../src/registry/thumbnail.ts')>(
          '/src/registry/thumbnail.ts',
        )
        return renderThumbnail(docs) ?? { html: '', css: '' }
      }
      middlewares.use((request, response, next) => {
        const [, name] = /^\/thumbnails\/([\w-]+)\.json$/.exec(request.url ?? '') ?? []
        if (name === undefined) return next()
        render(name).then((thumbnail) => {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(thumbnail))
        }, next)
      })
    },
  }
}
