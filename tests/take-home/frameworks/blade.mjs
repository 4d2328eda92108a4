// What Blade prints for @viteReactRefresh and @vite, where there is no PHP: `node blade.mjs`, or with `dev` beside Vite.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const isDev = process.argv[2] === 'dev'
// The plugin refuses to start where it takes a machine for that of a CI.
if (isDev)
  spawn('npx', ['vite', '--port', '0'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LARAVEL_BYPASS_ENV_CHECK: '1' },
  })
const tags = () => {
  if (isDev) {
    const url = readFileSync('public/hot', 'utf8').trim()
    return `<script type="module">
import RefreshRuntime from '${url}/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__vite_plugin_react_preamble_installed__ = true
</script><script type="module" src="${url}/@vite/client"></script><script type="module" src="${url}/resources/js/app.tsx"></script>`
  }
  const { file, css = [] } = JSON.parse(readFileSync('public/build/manifest.json', 'utf8'))[
    'resources/js/app.tsx'
  ]
  return (
    css.map((name) => `<link rel="stylesheet" href="/build/${name}">`).join('') +
    `<script type="module" src="/build/${file}"></script>`
  )
}
const kinds = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
}
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const file = join('public', pathname)
  if (pathname !== '/' && existsSync(file))
    response
      .setHeader('Content-Type', kinds[file.split('.').at(-1)] ?? 'application/octet-stream')
      .end(readFileSync(file))
  else
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">${tags()}</head><body><main id="root"></main></body></html>`,
      )
})
const wait = setInterval(() => {
  if (isDev && !existsSync('public/hot')) return
  clearInterval(wait)
  server.listen(0, () => console.log(`http://localhost:${server.address().port}`))
}, 100)
