const amount = String.raw`(?:\d{1,7}(?:\.\d{1,4})?|\d{1,3} ?\d{1,3}\/\d{1,3}|\d{1,4}\/\d{1,4})`
const money = String.raw`(?:\$\d{1,5}(?:\.\d{2})?|\d{1,2}¢)`
const side = `${amount}(?:[+−×÷]${amount}){0,4}`
const shapes: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^${side}=(?:${side}|\\?)$`), 0],
  [new RegExp(`^${amount}(?:[+−×÷]${amount}){1,4}=$`), 0],
  [/^(?:1[0-2]|0?[1-9]):[0-5]\d$/, -0.1],
  [new RegExp(`^${money}$`), -0.1],
  [new RegExp(`^${money}(?:[+−]${money}){1,3}(?:=(?:${money}|\\?)?)?$`), 0],
  [new RegExp(`^${side}=${side} ${side}=${side}$`), -0.3],
  [new RegExp(`^${side}[<>]${side}$`), 0],
  [new RegExp(`^(?:${amount}|\\?)(?:[+−×÷](?:${amount}|\\?)){1,3}[=<>](?:${side}|\\?)$`), -0.6],
  [new RegExp(`^${amount}(?:[+−×÷]${amount}){1,4}$`), -0.1],
  [new RegExp(`^${amount}[?]$`), -3],
  [new RegExp(`^${amount}$`), -0.1],
  [new RegExp(`^[+−×]${amount}$`), -1],
  [new RegExp(`^${side}[+−×÷]$`), -2.5],
  [/^[+−×÷=<>?]$/, -1.2],
  [/^[a-z]{2,14}$/, -1.2],
  [/^[A-Z][a-z]{1,14}$/, -1.6],
  [/^[A-Z]{2,14}$/, -2],
  [/^[A-Za-z]$/, -1],
]

/** 3/0, 5/1, and 84/2: a 1 that leans looks like the bar of them. */
const oddFraction = /\/[01](?!\d)|\d\d\/\d(?!\d)/

/** There are 60 such parts, and 900 numbers of three digits: where both are as frequent, one part is 15 times as likely. */
const partOfWhole = 2.3

/** Part of a whole, as schools write it: no larger than 1, in up to twelve parts or in a hundred. */
function isPart(text: string): boolean {
  const [, over, under] = /^(\d{1,2})\/(\d{1,3})$/.exec(text) ?? []
  return over !== undefined && Number(over) <= Number(under) && /^(?:[2-9]|1[0-2]|100)$/.test(under ?? '')
}

/** How readily people write such a line, as a logarithm, null for what nobody writes; never whether its arithmetic is true. */
export function lineLikelihood(text: string): number | null {
  const solid = text.replaceAll(/ ?([+−×÷=<>]) ?/g, '$1')
  const zeros = /(?<![\d.])0\d/.test(solid) ? -2 : 0
  const zero = zeros + (oddFraction.test(solid) ? -2 : 0)
  const found = shapes.find(([shape]) => shape.test(solid))
  if (found) return found[1] + zero + (isPart(solid) ? partOfWhole : 0)
  if (/^\d{1,4}(?: \d{1,4}){1,11}$/.test(solid)) return -0.8 + zeros
  if (/^[A-Za-z]{1,14}(?: [A-Za-z]{1,14}){1,8}$/.test(solid)) return -3
  return null
}

/** A row of a sum, a sign, or rings that may as well be drawn: they mean nothing by themselves beside other things. */
export const needsMore = (text: string) => /^[+−×÷=<>?]|[+−×÷]$|^[01](?:, [01])*$|^[0oO]+$|^[A-Za-z]$/.test(text)

/** '7×8=54' as it is printed: '7 × 8 = 54'. */
export function asPrinted(text: string): string {
  const sums = /^(.+=.*\d) (\d.*=.+)$/.exec(text.replaceAll(/ ?([+−×÷=<>]) ?/g, '$1'))
  if (sums?.[1] && sums[2]) return `${asPrinted(sums[1])}, ${asPrinted(sums[2])}`
  const list = /^\d{1,4}(?: \d{1,4}){1,11}$/.test(text)
  if (list) return text.replaceAll(' ', ', ')
  return text
    .replaceAll(/ ?([+−×÷=<>]) ?/g, ' $1 ')
    .replaceAll(/(?<=[\d) ])\?/g, ' ?')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** What was typed, in the signs of the reader. */
export const asReaderSigns = (text: string): string =>
  text
    .replaceAll(/(?<=[\d\s?])[xX*·](?=[\s\d?])/g, '×')
    .replaceAll(/(?<=[\d\s?])[-–—](?=[\s\d?])/g, '−')
    .replaceAll(/(?<=\d\s)[/:](?=\s\d)/g, '÷')
    .replaceAll(/\s+/g, ' ')
    .trim()
