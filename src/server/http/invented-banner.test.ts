import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const webDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-web-'))
afterAll(() => rmSync(webDir, { recursive: true, force: true }))
mkdirSync(webDir, { recursive: true })
for (const name of ['index', 'app', 'learn'])
  writeFileSync(path.join(webDir, `${name}.html`), `<html><head><title>x</title></head><body>${name}</body></html>`)

function served(invented: boolean) {
  const files = staticFiles({ webDir, contentDir: 'content', publicUrl: null, invented })
  const http = new Hono().get('*', (c) => files.answer(c) ?? c.notFound())
  const page = async (at: string) => (await http.request(at, { headers: { accept: 'text/html' } })).text()
  return { page, styles: files.styles }
}

const lesson = '/learn/019f0000-0000-7000-8000-000000000001'

it('stands once on every page of an invented family, with a style that the policy knows, and on none of a real one', async () => {
  const invented = served(true)
  const real = served(false)
  for (const at of ['/', '/pricing', '/dashboard', lesson]) {
    expect((await invented.page(at)).split('An invented family').length, at).toBe(2)
    expect(await real.page(at), at).not.toContain('An invented family')
  }
  expect(invented.styles).toHaveLength(1)
  expect(real.styles).toEqual([])
})
