import { expect } from 'vitest'
import type { Letter } from '#server/mail/letters.ts'
import type { TestApp } from './start-app.ts'

/** The newest letter to an address, when so many have come. */
export async function letterTo(app: TestApp, to: string, count = 1): Promise<Letter> {
  const mine = () => app.letters.filter((letter) => letter.to === to)
  await expect.poll(() => mine().length, { timeout: 8_000 }).toBe(count)
  const letter = mine().at(-1)
  if (!letter) throw new Error(`no letter to ${to}`)
  return letter
}

/** The page that a letter's link opens, and what stands after the purpose there. */
export function linkIn(letter: Letter): { path: string; purpose: string; token: string } {
  const found = /https?:\/\/[^\s/]+(\/\w+)#([a-z-]+)\.(\S+)/.exec(letter.text)
  if (!found) throw new Error(`no link in ${letter.text}`)
  const [, path = '', purpose = '', token = ''] = found
  return { path, purpose, token }
}

export function codeIn(letter: Letter): string {
  const [code] = /(?<![\w-])\d{6}(?![\w-])/.exec(letter.text.replaceAll(/https?:\S+/g, '')) ?? []
  if (!code) throw new Error('no code in the letter')
  return code
}
