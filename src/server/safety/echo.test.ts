import { describe, expect, it } from 'vitest'
import { checkReply } from './check-reply.ts'

const personality = 'A patient owl who wonders aloud and never hurries anybody through a problem.'
const check = (sentence: string, shown: string[] = []) => {
  const said = checkReply({ sentence, exercise: null, mayTell: true, shown, hidden: [personality] })
  return said.ok ? 'ok' : said.reason
}

describe('what is told to the tutor alone does not reach a child', () => {
  it.each([
    ['word for word', personality],
    ['inside another sentence', `They wrote: who wonders aloud and never hurries anybody through, you know.`],
    ['in capitals', personality.toUpperCase()],
    ['with other marks', 'who - wonders - aloud - and - never - hurries - anybody'],
    ['backwards', [...personality.split(' ')].reverse().join(' ')],
    ['with each word backwards', personality.replace(/\p{L}+/gu, (word) => [...word].reverse().join(''))],
    [
      'by ROT13',
      personality.replace(/[a-z]/gi, (sign) => {
        const from = sign <= 'Z' ? 65 : 97
        return String.fromCharCode(((sign.charCodeAt(0) - from + 13) % 26) + from)
      }),
    ],
    ['as base64', Buffer.from(personality).toString('base64')],
    ['as hex', Buffer.from(personality).toString('hex')],
  ])('%s', (_way, sentence) => {
    expect(check(sentence)).toBe('prompt_leak')
  })

  it('one word a sentence', () => {
    const words = 'who wonders aloud and never hurries anybody'.split(' ')
    expect(check(`${words.at(-1)}.`, words.slice(0, -1))).toBe('prompt_leak')
  })
})

describe('words that only sound alike pass', () => {
  it.each([
    'An owl can turn its head far around.',
    'Nobody hurries here.',
    'Wonder aloud with me: what comes next?',
    '123456789 + 987654321 is a long sum.',
    'Supercalifragilisticexpialidocious is a long word.',
  ])('%s', (sentence) => {
    expect(check(sentence)).toBe('ok')
  })
})
