import { z } from 'zod'
import file from '#content/en/tutor/sums-by-ear.json'

// Sums as they are heard and as the youngest write them: 'for and for is ate' is 4 + 4 = 8. Only a line that is a sum from end to end is read so.

const spaced = z.string().transform((text) => new Set(text.split(' ')))
const phrases = z.string().transform((text) => text.split('|').map((one) => one.split(' ')))
const data = z
  .strictObject({
    numbers: z.record(z.string(), z.int()),
    sounds: z.record(z.string(), z.int()),
    everyday: spaced,
    plus: phrases,
    and: phrases,
    minus: phrases,
    comes: phrases,
    opens: spaced,
    asks: phrases,
    closes: spaced,
  })
  .parse(file)

const numbers = new Map(Object.entries(data.numbers))
const sounds = new Map(Object.entries(data.sounds))
const mostWords = 14
const fillers = new Set(['um', 'umm', 'uh', 'uhh', 'er', 'like'])

/** A number as it is said, and whether its word usually means something else. */
type Heard = { value: number; isSound: boolean; isEveryday: boolean }

function numberOf(word: string | undefined): Heard | null {
  if (word === undefined) return null
  const value = /^\d{1,3}$/.test(word) ? Number(word) : numbers.get(word)
  if (value !== undefined) return { value, isSound: false, isEveryday: false }
  const sound = sounds.get(word)
  return sound === undefined ? null : { value: sound, isSound: true, isEveryday: data.everyday.has(word) }
}

/** How many words of one of these phrases stand there; 0 for none. */
const sizeAt = (words: readonly string[], at: number, some: readonly (readonly string[])[]): number =>
  some.find((phrase) => phrase.every((word, index) => words[at + index] === word))?.length ?? 0

/** A line that is a whole sum of words that sound like numbers, in figures: 'to plus three is five' as '2 + 3 = 5'; any other as it is. */
export function sumByEar(text: string): string {
  const words = wordsOf(text)
  return words === null ? text : (sumIn(words) ?? text)
}

const reported =
  /^\W*(?:(?:ok|so|and|um+) )*(?:(?:my|our|the) [a-z]+ (?:says?|said|told me|thinks?) (?:that )?|(?:my |the |our )?(?:homework|paper|worksheet|problem|question|first one|next one|number \d{1,2}|#\d{1,2}|page) (?:is|says|asks|said)[: ] ?)/i

function wordsOf(text: string): string[] | null {
  if (/[^\p{L}\d\s'’.,!?+=−-]/u.test(text)) return null
  const words = text
    .replace(reported, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/([+=−-])/g, ' $1 ')
    .split(/[\s.,!?]+/)
    .filter((word) => word !== '' && !fillers.has(word))
  return words.length < 3 || words.length > mostWords ? null : words
}

function sumIn(words: readonly string[]): string | null {
  let at = 0
  while (data.opens.has(words[at] ?? '') && numberOf(words[at]) === null) at++
  const asked = sizeAt(words, at, data.asks)
  at += asked
  const left = numberOf(words[at])
  const isAnd = sizeAt(words, at + 1, data.and)
  const isPlus = sizeAt(words, at + 1, data.plus)
  const isMinus = sizeAt(words, at + 1, data.minus)
  const size = isAnd || isPlus || isMinus
  const right = size > 0 ? numberOf(words[at + 1 + size]) : null
  if (!left || !right) return null
  at += 2 + size
  const comes = sizeAt(words, at, data.comes)
  const result = comes > 0 ? numberOf(words[at + comes]) : null
  const said = result ? [left, right, result] : [left, right]
  at += result ? comes + 1 : 0
  while (data.closes.has(words[at] ?? '')) at++
  if (at < words.length || !isSum(said, { isAnd: isAnd > 0, isAsked: asked > 0, hasResult: result !== null }))
    return null
  const sum = `${left.value} ${isMinus > 0 ? '-' : '+'} ${right.value}`
  if (result) return `${sum} = ${result.value}`
  return asked > 0 ? `what is ${sum}` : sum
}

/** 'And' between words that mean something else makes no sum, unless something comes of it; and with no number word at all it must sound like one. */
function isSum(
  said: readonly Heard[],
  { isAnd, isAsked, hasResult }: { isAnd: boolean; isAsked: boolean; hasResult: boolean },
): boolean {
  const isHeard = said.some(({ isSound }) => isSound)
  if (!isHeard && !(isAnd && hasResult) && !(hasResult && !isAsked)) return false
  if (isAnd && !hasResult) return isAsked && said.some(({ isEveryday }) => !isEveryday)
  if (!isAnd) return true
  return hasResult && (said.some(({ isEveryday }) => !isEveryday) || new Set(said.map(({ value }) => value)).size < 3)
}

const fewestCounted = 4
/** 'From $20 to $25' counts nothing. */
const isOfAmounts = /[$%=]|\d\/\d|\bfrom \S+ to\b/i
const compares = /^(\W*)([a-z]+)(?= is (?:more|less|bigger|smaller|fewer|greater) th[ae]n (?:\d|[a-z]+\W*$))/i

/** Words between numbers that are counted are numbers, too: 'three for five six seven ate nine'. So is what is compared: 'ate is more than six'. */
export function countByEar(text: string): string {
  const compared = text.replace(compares, (all, before: string, word: string) => {
    const value = sounds.get(word.toLowerCase())
    return value === undefined || numberAfter.exec(text) === null ? all : `${before}${value}`
  })
  if (isOfAmounts.test(compared) || spans.test(compared)) return compared
  const parts = compared.split(/(\s+)/)
  const isNumber = (at: number) => numberOf(bare(parts[at]))?.isSound === false
  const counted = parts.filter((_, at) => isNumber(at)).length
  if (counted < fewestCounted) return compared
  return parts
    .map((part, at) => {
      const heard = numberOf(bare(part))
      const isBetween = isNumber(at - 2) && (isNumber(at + 2) || at >= parts.length - 1)
      return heard?.isSound && isBetween ? String(heard.value) : part
    })
    .join('')
}
/** '45 to 50 is 5': from one to the other. */
const spans = /\d:\d\d|\d to \d+ (?:is|=|makes|was)\b/i
const bare = (part = '') => part.toLowerCase().replace(/[^a-z\d]/g, '')
const numberAfter = /th[ae]n (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i

const beforeNumber =
  /^\W*(?:(?:um+|uh+|er|oh|ok|okay|its|it's|it is|is it|is that|i think|i say|i got|maybe|the answer is|like|so) )*/i

/** Where a number was asked for, one word that sounds like one is it: 'ate' as '8'. Any other line as it is. */
export function numberByEar(text: string): string {
  const word = text
    .replace(beforeNumber, '')
    .replace(/[.,!?\s]+$/, '')
    .toLowerCase()
  const value = sounds.get(word)
  if (value !== undefined) return String(value)
  // 'Seben rocks!': a word that is nothing else, with what is counted.
  const [, first = '', thing] = /^([a-z]+) ([a-z]{3,12})$/.exec(word) ?? []
  const counted = data.everyday.has(first) ? undefined : sounds.get(first)
  return counted === undefined || thing === undefined ? text : `${counted} ${thing}`
}
