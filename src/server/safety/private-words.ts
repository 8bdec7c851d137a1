import { hashOf, mix } from '#server/prepared/hash.ts'
import { vocabulary } from './ear/ear.ts'
import { preparedTagger } from './private.prepared.ts'
import { isFirstName, isUsualWord, isWellKnown } from './usual-words.ts'

// Which words of a sentence tell who, where or when: learned from content/safety/en/private and the older sets, for
// what no pattern knows. A word counts by what it is, by its shape, and by the words around it.

/** `beside` tells the marks before and behind it, `manner` what the whole text is like. */
export type PlacedWord = { text: string; start: number; end: number; beside: number; manner: number }
export const tagBits = 18
const mask = 2 ** tagBits - 1

export function placedWords(text: string): PlacedWord[] {
  const manner = manners.reduce((sum, each, at) => sum + (each.test(text) ? 2 ** at : 0), 0)
  return [...text.matchAll(/[\p{L}\p{N}@#_$&+][\p{L}\p{N}@#_$&+.'’!/-]*/gu)].flatMap((found) => {
    const word = found[0].replace(/[.!'’/-]+$/, '')
    const [start, end] = [found.index, found.index + word.length]
    return word === ''
      ? []
      : [{ text: word, start, end, beside: markBefore(text, start) * 8 + markBehind(text, end), manner }]
  })
}

/** Does a child speak of itself, of a sum, of a story? */
const manners = [
  /\b(?:i|im|my|me|we|our|us|mi|mis)\b|\bi['’]m\b/i,
  /\b(?:how many|how much|how long|how far|altogether|in all|each|left|more than|twice|times|divided|plus|minus)\b|\d ?[-+×*÷=/x] ?\d/i,
  /\b(?:story|book|movie|character|hero|president|king|queen|capital|country|planet|poem|game|who (?:is|was)|invented|born in 1)\b/i,
]

function markBefore(text: string, start: number): number {
  const gap = text.slice(Math.max(0, start - 3), start)
  if (start === 0 || /[.!?\n]\s*$/.test(gap)) return 1
  const at = [/,\s*$/, /[:=]\s*$/, /["“'(]$/, /[-+*×÷=<>/]\s*$/, /\[$/, /\]\s*$/].findIndex((each) => each.test(gap))
  return at < 0 ? 0 : at + 2
}
function markBehind(text: string, end: number): number {
  const gap = text.slice(end, end + 3)
  if (gap === '') return 1
  return [/^,/, /^[.!?\n]/, /^\s*[-+*×÷=<>/]/, /^["”')]/, /^:/, /^\s*\[/].findIndex((each) => each.test(gap)) + 2
}

/** 'Xx', 'x9', '999': capitals, small letters and digits, runs of the same drawn together. */
function shapeOf(word: string): string {
  const signs = word
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\d/g, '9')
  return `${signs.replace(/(.)\1{3,}/g, '$1$1$1')}`
}

/** The signs of each word, as numbers of weights. `wasTold` says whether the word before is private. */
export function tagSigns(words: readonly PlacedWord[], at: number, wasTold: boolean): number[] {
  const lower = (step: number) => words[at + step]?.text.toLowerCase() ?? (step < 0 ? '^' : '$')
  const own = words[at]?.text ?? ''
  const shape = shapeOf(own)
  const told = wasTold ? 1 : 0
  const isName = isFirstName(own) ? 1 : 0
  const isUsual = isUsualWord(own) ? 1 : 0
  const isKnown = isWellKnown(own, 'people') ? 1 : isWellKnown(own, 'places') ? 2 : 0
  const what = hashOf(`${shape}${isName}${isUsual}${isKnown}`)
  const signs: number[] = []
  const note = (kind: number, one: number, two = 0, three = 0) => signs.push(mix(kind, one, two, three) & mask)
  note(1, what)
  note(2, what, told)
  note(3, hashOf(lower(0)))
  note(4, hashOf(lower(0)), told)
  for (let step = -4; step <= 3; step++) {
    if (step === 0) continue
    const word = hashOf(lower(step))
    note(20 + step, word)
    note(40 + step, word, what)
    note(60 + step, word, told)
  }
  note(5, hashOf(lower(-2)), hashOf(lower(-1)))
  note(6, hashOf(lower(-2)), hashOf(lower(-1)), what)
  note(7, hashOf(lower(-3)), hashOf(lower(-2)), hashOf(lower(-1)))
  note(8, hashOf(lower(-1)), hashOf(lower(1)), what)
  note(9, hashOf(lower(1)), hashOf(lower(2)))
  note(10, hashOf(lower(-1)), hashOf(shapeOf(words[at + 1]?.text ?? '')), what)
  note(11, hashOf(lower(0).slice(-3)), isUsual)
  note(12, told, isUsual, isName * 3 + isKnown)
  const { beside = 0, manner = 0 } = words[at] ?? {}
  note(120, beside, what)
  note(121, beside, told, isUsual)
  note(122, manner, what)
  note(123, manner, hashOf(lower(1)), what)
  note(124, manner, hashOf(lower(-1)), what)
  note(125, hashOf(lower(1)), beside, what)
  const groups = (step: number) => groupsOf(lower(step)) ?? [hashOf(lower(step)), hashOf(lower(step))]
  const { groupsOf } = vocabulary()
  const ownGroup = groupsOf(lower(0))
  note(15, ownGroup?.[0] ?? -1, what)
  note(16, ownGroup?.[1] ?? -1, told)
  for (let step = -3; step <= 2; step++) {
    if (step === 0) continue
    const [wide, narrow] = groups(step)
    note(80 + step, narrow, what)
    note(90 + step, wide, ownGroup?.[0] ?? -1)
    note(100 + step, narrow, told)
  }
  note(17, groups(-2)[0], groups(-1)[0], what)
  note(18, groups(-1)[0], groups(1)[0], what)
  note(19, groups(-3)[0], groups(-2)[0], groups(-1)[0])
  for (let step = 1; step <= 8 && words[at - step]; step++) note(13, hashOf(lower(-step)))
  for (let step = 1; step <= 8 && words[at - step]; step++) note(14, hashOf(lower(-step)), what)
  return signs
}

export const sumOf = (weights: Float32Array | Int8Array, signs: readonly number[]) =>
  signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)

export type Tagger = { weights: Float32Array | Int8Array; scale: number; bias: number }

let kept: Tagger | null = null
const usualTagger = (): Tagger => (kept ??= preparedTagger())

/** From here on a word is private. A lower one hides more, and more that is harmless. */
const privateFrom = 0.15
/** A number alone must be surer by so much, where nothing private stands before it. */
const surerNumber = 1

/** In talk of history, lands and books a word must be surer by so much: there are names that no list of ours has. */
const surerInLessons = 3
const ofLessons =
  /\b(?:report|battle|wars?|leader|president|king|queen|princess?|castle|knights?|river|lake|ocean|mountains?|mount|fort|planet|islands?|geography|history|social studies|books?|novel|chapter|act \d|scene|short story|first line|dictionary|invent\w*|discover\w*|explorers?|olympics?|swam|author|wrote|founded|empire|ancient|1[0-9]\d\d|range|print|riddle|comic|movie)\b/i
const ofOwn =
  /\b(?:i live|we live|i go|we go|my (?:\p{L}+ )?(?:house|street|school|name|friend|mom|dad|brother|sister|cousin|teacher|town|grandma|grandpa|address|stop|class)|our (?:house|street|school|town)|real|where i|me and|calls? me|lives?|works?)\b/iu

/** Small words at either end of what is hidden join it to the rest, and what is polite there tells nobody anything. */
const joins = new Set(
  ['and', 'or', 'but', 'is', 'are', 'was', 'i', 'to', 'y', 'o', 'e', 'too', 'now'].concat([
    'please',
    'thanks',
    'thank',
    'you',
    'ok',
    'okay',
    'lol',
    'haha',
    'bye',
  ]),
)

const signsSay = (tagger: Tagger, words: readonly PlacedWord[], at: number, wasTold: boolean) =>
  sumOf(tagger.weights, tagSigns(words, at, wasTold)) / tagger.scale + tagger.bias

type Hiding = { tagger?: Tagger; least?: number; names?: ReadonlySet<string> }

/** The text without the words that the tagger knows for private. Those of `names` get a token of their own later. */
export function hidePrivateWords(
  text: string,
  { tagger = usualTagger(), least = privateFrom, names = new Set() }: Hiding = {},
): string {
  const words = placedWords(text)
  const told: boolean[] = []
  let wasTold = false
  const surer = ofLessons.test(text) && !ofOwn.test(text) ? surerInLessons : 0
  const cues = { living: living.test(text), own: ownNames.test(text) }
  for (const [at, word] of words.entries()) {
    const isToken = text[word.start - 1] === '[' && text[word.end] === ']'
    const mayBe =
      !isToken &&
      !isOfEverybody(words, at, cues) &&
      !/[þÞª]/.test(word.text) &&
      !isOfSum(text, word) &&
      !names.has(nameIn(word.text))
    const from: number = least + surer + (!wasTold && /^\d+$/.test(word.text) ? surerNumber : 0)
    const isTold: boolean = mayBe && signsSay(tagger, words, at, wasTold) >= from
    told.push(isTold)
    wasTold = isTold || isToken
  }
  for (const [at, { text: own }] of words.entries())
    if (told[at] && joins.has(own.toLowerCase()) && !(told[at - 1] && told[at + 1])) told[at] = false
  let built = ''
  let done = 0
  for (const [at, { start, end }] of words.entries()) {
    if (!told[at]) continue
    if (!(told[at - 1] && /^\s*$/.test(text.slice(done, start)))) built += `${text.slice(done, start)}[private]`
    done = end
  }
  return built + text.slice(done)
}

const living =
  /\b(?:live|lives|living|lived|from|moved?|moving|stay|stays|born|town|city|school|street|house|home|fly|flying|drive|cousins?|grandma|grandpa|dad|mom|dads|moms|here|we)\b/i
const ownNames = /\b(?:my|our|me|im|calls?|named|friend)\b|\bi['’]m\b/i

/** 'Sacramento', 'Harry Potter': known to everybody, where nothing says that it is about this child. */
function isOfEverybody(words: readonly PlacedWord[], at: number, cues: { living: boolean; own: boolean }): boolean {
  const is = (step: number, what: 'people' | 'places') => isWellKnown(words[at + step]?.text ?? '', what)
  if (is(0, 'places') && (!cues.living || /^(?:mount|lake|river|train|planet)$/i.test(words[at - 1]?.text ?? '')))
    return true
  if (!is(0, 'people')) return false
  return is(-1, 'people') || is(1, 'people') || (!cues.own && !isFirstName(words[at]?.text ?? ''))
}

const nameIn = (word: string) => word.toLowerCase().replace(/['’]s$/, '')

/** A decimal, a fraction, a sum without spaces: 2,5 and 1-3/4 and 98x2. A combination has more parts, and a date. */
const sumAlone =
  /^\d{1,5}[.,]\d{1,3}$|^\d{1,4}(?:[.,]\d+)?(?:[+x*×÷=^]\d{1,4}(?:[.,]\d+)?)+=?$|^\d{1,3}\/\d{1,3}$|^\d{1,4}-\d{1,3}(?:\/\d{1,3})?$/i

/** '72 divided by 8 is': what comes behind is what the sum makes. */
const sumInWords =
  /\d ?(?:plus|minus|times|divided by|multiplied by|take away|add|x|[-+×÷*/]) ?\d[\d.,/]{0,8} (?:is|equals?|makes|gives) $/i
const longestSum = 48

/** A number beside a sign of arithmetic, or the sign; or what a sum in words comes to. */
const isOfSum = (text: string, { start, end, text: own }: PlacedWord) =>
  sumAlone.test(own) ||
  (/^\d/.test(own) && sumInWords.test(text.slice(Math.max(0, start - longestSum), start))) ||
  (/^[+\d.,]+$/.test(own) &&
    (/[+=×÷*<>−]\s*$/.test(text.slice(Math.max(0, start - 4), start)) ||
      /^\s*[+=×÷*<>−]/.test(text.slice(end, end + 4)) ||
      own === '+'))
