import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { filmOf } from '../tests/e2e/film.ts'
import { ensureChromium } from '../tests/support/chromium.ts'

// Draws every sentence of films with what is said below it, the tutor pointing, as all of it stands when its movement is over: a sheet of a
// film in a second, without a server and without playing it. After `npm run build`: npx tsx scripts/film-stills.ts FOLDER half-past rhymes

const [folder = '', ...asked] = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '..')
const clips = path.join(root, 'content/clips')
const names = asked.length > 0 ? asked : readdirSync(clips).map((file) => path.basename(file, '.json'))
const assets = path.join(root, 'dist/web/assets')
const styles = readdirSync(assets)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(assets, file), 'utf8'))
const tutor = { id: 'rabbit', name: 'Rabbit', avatar_url: '/avatars/rabbit.svg' }

const vite = await createServer({
  root,
  configFile: false,
  build: { assetsInlineLimit: 0 },
  server: { middlewareMode: true, watch: null },
  appType: 'custom',
  logLevel: 'error',
})
const { Stage } = await vite.ssrLoadModule('/src/client/tools/video/stage.tsx')
const { FilmTutor } = await vite.ssrLoadModule('/src/client/tools/video/film-tutor.tsx')
const { loadFigures } = await vite.ssrLoadModule('/src/client/tools/video/drawing/figures.ts')
const figures = await loadFigures()

function pageOf(name: string): string {
  const clip = filmOf(name)
  const cells = clip.scenes.flatMap(({ says, stop }, scene) =>
    [...says, ...(stop ? [`(answered) ${stop.right}`] : [])].map((text, line) => {
      const state = { stage: line < says.length ? 'playing' : 'responding', verdict: 'right', scene, line, said: [] }
      const picture = renderToStaticMarkup(
        createElement(
          'span',
          { className: 'relative block overflow-hidden' },
          createElement(Stage, { clip, figures, scene, line, still: true }),
          createElement(FilmTutor, { clip, state, tutor }),
        ),
      )
      return `<div style="width:400px">${picture}<p style="font:16px/1.2 sans-serif;height:44px;padding:2px 6px;color:#fff">${scene}.${line} ${text}</p></div>`
    }),
  )
  return `<!doctype html><html><head><meta charset="utf-8"><style>${styles.join('\n')}</style><style>*{transition:none!important;animation:none!important}</style></head><body style="background:#666"><div style="display:flex;flex-wrap:wrap;width:1600px">${cells.join('')}</div></body></html>`
}

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  await page.route('http://films/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.html'))
      return route.fulfill({ contentType: 'text/html', body: pageOf(path.basename(pathname, '.html')) })
    const within = pathname.startsWith('/avatars/') ? 'content' : pathname.startsWith('/assets/') ? 'dist/web' : ''
    const file = path.join(root, within, pathname)
    return route.fulfill({ path: file })
  })
  for (const name of names) {
    await page.goto(`http://films/${name}.html`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true })
  }
} finally {
  await browser.close()
  await vite.close()
}
