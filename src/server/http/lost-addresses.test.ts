import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createHttp } from '#server/app.ts'
import { publicPages } from '#shared/public-pages.ts'
import { startApp } from '#tests/support/start-app.ts'
import { staticFiles } from './static-files.ts'

const webDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-web-'))
afterAll(() => rmSync(webDir, { recursive: true }))
for (const name of ['index.html', 'app.html', 'learn.html'])
  writeFileSync(path.join(webDir, name), `<html><head><title>${name}</title></head></html>`)

const { app } = await startApp()
const http = createHttp(app, {
  files: staticFiles({ webDir, contentDir: webDir, publicUrl: 'https://trellis.example' }),
})
const get = (address: string, headers: Record<string, string> = {}) =>
  http.request(`http://localhost${address}`, { headers })

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }
const oldPerson = { accept: 'text/html,*/*;q=0.8' }

describe('an address that there is not', () => {
  it.each([
    '/foo',
    '/foo.bar',
    '/old/page.php',
    '/wp-login.php',
    '/index.htm',
    '/a.b/c.d',
    '/assets/gone.js',
    '/%E0%A4%A',
  ])('leads people home: %s', async (address) => {
    for (const headers of [person, oldPerson]) {
      const answer = await get(address, headers)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    }
  })

  it.each([
    ['/foo.png', { accept: 'image/avif,image/webp,*/*', 'sec-fetch-dest': 'image' }],
    ['/foo', { accept: 'image/*', 'sec-fetch-dest': 'image' }],
    ['/assets/old-chunk.js', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['/portraits/nobody.svg', { accept: '*/*' }],
    ['/foo.css', { accept: 'text/css,*/*;q=0.1', 'sec-fetch-dest': 'style' }],
    ['/foo.bar', {}],
  ])('is plainly not there for a program: %s', async (address, headers) => {
    const answer = await get(address, headers)
    expect([answer.status, answer.headers.get('content-type')?.toLowerCase(), await answer.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ])
  })

  it('below /api is told of as a call is, whoever asks', async () => {
    for (const address of ['/api', '/api/', '/api/foo', '/api/foo.bar']) {
      const answer = await get(address, person)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
    }
    expect((await http.request('http://localhost/foo.bar', { method: 'POST' })).status).toBe(404)
  })
})

it('a lesson has a document of its own, which names the files that it begins with', async () => {
  const lesson = await get('/learn/a0000000-0000-4000-8000-000000000001', person)
  expect([lesson.status, await lesson.text()]).toEqual([200, expect.stringContaining('learn.html')])
  expect(await (await get('/dashboard', person)).text()).toContain('app.html')
})

it('robots are let in to the public pages, and to nothing else', async () => {
  const answer = await get('/robots.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = (await answer.text()).trim().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const { path: address } of publicPages) expect(lines).toContain(`Allow: ${address}$`)
  expect(lines).toContain('Disallow: /')
  expect(lines).toContain('Sitemap: https://trellis.example/sitemap.xml')
})
