import { expect, type Page } from '@playwright/test'

const outside = process.env.E2E_OUTSIDE ?? ''

async function received<T>(page: Page, what: 'emails' | 'texts', to: string, count: number): Promise<T> {
  let found: T[] = []
  await expect
    .poll(
      async () => {
        found = await (await page.request.get(`${outside}/${what}?to=${encodeURIComponent(to)}`)).json()
        return found.length
      },
      { message: `${count} ${what} to ${to}` },
    )
    .toBe(count)
  const newest = found.at(-1)
  if (!newest) throw new Error(`nothing came to ${to}`)
  return newest
}

/** What opens the account in the newest email to an address, when so many have come. */
export async function newestEmail(
  page: Page,
  to: string,
  count = 1,
): Promise<{ link: string; code: string; text: string }> {
  const { text } = await received<{ text: string }>(page, 'emails', to, count)
  const [link = ''] = /https?:\S+/.exec(text) ?? []
  const [code = ''] = /\b\d{6}\b/.exec(text.replaceAll(/https?:\S+/g, '')) ?? []
  return { link, code, text }
}

/** The code in the newest text message to a number. */
export async function textCode(page: Page, to: string, count = 1): Promise<string> {
  const { text } = await received<{ text: string }>(page, 'texts', to, count)
  return /\d{6}/.exec(text)?.[0] ?? ''
}
