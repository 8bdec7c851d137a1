import { applyRules, type Rule } from './speech-rules.ts'

/** The words of a text that was written for the eye: without tags, Markdown, LaTeX and addresses, in one line. */
export function withoutMarkup(text: string): string {
  const plain = applyRules(applyRules(text, tags), addresses)
  return inOneLine(applyRules(applyRules(applyRules(plain, markdown), emphasis), emphasis))
}

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  divide: '÷',
  minus: '−',
  frac12: '½',
}

const attribute = String.raw`\s+[a-zA-Z:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)`

const tags: readonly Rule[] = [
  [/\r\n?/g, '\n'],
  [/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' '],
  [/<!--[\s\S]*?-->/g, ' '],
  // A tag has a name and, if more, attributes with a value: '3 <x and y> 2' is not one.
  [new RegExp(`</?[a-zA-Z][a-zA-Z0-9:-]*(?:${attribute})*\\s*/?>`, 'g'), ' '],
  [/<[a-zA-Z][a-zA-Z0-9:-]+\s[^<>=]*>/g, ' '],
  [/&(lt|gt|amp|quot|apos|nbsp|times|divide|minus|frac12);/g, (_whole, name = '') => entities[name] ?? ' '],
  [/&#39;/g, "'"],
]

const spelledDots = (host: string) => host.replace(/^www\./i, '').replaceAll('.', ' dot ')

const addresses: readonly Rule[] = [
  [/!?\[([^\][\n]*)\]\([^()\s]*(?:\s"[^"\n]*")?\)/g, '$1'],
  [/\bhttps?:\/\/([\w.-]*\w)(?::\d+)?(?:\/[^\s)>\]]*[\w/])?/gi, (_whole, host = '') => spelledDots(host)],
  [
    /\b([\w.+-]{1,64})@((?:[\w-]{1,63}\.){1,9}[a-z]{2,63})\b/gi,
    (_whole, name = '', host = '') => `${name.replaceAll('.', ' dot ')} at ${spelledDots(host)}`,
  ],
  [/\b(?:[a-z][\w-]{0,62}\.){1,9}(?:com|org|net|edu|gov)\b/gi, (whole) => spelledDots(whole)],
]

const latex: Record<string, string> = {
  times: '×',
  cdot: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  approx: '≈',
  sqrt: '√',
  pi: 'π',
  circ: '°',
  rightarrow: '→',
}

const quoteLetter = (inner: string) => (/^[a-zA-Z]$/.test(inner) ? `"${inner}"` : inner)

const markdown: readonly Rule[] = [
  [/^[ \t]*```.*$/gm, ''],
  [/`+([^`\n]+)`+/g, (_whole, inner = '') => quoteLetter(inner)],
  [/\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}/g, '$1/$2'],
  [/\\(?:text|mathrm|mathbf)\{([^{}]*)\}/g, '$1'],
  [/\\([a-zA-Z]+)/g, (whole, name = '') => latex[name] ?? whole.slice(1)],
  [/\^\{([^{}]*)\}/g, '^$1'],
  [/\$\$([^$]+)\$\$/g, '$1'],
  [/\$(?=\S)([^$\n]*[=+×÷√^][^$\n]*)(?<=\S)\$(?!\d)/g, '$1'],
  // A star between two numbers multiplies; elsewhere stars are emphasis and bullets.
  [/(?<=[\d)_?])(?: \*\*|\*\*)(?=\d)/g, '^'],
  [/(?<=[\d)_?]|\b[a-z])(?: \* |\*)(?=[\d(_?])/g, ' × '],
  [/(?<=[\d)_?]) \* (?=[a-z]\b)/g, ' × '],
  [/^[ \t]*(?:(?:-[ \t]?){3,}|(?:\*[ \t]?){3,}|={3,})$/gm, ''],
  [/^[ \t]*(?:\|[ \t]*)?(?::?-{2,}:?[ \t]*\|[ \t]*)+(?:[:-][ \t:-]*)?$/gm, ''],
  [/^[ \t]*\|(.*)\|[ \t]*$/gm, '$1'],
  [/(?<![ \t])[ \t]*\|[ \t]*/g, ', '],
  [/^[ \t]{0,3}#{1,6}[ \t]+(.*?)[ \t#]*$/gm, '$1'],
  [/^(?:[ \t]*>)+[ \t]?/gm, ''],
  // A subtraction that stands in a column is not a list.
  [/(?<=^[ \t]*\d[\d,.]*[ \t]*\n)[ \t]*-[ \t]*(?=\d[\d,.]*[ \t]*$)/gm, '−'],
  [/^[ \t]*[-*•][ \t]+(?:\[[ xX]\][ \t]*)?(?=[^\d\s=?_]|\d[^=\n]*$)/gm, ''],
  [
    /^[ \t]*(\d{1,2})[.)][ \t]+(?=[^\n]*\n[ \t]*\d{1,2}[.)][ \t])|(?<=\n)[ \t]*(\d{1,2})[.)][ \t]+/gm,
    (_whole, first = '', later = '') => `${first}${later}, `,
  ],
]

const emphasis: readonly Rule[] = [
  [/(\*{1,3})(?=\S)([^*\n]+?)(?<=\S)\1/g, (_whole, _stars, inner = '') => quoteLetter(inner)],
  [
    /(?<!\w)(_{1,3})(?=[a-zA-Z"'])([^_\n]+?)(?<=[a-zA-Z.!?"'])\1(?!\w)/g,
    (_whole, _lines, inner = '') => quoteLetter(inner),
  ],
  [/~~(?=\S)([^~\n]+?)(?<=\S)~~/g, '$1'],
]

/** The end of a line is the end of a sentence, for the voice has nothing else to breathe by. */
const inOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line, index, all) => (index === all.length - 1 || /[.!?:;,…]["')\]]?$/.test(line) ? line : `${line}.`))
    .join(' ')
