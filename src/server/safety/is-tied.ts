import { isNumber, readItems } from './numbers-in-text.ts'
import { lineOfWords, type Words, withoutSpeech, wordsOf } from './reply-words.ts'
import { withoutPhrases } from './teaching-phrases.ts'
import { basesOf, kindOfWord, teachingWords } from './teaching-words.ts'
import { partsOf, type Tie } from './tie.ts'
import { hasTutorForms } from './tutor-forms.ts'
import { isFirstName } from './usual-words.ts'

/**
 * Is a sentence one of a lesson, made of words that a tutor needs: plain words, the words of the move, or phrases of
 * ours? Without a tie only the words are judged, not whether they belong to the move.
 */
export function isTied(sentence: string, tie: Tie | null): boolean {
  const own = withoutSpeech(withoutMentions(sentence))
  const words = wordsOf(own)
  const said: Said = { own, words, line: '' }
  if (!hasOnlyFitWords(said, tie)) return false
  if (tie === null) return true
  const moved = (word: string) => word.length > 2 && !small.has(word) && tie.words.has(word)
  return (
    hasOnlyItsNumbers(sentence, tie) && isAbout(said, tie, moved) && hasTutorForms(` ${words.join(' ')} `, words, moved)
  )
}

/** `line`: the words without the phrases of a lesson, once somebody asked for them. */
type Said = { own: string; words: Words; line: string }

function lineOf(said: Said): string {
  if (said.line === '') said.line = withoutPhrases(lineOfWords(said.words))
  return said.line
}

const ofWords =
  /\b(?:words?|letters?|verbs?|nouns?|adjectives?|pronouns?|rhymes?|spell(?:s|ed)?|syllables?|vowels?|means|sounds?|called|title|says|prefix|suffix)\b/i

/** Without the words that a sentence only speaks about: 'The word "friend" has six letters.' */
const withoutMentions = (text: string) =>
  ofWords.test(text) ? text.replace(/[“"‘'](?:[^\s“”"‘’']+ ?){1,3}[”"’'](?!\p{L})/gu, ' it ') : text

/** Words of the child, or of nobody: what a sentence says to somebody, not of the world. */
const addressing = /^(?:i|me|my|mine|myself|you|your|yours|yourself|yourselves|we|us|our|ours|ourselves)$/

/** Words of no list that one statement may have: names, and what a lesson of science is about. */
const mostUnknown = 3

function hasOnlyFitWords(said: Said, tie: Tie | null): boolean {
  const { own, words } = said
  const loose = looseWords(words, tie, countOfMove(words, tie) > 1 || !words.some((word) => addressing.test(word)))
  if (loose.length === 0) return true
  const line = lineOf(said)
  const rest = new Set(line.split(' '))
  const left = loose.filter(({ word }) => rest.has(word))
  if (left.length === 0) return true
  if (left.some(({ kind }) => kind === 'hard')) return false
  const unknown = left.filter(({ kind }) => kind === 'unknown').length
  if (isOfOthers(line, own)) return unknown <= mostUnknown && isOfMove(words, tie)
  return unknown === 0 && left.every(({ word }) => isOfStory(word, own, words) || isMild(word, line))
}

const mild = new Set(
  'teacher teachers parent parents mom dad family families friend friends food foods eat eats drink water body skin school doctor sleep feel feels feeling sad happy thirsty hungry proud thank someone everyone people touch home germs heart thirst tired sick health vote hurt'.split(
    ' ',
  ),
)
// With one of these it is no longer a mild word: who is to be told, kept from, met, asked for.
const sharp =
  / (?:i|me|my|mine|we|us|our|tell|talk|call|send|meet|come|show|give|keep|hide|hidden|secret|phone|photo|alone|where|live|lives|not|never|nobody|no|without|only|more|less|stop|must|should|than|instead|any|anything|like|what|who|when|how|did|told|knows?|say|said|too|because|buy|money|take|or|copy|wait|skip) /

/** What a child does and whom it knows, in a kind sentence. */
const isMild = (word: string, line: string) =>
  mild.has(word) && !sharp.test(line.replace(/ or (?=dad|mom|teacher|parent)/, ' '))

