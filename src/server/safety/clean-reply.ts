import { isBlank } from '#shared/text-rules.ts'
import { visible } from './fold.ts'

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  divide: '÷',
  minus: '−',
  hellip: '…',
}

/** A sentence as a child reads and hears it: no markdown, no HTML, no LaTeX, no emoji, nothing invisible, one space. */
export function cleanSentence(sentence: string): string {
  const steps = [entities, visible, signs, latex, links, html, markdown, html, emoji, tokens, spaces, brackets]
  const clean = steps.reduce((text, step) => step(text), sentence)
  return isBlank(clean.replace(/[\p{P}\p{S}]/gu, '')) ? '' : clean
}

const entities = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|apos|nbsp|times|divide|minus|hellip);/g, (all, name: string) => named[name] ?? all)
    .replace(/&#(?:(\d{2,6})|x([0-9a-f]{2,5}));/gi, (_, decimal?: string, hex?: string) =>
      character(decimal ? Number(decimal) : Number.parseInt(hex ?? '20', 16)),
    )

const character = (code: number) =>
  code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && code !== 0 ? String.fromCodePoint(code) : ' '

// Signs of arithmetic that are drawn as emoji.
const signs = (text: string) =>
  text.replace(/✖/g, '×').replace(/➕/g, '+').replace(/➖/g, '−').replace(/➗/g, '÷').replace(/🟰/gu, '=')

const latex = (text: string) =>
  text
    .replace(/\\(?:times|cdot)\b ?/g, '× ')
    .replace(/\\div\b ?/g, '÷ ')
    .replace(/\\[dt]?frac\{([^{}]{1,20})\}\{([^{}]{1,20})\}/g, '$1/$2')
    .replace(/\\(?:text|mathbf|mathrm|boxed)\{([^{}]{0,200})\}/g, '$1')
    .replace(/\\[()[\]]/g, '')
    .replace(/\$([^$\n]{0,80}?[-+×÷=/][^$\n]{0,80}?)\$(?!\d)/g, '$1')

const links = (text: string) =>
  text
    .replace(/!?\[([^[\]]{0,300})\]\([^()\s]{0,2000}(?: "[^"]{0,200}")?\)/g, '$1')
    .replace(/!?\[([^[\]]{1,300})\]\[[^[\]]{0,60}\]/g, '$1')

const html = (text: string) => text.replace(/<!--[^>]{0,1000}-->/g, ' ').replace(/<\/?[a-z][^<>]{0,1000}>/gi, ' ')

const markdown = (text: string) =>
  text
    .replace(/^\s{0,8}(?:#{1,6}\s|>\s?|[*•▪◦+]\s+|-\s+(?!\d))/gm, '')
    .replace(/^(?:tutor|assistant|teacher|ai)\s?:\s/i, '')
    .replace(/[`~]{1,3}/g, '')
    .replace(/(?<=\d)\*\*(?=\d)/g, '^')
    .replace(/(?<=\d ?)\*(?= ?\d)/g, '×')
    .replace(/\*+/g, (run, at: number) =>
      run === '*' && /[\d)] $/.test(text.slice(0, at)) && / $/.test(text.charAt(at + 1)) ? '×' : '',
    )
    .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=\p{L})|(?<=[\p{L}.!?])_{1,3}(?![\p{L}\p{N}_])/gu, '')

const emoji = (text: string) =>
  text
    .replace(/\u20E3|\uFE0E|\uFE0F/g, '')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, (sign) =>
      /[©®™↔]/.test(sign) ? sign : ' ',
    )

/** What stands for the child's name when no name was put in. */
const tokens = (text: string) => text.replace(/(?:, ?| )?(?:\[name\]|\{name\})/g, '')

const spaces = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[.!,;:](?!\d|\.)|\?(?!\s?[-+−×÷=/<>]))(?<![-+−×÷=<>] +)/g, '')
    .trim()

/** What is left of a link that was cut off, or that another step put together, is no link. */
const brackets = (text: string) => text.replaceAll('](', '] (')
