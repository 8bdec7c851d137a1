import { nearestWord } from './nearest-word.ts'
import { capital, listed } from './question-words.ts'
import { isSpelledRight } from './spelled-words.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord } from './words.ts'

// Two letters that make one sound: what a child says of 'sh' and 'ch', and the words that it names for them.

type Pair = { says: RegExp; shows: string; words: readonly [string, ...string[]] }

const pairs: Readonly<Record<string, Pair>> = {
  sh: { says: /^sh+(?:uh)?$/, shows: 'shh, as when you say: be quiet', words: ['ship', 'shoe', 'shell', 'sheep'] },
  ch: {
    says: /^ch+(?:uh+)?$|^choo+$/,
    shows: 'ch, like a train: choo choo',
    words: ['chair', 'cheese', 'chicken', 'chin'],
  },
  th: {
    says: /^th+(?:uh+)?$/,
    shows: 'th, with the tongue between your teeth',
    words: ['thumb', 'three', 'think', 'this'],
  },
  wh: { says: /^wh?uh+$|^wh+$/, shows: 'w, as in whale', words: ['whale', 'wheel', 'when', 'white'] },
  ph: { says: /^f+(?:uh+)?$/, shows: 'f, as in phone', words: ['phone', 'photo'] },
  ck: { says: /^k+(?:uh+)?$/, shows: 'k, at the end of duck', words: ['duck', 'sock', 'rock', 'back'] },
}
const names = Object.keys(pairs).join('|')
const apart = [...Object.keys(pairs)].map((pair) => [...pair].join(' (?:and )?')).join('|')

const lead = /^(?:(?:and|oh|ok|so|look|hey|yes|yeah|no|um|i know|i think|the|like|because|wait|then|but|actually) )*/
const skipped = new Set('and or the a an like um also too n yes ch sh th wh is are'.split(' '))
const sayings =
  '(?:it )?(?:(?:says?|makes?|is for|is|for|goes|sounds|are|do|does) )?(?:the )?(?:like )?(?:(?:sound )?(?:of |in )?)(?:when you say )?(?:be )?(?:quiet |a train )?'
const saysSound = new RegExp(
  `^(?:the )?(?:letters? )?(?:(${names})|(${apart}))(?: together)? ${sayings}([a-z]{2,12})(?: \\3)?$`,
)
const wordSays =
  /^([a-z]{3,12}) (?:is|starts? with|says|goes|has|begins? with)(?: a| the| like)?(?: sound)? ([a-z]{2,8})$/
const wanted = new RegExp(
  `^(?:i (?:wanna|want to|want|would like to|like to) |can we |could we |lets |let us |let's |do |more |give me |tell me )+(?:do |play |try |have |hear |practice |say |see )?(?:the |some |more |a |another )*(${names})(?: (?:one|ones|word|words|sound|sounds|again|now|please|next))*$`,
)

/** The pair of letters that this stands for: 'sh', 's h', 's and h'. */
const pairOf = (whole: string | undefined, spread: string | undefined): string =>
  whole ?? (spread ?? '').replace(/ and /g, '').replaceAll(' ', '')

/** What is said of two letters with one sound. `kept` is the word whose start was spoken of last. */
export function twoLetters(question: string, kept: string | null): WordVerdict | null {
  const said = question.replace(lead, '').replace(/ (?:right|too|huh|yay)$/, '')
  return wishFor(said) ?? soundOfPair(said) ?? startOf(said) ?? namedFor(said, pairIn(kept))
}

const pairIn = (word: string | null): string | null => (word === null ? null : (startPair(word) ?? null))
const startPair = (word: string) => /^(?:sh|ch|th|wh|ph)/.exec(word)?.[0]

function wishFor(said: string): WordVerdict | null {
  const name = wanted.exec(said)?.[1]
  const pair = name === undefined ? undefined : pairs[name]
  if (name === undefined || pair === undefined) return null
  const words = capital(listed(pair.words.slice(0, 3)))
  return {
    verdict: 'tell',
    says:
      name === 'ck'
        ? `Ck comes at the end: ${words.toLowerCase()}.`
        : `${capital(name)} words: ${words.toLowerCase()}.`,
    next: `start:${pair.words[0]}`,
  }
}

/** 'S h like be quiet shhh', 'ch says chuh', 'sh is in shoe'. */
function soundOfPair(said: string): WordVerdict | null {
  const [, whole, spread, sound = ''] = saysSound.exec(said) ?? []
  const name = pairOf(whole, spread)
  const pair = pairs[name]
  if (pair === undefined) return null
  const word = knownWord(sound)?.word
  const isIn = word !== undefined && (name === 'ck' ? word.endsWith(name) : word.startsWith(name))
  if (isIn) return { verdict: 'right', says: `${capital(name)}, as in ${word}.`, next: `start:${word}` }
  if (!pair.says.test(sound) || (word !== undefined && sound.length > 3)) return null
  const example = pair.words[0]
  return {
    verdict: 'right',
    says: `${[...name].join(' and ').replace(/^./, (one) => one.toUpperCase())} together say ${pair.shows}.`,
    ...(name !== 'ck' && { next: `start:${example}` }),
  }
}

/** 'Shoe is shhh', 'chair is sh'. */
function startOf(said: string): WordVerdict | null {
  const [, text = '', sound = ''] = wordSays.exec(said) ?? []
  const word = text === '' ? undefined : meant(text)
  const name = Object.entries(pairs).find(
    ([own, { says }]) => own !== 'ck' && own !== 'wh' && own !== 'ph' && says.test(sound),
  )?.[0]
  const own = word === undefined ? undefined : startPair(word)
  if (word === undefined || name === undefined || own === undefined) return null
  if (own === name) return { verdict: 'right', says: `${capital(word)} starts with ${name}.`, next: `start:${word}` }
  return {
    verdict: 'look',
    isTold: true,
    says: `Say it slowly: ${word}. ${capital(word)} starts with ${own}.`,
    next: `start:${word}`,
  }
}

const meant = (typed: string): string | undefined => {
  const near = nearestWord(typed) ?? typed
  return knownWord(near) || isSpelledRight(near) ? near : undefined
}
const mostNamed = 6
const talk = /\b(?:i|you|what|how|why|who|can|do|does|was|did|my|bye|ok|thanks|me|we|he|she|they|dont|no|stop)\b/

/** 'Chair cheese chicken shoe' after ch: those that start so, and what the others start with. */
function namedFor(said: string, wantedPair: string | null): WordVerdict | null {
  if (wantedPair === null || !/^[a-z ]+$/.test(said) || talk.test(said)) return null
  const typed = said.split(' ').filter((word) => !skipped.has(word) && !names.split('|').includes(word))
  const words = typed.flatMap((word) => meant(word) ?? [])
  if (words.length < 2 || words.length > mostNamed || words.length < typed.length) return null
  const fit = words.filter((word) => word.startsWith(wantedPair))
  const others = words.filter((word) => !word.startsWith(wantedPair))
  if (fit.length === 0 || others.some((word) => word.length < 3)) return null
  const next = `start:${fit[0]}`
  const start = `${capital(listed(fit))} ${fit.length > 1 ? 'start' : 'starts'} with ${wantedPair}.`
  if (others.length === 0) return { verdict: 'right', says: start, next }
  const rest = others.map((word) => `${capital(word)} starts with ${startPair(word) ?? word[0]}.`).join(' ')
  return { verdict: fit.length >= others.length ? 'right' : 'look', isTold: true, says: `${start} ${rest}`, next }
}