/** How many words of the move a sentence has: one may be chance. */
const countOfMove = (words: Words, tie: Tie | null) =>
  tie === null
    ? 0
    : new Set(
        words.filter(
          (word) =>
            (word.length > 2 && !small.has(word) && tie.words.has(word)) || (/^\d/.test(word) && tie.numbers.has(word)),
        ),
      ).size

const isOfMove = (words: Words, tie: Tie | null) =>
  tie === null || words.some((word) => word.length > 2 && !small.has(word) && tie.words.has(word))

type Loose = { word: string; kind: 'hard' | 'soft' | 'unknown' }

/** The words that are neither plain nor the move's. */
function looseWords(words: Words, tie: Tie | null, isMoves: boolean): Loose[] {
  const found: Loose[] = []
  const inMove = (word: string) => isMoves && tie?.words.has(word) === true
  for (const word of words) {
    if (!/^[a-z]/.test(word) || inMove(word)) continue
    const kind = word.length === 1 ? kindOfLetter(word, words) : kindOfWord(word)
    if (kind === 'world' || basesOf(word).some((base) => isFirstName(base) || inMove(base))) continue
    found.push({ word, kind })
  }
  return found
}

const spelling = /^(?:letters?|sounds?|vowels?|consonants?|spell|spells|spelled|option|choice|part|point|line)$/
const kindOfLetter = (letter: string, words: Words) =>
  letter === 'a' || letter === 'i' || words.some((word) => spelling.test(word)) ? 'world' : 'unknown'

const small = new Set(
  'the and for with that this what how many much are was have has from each one two you your can does did not its they them she her his him who which will would get all some any out'.split(
    ' ',
  ),
)

const leads =
  /^(?: (?:so|then|now|and|but|first|next|also|yes|no|ok|okay|well|today|please|just|always|never|here|there|instead))+(?= )/

/** Does the sentence speak of others only: nobody is spoken to, told of, or told to do anything? */
function isOfOthers(line: string, sentence: string): boolean {
  const [first = '', second = ''] = line.replace(leads, '').trim().split(' ')
  if (line.split(' ').some((word) => addressing.test(word))) return false
  if (/[.!?;:,] ?(?:please|do|go|come|tell|send|give|keep)\b/i.test(sentence)) return false
  return !teachingWords().orders.has(first) || /(?:s|ed)$/.test(second)
}

const counted = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|half|how (?:many|much)|each)\b/i
const ownWords = /\b(?:i|me|my|we|us|our|meet|come|phone|secret|alone)\b/i

/** Stories with numbers have people, shops and money in them. */
const isOfStory = (word: string, sentence: string, words: Words) =>
  counted.test(sentence) &&
  basesOf(word).some((base) => teachingWords().story.has(base)) &&
  !words.some((each) => ownWords.test(each))

function hasOnlyItsNumbers(sentence: string, { numbers }: Tie): boolean {
  return readItems(sentence).every((item) => {
    if (!isNumber(item) || item.loose || (item.spelled && spoken.has(item.text))) return true
    return (
      numbers.has(item.value.abs().toFraction()) ||
      partsOf(item.value)
        .slice(1)
        .some((part) => numbers.has(part))
    )
  })
}

/** 'This one', 'the first two': words of any sentence. */
const spoken = new Set(['one', 'two', 'first', 'second', 'third', 'half', 'a half', 'quarter', 'zero'])

/** How many plain words that are neither the move's nor of any lesson a sentence may have. */
const mostFree = { tied: 4, touched: 1, lesson: 1, none: 0 } as const

/** A sentence has to be about the move, or about learning: the less of that there is, the plainer it is. */
function isAbout(said: Said, tie: Tie, moved: (word: string) => boolean): boolean {
  const { lesson, core } = teachingWords()
  const ofMove = (word: string) => moved(word) || tie.about.has(word) || (/^\d/.test(word) && tie.numbers.has(word))
  const isFree = (word: string) =>
    /^[a-z]{2}/.test(word) && !ofMove(word) && !basesOf(word).some((base) => core.has(base) || lesson.has(base))
  if (!said.words.some(isFree)) return true
  const free = lineOf(said).split(' ').filter(isFree).length
  if (free === 0) return true
  const touching = new Set(said.words.filter(ofMove)).size
  if (touching > 0) return free <= (touching > 1 ? mostFree.tied : mostFree.touched)
  return free <= (said.words.some((word) => lesson.has(word)) ? mostFree.lesson : mostFree.none)
}
