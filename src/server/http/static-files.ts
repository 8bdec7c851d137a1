import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { late } from '#server/late.ts'
import { publicPages } from '#shared/public-pages.ts'
import { isScreen, partsAt, screens } from '#shared/screens.ts'
import { publicPageAt, robots, sitemap, withHead } from './document-head.ts'
import { markInvented } from './invented-banner.ts'

type StaticFile = {
  type: string
  plain: Buffer<ArrayBuffer>
  br: Buffer<ArrayBuffer> | null
  gzip: Buffer<ArrayBuffer> | null
  immutable: boolean
  etag: string
}

/** The built pages, scripts and pictures, read once. `app` is the document of every screen but the landing page. */
export type StaticFiles = {
  answer: (c: Context) => Response | null
  /** The hashes of the styles that stand in the documents, as a content security policy names them. */
  styles: readonly string[]
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

type Served = { webDir: string; contentDir: string; publicUrl: string | null; invented?: boolean }

/** Serves the built client from memory, compressed at build time, and the drawn portraits of tutors and students. */
export function staticFiles({ webDir, contentDir, publicUrl, invented = false }: Served): StaticFiles {
  const files = new Map([
    ...load(webDir, '/'),
    ...load(path.join(contentDir, 'tutors'), '/portraits/'),
    ...load(path.join(contentDir, 'avatars'), '/portraits/students/'),
  ])
  for (const [name, { type, plain }] of invented ? files : [])
    if (type === types['.html']) files.set(name, written('.html', markInvented(plain.toString('utf8'))))
  const pages = publicDocuments(files, publicUrl)
  if (publicUrl) files.set('/sitemap.xml', written('.xml', sitemap(publicUrl)))
  files.set('/robots.txt', written('.txt', robots(publicUrl)))
  return {
    styles: [
      ...new Set(
        [...files.values(), ...pages.values()]
          .filter(({ type }) => type === types['.html'])
          .flatMap(({ plain }) => stylesIn(plain.toString('utf8'))),
      ),
    ],
    answer: (c) => {
      const page = publicPageAt(c.req.path)
      const document = page && pages.get(page.path)
      if (document) return send(c, document)
      if (isScreen(c.req.path)) {
        // The family's own screens are nobody else's to find.
        c.header('x-robots-tag', 'noindex')
        const lesson = partsAt(screens.learn, c.req.path) && files.get('/learn.html')
        const app = lesson || files.get('/app.html')
        if (app) return send(c, app)
      }
      const file = files.get(c.req.path)
      if (file) return send(c, file)
      if (/^\/api(\/|$)/.test(c.req.path)) return null
      return isPerson(c) ? c.redirect('/', 302) : c.text('Not found', 404, { 'cache-control': 'no-store' })
    },
  }
}

/** The documents of the public pages, each with a head of its own. */
function publicDocuments(files: Map<string, StaticFile>, publicUrl: string | null): Map<string, StaticFile> {
  const documents = publicPages.flatMap((page): [string, StaticFile][] => {
    const bare = files.get(page.path === '/' ? '/index.html' : '/app.html')
    return bare ? [[page.path, written('.html', withHead(bare.plain.toString('utf8'), page, publicUrl))]] : []
  })
  return new Map(documents)
}

const stylesIn = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  )

/** A file that is made when the server starts; it is compressed when somebody wants it so. */
function written(extension: string, text: string): StaticFile {
  const plain = Buffer.from(text)
  const br = late(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  const gzip = late(() => gzipSync(plain))
  return {
    type: types[extension] ?? 'application/octet-stream',
    plain,
    get br() {
      return br()
    },
    get gzip() {
      return gzip()
    },
    immutable: false,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
  }
}

/** Somebody who typed or followed an address, as opposed to a page that wants a picture or a script, or a program. */
function isPerson(c: Context): boolean {
  const destination = c.req.header('sec-fetch-dest')
  if (destination !== undefined) return destination === 'document'
  if (c.req.header('accept')?.includes('text/html')) return true
  return !/^\/(assets|portraits)\/|\.[a-z0-9]+$/i.test(c.req.path)
}

function load(dir: string, prefix: string): [string, StaticFile][] {
  return list(dir)
    .filter((name) => types[path.extname(name)] && name !== 'tutors.json')
    .map((name) => [prefix + name.split(path.sep).join('/'), read(dir, name)])
}

function list(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(dir, name)).isFile(),
    )
  } catch {
    // A server without a built client still answers its API.
    return []
  }
}

function read(dir: string, name: string): StaticFile {
  const file = path.join(dir, name)
  const stat = statSync(file)
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    plain: readFileSync(file),
    br: readOrNull(`${file}.br`),
    gzip: readOrNull(`${file}.gz`),
    immutable: name.startsWith(`assets${path.sep}`),
    etag: `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`,
  }
}

function readOrNull(file: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(file)
  } catch {
    // Small files and pictures are not compressed.
    return null
  }
}

function send(c: Context, file: StaticFile): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding') ?? ''
  const br = /\bbr\b/.test(accepted) && file.br
  if (br) return c.body(br, 200, { ...headers, 'content-encoding': 'br' })
  const gzip = /\bgzip\b/.test(accepted) && file.gzip
  return gzip ? c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' }) : c.body(file.plain, 200, headers)
}
