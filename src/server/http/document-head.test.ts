import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { publicPages } from '#shared/public-pages.ts'
import { securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

const webDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-web-'))
afterAll(() => rmSync(webDir, { recursive: true }))
const page = (title: string) =>
  `<html><head><title>${title}</title><meta name="description" content="old" /><meta property="og:title" content="old" /></head><body>x</body></html>`
const style = '@media (width<40rem){p>a{color:red}}\n'
writeFileSync(path.join(webDir, 'index.html'), page('Landing').replace('</head>', `<style>${style}</style></head>`))
writeFileSync(path.join(webDir, 'app.html'), page('Trellis'))
const lessonStyle = '.hills{background:green}'
writeFileSync(path.join(webDir, 'learn.html'), `<html><head><style>${lessonStyle}</style></head><body>x</body></html>`)

function served(publicUrl: string | null) {
  const files = staticFiles({ webDir, contentDir: webDir, publicUrl })
  const headers = securityHeaders({ publicUrl, billing: null }, files.styles)
  const web = new Hono().use(headers).notFound((c) => files.answer(c) ?? c.text('no', 404))
  return async (address: string, headers: Record<string, string> = {}) => {
    const answer = await web.request(address, { headers })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
}

describe('the pages that anybody may read', () => {
  it('have a title, a description and a canonical address of their own', async () => {
    const get = served('https://trellis.example')
    const titles = new Set<string>()
    for (const { path: address } of publicPages) {
      const { text, headers } = await get(address)
      titles.add(/<title>([^<]+)/.exec(text)?.[1] ?? '')
      expect(text.match(/name="description"/g)).toHaveLength(1)
      expect(text.match(/property="og:title"/g)).toHaveLength(1)
      expect(text).not.toContain('content="old"')
      expect(text).toContain(`<link rel="canonical" href="https://trellis.example${address}" />`)
      expect(headers.get('x-robots-tag')).toBeNull()
    }
    expect(titles.size).toBe(publicPages.length)
  })

  it('are all in the sitemap, and only they', async () => {
    const { text } = await served('https://trellis.example')('/sitemap.xml')
    const told = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
    expect(told).toEqual(publicPages.map(({ path: address }) => `https://trellis.example${address}`))
  })

  it('claim no address where none is set', async () => {
    const get = served(null)
    expect((await get('/')).text).not.toMatch(/canonical|og:url|og:image/)
    expect((await get('/sitemap.xml')).status).toBe(404)
  })

  it('carry structured data that parses, and cannot end its own script', async () => {
    const { text } = await served('https://trellis.example')('/')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ '@type': 'WebApplication', url: 'https://trellis.example/' })
  })

  it('may use the styles that stand in our documents, and no others', async () => {
    const [landing, lesson] = [style, lessonStyle].map(
      (one) => `'sha256-${createHash('sha256').update(one).digest('base64')}'`,
    )
    for (const address of ['/', '/learn/1'])
      expect((await served(null)(address)).headers.get('content-security-policy')).toContain(
        `; style-src 'self' ${landing} ${lesson}; `,
      )
  })

  it('arrive compressed, and not twice', async () => {
    const get = served('https://trellis.example')
    const first = await get('/pricing', { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await get('/pricing', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })
})

describe('a family’s own screens', () => {
  it.each(['/dashboard', '/learn/1', '/login', '/admin'])('are kept out of search engines: %s', async (address) => {
    const { status, headers } = await served('https://trellis.example')(address)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})
