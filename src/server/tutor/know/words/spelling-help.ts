import { nearestWord } from './nearest-word.ts'
import { capital, letters } from './question-words.ts'
import { spellingWords } from './spelling-list.ts'
import { spellingHint } from './word-claims.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord } from './words.ts'

// A child that wants to spell a word by itself: it is not simply told, and what it has right is named.

const word = "(?:the word )?([a-z][a-z']{1,15})"
const wantsHelp = new RegExp(
  `^(?:i need |i want |can you |could you |will you |you |please )*(?:help(?: me)?(?: to| with| out with)?|i (?:can't|cant|cannot|need to|want to|have to)|(?:i (?:don't|dont) know |show me |teach me )how (?:to|you)) spell(?:ing)? ${word}$`,
)
const nextOne = new RegExp(
  `^(?:now|next(?: is| one is)?|then|and|what about|how about|also|next word is|try|let's do|lets do) ${word}$`,
)
const remembers =
  /\b(?:how (?:do|can|should|will|would) (?:i|you|we) (?:ever )?remember|(?:is there|any|do you have|give me|got) (?:a |any )?(?:good )?tricks?|hard to remember|keep forgetting)\b/
const oneOrTwo = [
  new RegExp(
    `^(?:is|does|has) ${word} (?:have |with |spelled with |has )?(?:one|1|two|2|a) ([a-z])'?s? or (?:one|1|two|2|double)(?: ([a-z])'?s?)?$`,
  ),
  new RegExp(`^(?:is it |does it have )?(?:one|1|two|2) ([a-z])'?s? or (?:one|1|two|2)(?: [a-z]'?s?)? in ${word}$`),
]

const tricks = (about: string): string | null =>
  spellingWords().find((one) => one.word.toLowerCase() === about)?.help ?? null

/** What helps with the spelling of a word, where that is asked for; `kept` is the word that was spelled last. */
export function spellingHelp(question: string, kept: string | null): WordVerdict | null {
  const named = wantsHelp.exec(question)?.[1] ?? (kept === null ? undefined : nextOne.exec(question)?.[1])
  if (named !== undefined) return helped(named)
  if (kept !== null && remembers.test(question)) return remembered(kept)
  return counted(question)
}

function helped(typed: string): WordVerdict | null {
  const meant = nearestWord(typed)
  if (meant === null) return null
  const next = `spell:${meant}`
  if (meant !== typed) return { verdict: 'look', says: spellingHint(typed, meant), next: `${next}:1` }
  return {
    verdict: 'tell',
    says: `You typed it right: ${letters(meant)}.`,
    next,
    ask: 'lang.cover',
  }
}

function remembered(kept: string): WordVerdict {
  const trick = tricks(kept)
  const says = trick
    ? `Here's a way to remember ${kept}. ${trick}.`
    : `Say ${kept} slowly, part by part, while you write it.`
  return { verdict: 'tell', says: says.replaceAll('..', '.'), next: `spell:${kept}`, ask: 'lang.cover' }
}

const counts = ['no', 'one', 'two', 'three', 'four']

/** 'Is tomorrow one r or two': the letters are counted. */
function counted(question: string): WordVerdict | null {
  const [, first = '', second = ''] = oneOrTwo[0]?.exec(question) ?? []
  const [, letterFirst = '', wordSecond = ''] = oneOrTwo[1]?.exec(question) ?? []
  const [about, letter] = first ? [nearestWord(first), second] : [nearestWord(wordSecond), letterFirst]
  if (!about || !letter || !knownWord(about)) return null
  const count = [...about].filter((one) => one === letter).length
  const many = counts[count]
  return many === undefined
    ? null
    : {
        verdict: 'tell',
        says: `${capital(about)} has ${many} ${letter}${count === 1 ? '' : "'s"}: ${letters(about)}.`,
        next: `spell:${about}`,
      }
}
