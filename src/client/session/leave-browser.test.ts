// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '#client/data/query-client.ts'
import { leaveBrowser } from './leave-browser.ts'

afterEach(() => vi.restoreAllMocks())

it('leaves nothing of the family in the browser, also not what is written while the page goes away', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  const client = newQueryClient()
  client.setQueryData(['students'], ['Mia'])
  localStorage.setItem('tab', '1')
  sessionStorage.setItem('sitting', '1')
  leaveBrowser(client)
  sessionStorage.setItem('scroll', '1')
  window.dispatchEvent(new Event('pagehide'))
  expect(client.getQueryData(['students'])).toBeUndefined()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(replace).toHaveBeenCalledWith('/login')
})
