import Fraction from 'fraction.js'
import { type Num, numSaid, numsIn } from './plain.ts'

// Parts of a whole, told in words: '6 out of 10. six tenths', '2/3 of the 90 beads is 60', '6/24 which is 1/4', '2 eighths' of 8 pieces.

const isPart = ({ written }: Num) => written.includes('/')
const joins =
  /^[a-z' ]{0,16}?[,.!?:]* ?(?:[a-z' ]{0,24}\b(?:so|thats|its|is|are|which is|or|=|equals|same as|means|left|red|yellow))?[a-z' ]{0,24}[.,!:?]* ?$/
const isSame = /\b(?:which is|is|=|equals?|thats|its|or|same as|so)\b/
const deny = /\b(?:not|isnt|isn't|aint|ain't|more|less|bigger|smaller|plus|minus|times|and|wrong|than|then)\b/

/** 'Half', 'a third' as a figure, where a line ends on it. */
const inWords = (plain: string): string =>
  plain.replace(/\b(?:(?:its|thats|so|a|1|is|one) )?half(?: of (?:it|them|the way))?(?=[.!? ]*$)/, (said) =>
    /^(?:its|thats|so|is)/.test(said) ? `${said.split(' ')[0]} 1/2` : '1/2',
  )

/** '6 out of 10. six tenths', '6 out of 12. half'. */
export function outOfWay(line: string): string | null {
  const plain = inWords(line)
  const nums = numsIn(plain)
  for (const [at, top] of nums.entries()) {
    const [bottom, said] = [nums[at + 1], nums[at + 2]]
    const isHalf =
      bottom && / (?:thats|its|so) more than half\b/.test(plain) && !said && top.value.mul(2).gt(bottom.value)
    if (isHalf && bottom.value.gte(top.value) && / out of $/.test(plain.slice(top.to, bottom.from)))
      return `${top.written} out of ${bottom.written} is more than half`
    if (!bottom || !said || isPart(top) || isPart(bottom) || bottom.value.lt(2) || top.value.gt(bottom.value)) continue
    if (!/^ (?:[a-z]+ )?(?:out )?of (?:the |my |our )?$/.test(plain.slice(top.to, bottom.from))) continue
    const gap = plain.slice(bottom.to, said.from)
    if (!joins.test(gap) || deny.test(gap) || /\b(?:left|missed|other|rest)\b/.test(gap)) continue
    const percent = /^ ?(?:%|percent)/.test(plain.slice(said.to))
    const value = percent ? said.value.div(100) : isPart(said) ? said.value : null
    if (value?.equals(top.value.div(bottom.value)))
      return `${top.written} out of ${bottom.written} is ${percent ? `${said.written}%` : said.written}`
  }
  return null
}

/** '6/24 which is 1/4': one number in two forms. */
export function sameFractionWay(plain: string): string | null {
  const nums = numsIn(plain)
  for (const [at, one] of nums.entries()) {
    const other = nums[at + 1]
    if (!other || !isPart(one) || !isPart(other) || one.written === other.written) continue
    const gap = plain.slice(one.to, other.from)
    if (gap.length < 40 && isSame.test(gap) && !deny.test(gap) && one.value.equals(other.value) && !/\d/.test(gap))
      return `${one.written} = ${other.written}`
  }
  return null
}

/** '706/1300 = 54%': about so, or exactly. */
export function percentWay(plain: string): string | null {
  const nums = numsIn(plain)
  for (const [at, one] of nums.entries()) {
    const other = nums[at + 1]
    if (!other || !isPart(one) || !/^ ?(?:%|percent)/.test(plain.slice(other.to))) continue
    const gap = plain.slice(one.to, other.from)
    if (!/^[^\d]{0,12}(?:=|\bis|\bthats|\bits)[a-z ]{0,8}$/.test(gap) || deny.test(gap)) continue
    const value = one.value.mul(100)
    if (value.equals(other.value)) return `${one.written} is ${other.written}%`
    if (value.sub(other.value).abs().lte(0.5)) return `${one.written} is about ${other.written}%`
  }
  return null
}

const namedPart: Readonly<Record<string, string>> = { '1/2': 'half', '1/4': 'a quarter', '1/3': 'a third' }

/** 'The bike is 240 and i have 90. thats 37.5 percent'. */
export function percentOfWay(plain: string): string | null {
  const nums = numsIn(plain)
  const [one, other, said] = nums
  if (!one || !other || !said || nums.length > 3 || !/^ ?(?:%|percent)/.test(plain.slice(said.to))) return null
  if (!/\b(?:thats|its|so|is)\b[a-z ]{0,12}$/.test(plain.slice(other.to, said.from)) || isPart(one) || isPart(other))
    return null
  if ([one, other].some(({ behind }) => /^(?:%|percent)/.test(behind))) return null
  const [part, whole] = one.value.lt(other.value) ? [one, other] : [other, one]
  if (whole.value.equals(100) || part.value.lte(0)) return null
  return part.value.div(whole.value).mul(100).equals(said.value)
    ? `${part.written} out of ${whole.written} is ${said.written}%`
    : null
}

/** '2/3 of the 90 beads is red its 60', 'half of 4 cups is 2 cups'. */
export function partOfWay(line: string): string | null {
  const plain = line
    .replace(/\b(?:a |1 )?half of (?=(?:the |my |our |a )?\d)/g, '1/2 of ')
    .replace(/\b(?:a|1) (?:quarter|fourth) of (?=\d)/g, '1/4 of ')
    .replace(/\ba third of (?=\d)/g, '1/3 of ')
  const nums = numsIn(plain)
  for (const [at, part] of nums.entries()) {
    const [whole, said] = [nums[at + 1], nums.at(-1)]
    if (!whole || !said || nums.length < at + 3 || !isPart(part) || part.value.gte(1)) continue
    if (!/^ of (?:the |my |our |those |a )?$/.test(plain.slice(part.to, whole.from))) continue
    const gap = plain.slice(whole.to, said.from)
    if (!/\b(?:so|thats|its|is|are|=|equals|makes?)\b/.test(gap) || /\b(?:not|isnt|than|then|but|and|left)\b/.test(gap))
      continue
    if (said.value.equals(part.value.mul(whole.value)))
      return `${namedPart[part.written] ?? part.written} of ${numSaid(whole)} is ${numSaid(said)}`
  }
  return null
}

const gone = /\b(?:gone|ate|eaten|eat|took|take|gave|used|lost|sold|popped|missed|miss)\b/
const stays = /\b(?:left|remain\w*|still|stays?)\b/

/** 'Cut in 8' and 'two pieces': 'thats 2 eighths'. */
export function namedPartWay(plain: string, earlier: readonly string[]): string | null {
  const nums = numsIn(plain)
  const at = nums.findIndex(isPart)
  const said = nums[at]
  if (!said || nums.slice(at + 1).some(isPart)) return null
  if (
    !/\b(?:thats|so|its|is|makes)\b[a-z' ]{0,14}$/.test(plain.slice(0, said.from)) ||
    deny.test(plain.slice(Math.max(0, said.from - 14), said.from))
  )
    return null
  const [top, bottom] = said.written.split('/').map((one) => new Fraction(one))
  if (!top || !bottom || bottom.lt(3)) return null
  const before = nums.slice(0, at)
  const lines = [plain.slice(0, said.from), ...earlier.slice(0, 2)]
  const halved = /\bhalf\b/.test(plain.slice(0, said.from)) && top.mul(2).equals(bottom)
  const clause = halved
    ? plain.slice(0, said.from)
    : lines.find((line) => numsIn(line).some(({ value }) => value.equals(top)))
  const whole = [...before, ...earlier.flatMap(numsIn)].some(({ value }) => value.equals(bottom))
  if (clause === undefined || !whole) return null
  const claim = plain.slice(Math.max(0, said.from - 20))
  if ((gone.test(claim) && stays.test(clause)) || (stays.test(claim) && gone.test(clause) && !stays.test(clause)))
    return null
  return halved
    ? `half of ${bottom.toString()} is ${top.toString()}, and that's ${said.written}`
    : `${top.toString()} of ${bottom.toString()} is ${said.written}`
}
