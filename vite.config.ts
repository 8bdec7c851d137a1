import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Connect, defineConfig, type Plugin, runnerImport } from 'vite'
import { chunks } from './scripts/web/chunks.ts'
import { lessonDocument } from './scripts/web/lesson-document.ts'

const port = Number(process.env.PORT ?? 3000)
const api = process.env.API_ORIGIN
const proxied = ['/api', '/healthz', '/readyz', '/portraits']

// Three documents: the landing page, written to HTML here, the application, and the same for a lesson.
export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    prerendered(),
    drawnAtOnce(),
    lessonDocument(),
    applicationFallback(),
    compressed(),
  ],
  resolve: {
    alias: [
      // React has had it for long: the copy for older ones stays out.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Hono's client can write cookies into a call; a browser keeps its own, and ours never does.
      { find: /^\.\.\/utils\/cookie\.js$/, replacement: path.resolve('scripts/web/no-cookies.ts') },
    ],
  },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Pictures stay files: the landing page's HTML must not grow by them, and a file is cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'app.html'],
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    port,
    proxy: api ? Object.fromEntries(proxied.map((prefix) => [prefix, { target: api }])) : {},
  },
  preview: { port },
})

type Landing = { prerenderLanding: (content: { testimonials: unknown; year: number }) => string }
type Loading = { prerenderLoading: () => string }

const landingModule = path.resolve('src/client/public/prerender.tsx')
const loadingModule = path.resolve('src/client/prerender-loading.tsx')
const testimonialsFile = path.resolve('content/testimonials.json')

/**
 * Puts the landing page's HTML, and the sign that the application is coming, into the documents before Vite looks at them, so
 * that their pictures are built like any other.
 */
function prerendered(): Plugin {
  return {
    name: 'trellis:prerendered',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, filename }) {
        // The dev server's own loader, or one for the build.
        const load = async (module: string): Promise<unknown> =>
          server
            ? server.ssrLoadModule(module)
            : (
                await runnerImport(module, {
                  configFile: false,
                  logLevel: 'error',
                  build: { assetsInlineLimit: 0 },
                })
              ).module
        if (path.basename(filename) !== 'index.html') {
          const { prerenderLoading } = (await load(loadingModule)) as Loading
          return html.replace('<!--loading-->', prerenderLoading)
        }
        const { prerenderLanding } = (await load(landingModule)) as Landing
        const testimonials: unknown = JSON.parse(await readFile(testimonialsFile, 'utf8'))
        // A function, because the text of the page may hold what String.replace reads as a pattern.
        return html.replace('<!--landing-->', () => prerenderLanding({ testimonials, year: new Date().getFullYear() }))
      },
    },
    hotUpdate({ file }) {
      // Most of the landing page has no script that could take an update; the document is written again.
      if (this.environment.name !== 'client') return
      if (file === testimonialsFile || /src\/client\/(public|frame|wording)\//.test(file))
        this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/**
 * The landing page is drawn with the first answer: its style stands in the document, and the server allows it by its hash.
 * The script, without which the page reads as well, leaves a slow line to what is seen.
 */
function drawnAtOnce(): Plugin {
  return {
    name: 'trellis:drawn-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (path.basename(filename) !== 'index.html') return html
        const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/
        const file = link.exec(html)?.[1] ?? ''
        const style = bundle?.[file]
        if (style?.type !== 'asset') throw new Error('the landing page has no style: is it written in another way now?')
        const css = Buffer.from(style.source).toString('utf8')
        return html
          .replace(link, () => `<style>${css}</style>`)
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, (tag) => `${tag} fetchpriority="low"`)
      },
    },
  }
}

/** While developing: every address that is no file and no call is a screen of the application. */
function applicationFallback(): Plugin {
  const fallback: Connect.NextHandleFunction = (request, _response, next) => {
    const address = request.url?.split(/[?#]/)[0] ?? '/'
    const isElsewhere = address === '/' || address.startsWith('/@') || address.startsWith('/node_modules/')
    const isServers = proxied.some((prefix) => address === prefix || address.startsWith(`${prefix}/`))
    if (request.method === 'GET' && !isElsewhere && !isServers && !/\.[a-z0-9]+$/i.test(address))
      request.url = '/app.html'
    next()
  }
  return {
    name: 'trellis:application-fallback',
    configureServer: (server) => void server.middlewares.use(fallback),
    configurePreviewServer: (server) => void server.middlewares.use(fallback),
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses once, as well as it goes, what the server would otherwise compress for every visitor. */
function compressed(): Plugin {
  return {
    name: 'trellis:compressed',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      const texts = names.filter((name) => /\.(html|js|css|svg)$/.test(name)).map((name) => path.join(dir, name))
      await Promise.all(
        texts.map(async (file) => {
          const plain = await readFile(file)
          if (plain.length < 1_024) return
          await writeFile(`${file}.br`, await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
          await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
        }),
      )
    },
  }
}
