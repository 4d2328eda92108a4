import { build, type Plugin } from 'vite'

const marker = /<script data-inline src="\/([^"]+)"><\/script>/g

/** Compiles a file, with what it imports, into a script that needs no module. */
async function compile(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${file} was compiled to no script.`)
  return chunk.code
}

/** Writes the scripts of `index.html` that are marked with `data-inline` into the document, in development too. */
export function inlineScript(): Plugin {
  return {
    name: 'vitrine:inline-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        for (const [element, file = ''] of html.matchAll(marker)) {
          const code = await compile(file)
          html = html.replace(element, () => `<script>${code.trim()}</script>`)
        }
        return html
      },
    },
  }
}
