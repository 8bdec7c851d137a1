/** The smallest parts of a text that matter for numbers. `gap`: there is a space before it. */
export type Piece = { kind: 'digits' | 'word' | 'sign' | 'mark'; text: string; gap: boolean }

/** Longer texts are read up to here; nobody writes a number behind it. */
const longestText = 4_000

// Every alternative begins with a different kind of character and none can be matched in two ways: linear time.
const piece = /\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|\p{L}+|[^\s\p{L}\d]/gu
const signs = new Map([
  ['*', '×'],
  ['×', '×'],
  ['+', '+'],
  ['-', '-'],
  ['÷', '÷'],
  ['/', '/'],
  ['=', '='],
])

/** Cuts a text into words, digits and signs. Case, width, accents of typing and kinds of dash make no difference. */
export function cutIntoPieces(text: string): Piece[] {
  const plain = plainText(text)
  let end = 0
  return [...plain.matchAll(piece)].map((match) => {
    const found = match[0]
    const gap = match.index > end
    end = match.index + found.length
    return { ...kindOf(found), gap }
  })
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9'
const letter = /\p{L}/u
const isLetter = (sign: string) => (sign >= 'a' && sign <= 'z') || letter.test(sign)

function kindOf(found: string): Omit<Piece, 'gap'> {
  const [first = '', second = ''] = found
  if (isDigit(first) || (first === '.' && isDigit(second)))
    return { kind: 'digits', text: found.includes(',') ? found.replaceAll(',', '') : found }
  const sign = signs.get(found)
  if (sign !== undefined) return { kind: 'sign', text: sign }
  return { kind: isLetter(first) ? 'word' : 'mark', text: found }
}

const plainText = (text: string) =>
  text
    .slice(0, longestText)
    // '3½' is three and a half, and '5²' is no fifty-two.
    .replace(/(?=[¼-¾⅐-⅞])/g, ' ')
    .replace(/[⁰¹²³⁴-⁹]+/g, ' ^ ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[✕✖⨯⋅∙·∗]/g, '*')
    .replace(/['’`‘]/g, '')
    .toLowerCase()
