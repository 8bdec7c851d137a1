import data from '#content/en/tutor/colors-shapes.json'
import { shown } from '../../know/words/ask-sounds.ts'
import {
  letterAlone,
  type Named,
  namedFor,
  namedLike,
  namedWith,
  soundSaid,
  writtenStart,
} from '../../know/words/first-letters.ts'
import { asQuestion, capital, listed } from '../../know/words/question-words.ts'
import { twoLetters } from '../../know/words/two-letters.ts'
import { knownWord } from '../../know/words/words.ts'
import type { Decision, Line } from '../../move.ts'
import { tryAt } from '../../read/tries.ts'
import { type Lesson, openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { answered, wordKept } from '../language.ts'
import { reply } from '../reply.ts'

/** Letters with what they are for, and words that start like the one that was spoken of. */
export function letters(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const open = openProblem(lesson)
  if (lesson.spanish || text.length > 80 || (open && tryAt(text, open.item).kind === 'right')) return null
  const question = asQuestion(text).replace(saidBefore, '')
  const told = open && open.subject !== 'math' ? null : toldLetters(heard, question)
  if (told) return told
  const kept = wordKept(lesson)
  const start = kept?.startsWith('start:') ? (kept.split(':')[1] ?? null) : null
  const ofTwo = open && open.subject !== 'math' ? null : twoLetters(question, open ? null : start)
  if (ofTwo) return answered(heard, ofTwo)
  const guess = start && !open ? (letterGuess.exec(question)?.[1] ?? null) : null
  if (start && guess !== null) return guessed(heard, start, guess)
  if (start && soundSaid(question, start[0] ?? '')) return withSound(heard, start)
  const named =
    namedWith(question) ??
    namedFor(question) ??
    (start ? (namedLike(question, start) ?? letterAlone(question) ?? alsoFor(question, start)) : null)
  return named && met(heard, named)
}

const wordsWith =
  /^(?:what|which|tell me|what are some|do you know)(?: else| words?| things?| animals?| other words?| other ones?| other one| ones?| more)* (?:(?:starts?|begins?)(?: with| in)?|is(?: for)?|has) (?:the |an? )?(?:letter )?([a-z])(?: word)?$/
/** 's s snake what else is s'. */
const saidBefore = /^[a-z ]{1,24}\b(?=(?:what|which) (?:else|other|words?|starts|begins)\b)/
const startsLike =
  /^(?:(?:what|which|tell me|give me|say|whats|do you know)(?: else| an?| words?| another| things?| one| ones?| that)* )(?:starts?|begins?) (?:like|the same as|with the same sound as|same as) (?:an? |the )?([a-z]{2,12})(?: does| do)?$/
const letterOf =
  /^(?:what|which) letter (?:is|for|does) (?:for |a |an |the |my )?([a-z]{2,12})(?: (?:start|begin)s?(?: with)?)?$/
const ownLetter = /^(?:the letter )?([a-z]) (?:is|s) (?:my|mine)(?: (?:own |favorite |name |first )?letter)?(?: too)?$/
const alphabet: Readonly<Record<string, string>> = data.alphabet

/** 'What else starts with z', 'what letter is bear'. */
function toldLetters({ lesson }: Heard, question: string): Decision | null {
  const letter = wordsWith.exec(question)?.[1]
  const words = letter === undefined ? undefined : alphabet[letter]
  if (letter !== undefined && words !== undefined)
    return tellsOf(lesson, words.split(',')[0] ?? letter, {
      key: 'letters.words',
      values: { letter: letter.toUpperCase(), words: capital(words) },
    })
  const like = sameStart(startsLike.exec(question)?.[1])
  if (like) return tellsOf(lesson, like.word, { key: 'letters.like', values: like })
  const mine = ownLetter.exec(question)?.[1]
  const own = mine === undefined ? undefined : alphabet[mine]
  if (mine !== undefined && own !== undefined)
    return tellsOf(lesson, own.split(',')[0] ?? mine, {
      key: 'letters.own',
      values: { letter: mine.toUpperCase(), words: capital(own) },
    })
  const asked = letterOf.exec(question)?.[1] ?? ''
  const word = pointing.test(asked) ? null : (knownWord(asked)?.word ?? null)
  return word === null
    ? null
    : tellsOf(lesson, word, {
        key: 'letters.is',
        values: { letter: (word[0] ?? '').toUpperCase(), word: capital(word) },
      })
}

/** Two words with the first sound of a word: kite and king for kitty. */
function sameStart(word: string | undefined) {
  const known = word === undefined ? null : knownWord(word)
  const letter = known && (shown[known.sound]?.[0] ?? known.word[0])
  const words = letter
    ? (alphabet[letter] ?? '')
        .split(', ')
        .filter((one) => one !== word)
        .slice(0, 2)
    : []
  if (!known || words.length < 2) return null
  return { word: known.word, Word: capital(known.word), words: listed(words), Words: capital(listed(words)) }
}

const letterGuess =
  /^(?:oh |no |um |ok |wait |or )?(?:is it|it is|its|it's|isnt it|is that|does it start with|it starts with|is it with|starts with|with|maybe|i think|i think its|i think it is|i say)(?: (?:a|an|the))?(?: letter)? ([a-z])$/

/** 'Is it b', of dog. */
function guessed({ lesson }: Heard, word: string, guess: string): Decision {
  const letter = word[0] ?? ''
  const values = { letter: letter.toUpperCase(), guess: guess.toUpperCase(), word, Word: capital(word) }
  const after = { ...lesson, aside: lesson.aside + 1, told: `lang:start:${word}` }
  if (guess === letter)
    return reply([{ key: 'letters.guess.yes', values }], askChat(after, { key: 'letters.more', values }), {
      kind: 'letters',
      mood: 'happy',
    })
  const isTwin = /^(?:bd|db)$/.test(`${guess}${letter}`)
  return reply(
    [{ key: isTwin ? 'letters.guess.twins' : 'letters.guess.no', values }],
    { ...askChat(after, { key: 'letters.more', values }), lines: [] },
    { kind: 'letters', mood: 'thinking' },
  )
}

const pointing = /^(?:it|that|this|first|last|next|after|before|my)$/

function tellsOf(lesson: Lesson, start: string, line: Line): Decision {
  const after = { ...lesson, aside: lesson.aside + 1, told: `lang:start:${start}` }
  const values = { letter: (start[0] ?? '').toUpperCase() }
  return reply([line], askChat(after, { key: 'letters.more', values }), { kind: 'letters', mood: 'happy' })
}

/** 'And phone', after F is fish. */
function alsoFor(question: string, start: string): Named | null {
  const [, word] =
    /^(?:and|also|too) ([a-z]{3,12})(?: (?:that is|thats|that's|is|he is|she is|shes|hes) .{2,30})?$/.exec(question) ??
    []
  return word ? namedFor(`${start[0]} is for ${word}`) : null
}

function withSound({ lesson }: Heard, word: string): Decision {
  const letter = (word[0] ?? '').toUpperCase()
  return reply(
    [{ key: 'letters.sound', values: { letter } }],
    askChat({ ...lesson, aside: lesson.aside + 1 }, { key: 'letters.more', values: { letter } }),
    { kind: 'letters', mood: 'happy' },
  )
}

function met({ lesson }: Heard, { letter: said, fit, tricky, other }: Named): Decision {
  const letter = said.toUpperCase()
  const [one, ...more] = fit
  const lines: Line[] =
    one === undefined
      ? []
      : [
          {
            key: more.length > 0 ? 'letters.right' : 'letters.one',
            values: { letter, words: more.length > 0 ? capital(listed(fit)) : capital(one) },
          },
        ]
  for (const word of tricky)
    lines.push({ key: 'letters.tricky', values: { word: capital(word), letter: writtenStart(word) } })
  for (const word of other)
    lines.push({ key: 'letters.other', values: { word: capital(word), letter: (word[0] ?? '').toUpperCase() } })
  const after = { ...lesson, aside: lesson.aside + 1, told: `lang:start:${one ?? `${said}`}` }
  const closing = other.length > 0 ? noQuestion(after) : askChat(after, { key: 'letters.more', values: { letter } })
  return reply(
    lines,
    { ...closing, asked: askChat(after, { key: 'letters.more' }).asked },
    {
      kind: 'letters',
      mood: 'happy',
    },
  )
}
