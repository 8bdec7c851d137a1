import { meantWord } from './by-sound.ts'
import { nearestWord } from './nearest-word.ts'
import { aWord, capital, letters } from './question-words.ts'
import { isSpelledRight } from './spelled-words.ts'
import { spellingWords } from './spelling-list.ts'
import { knownWord } from './words.ts'

const asks = [
  new RegExp(
    `^how (?:do|does|would|should|can|could|to|did) ?(?:you|u|i|we|one|they|people)? spell ${aWord}( [a-z]{1,12})?$`,
  ),
  new RegExp(`^how (?:is|are) ${aWord}( [a-z]{1,12})? (?:spelled|spelt)$`),
  new RegExp(`^(?:can you |could you |please |how )?spell ${aWord}( [a-z]{1,12})?(?: for me)?$`),
  /^how (?:do|does|would|should|can|to) ?(?:you|u|i|we)? (?:write|rite|wright|rite) (?:the word )?([a-z][a-z'-]{1,19})$/,
  new RegExp(`^what is the (?:right |correct )?spelling (?:of|for) ${aWord}( [a-z]{1,12})?$`),
]

const isRight =
  /^(?:is|does|did i spell) (?:the word )?([a-z][a-z'-]{1,19}) (?:spelled |spelt |written )?(?:right|rite|correct|ok|good)$/

// They stand for what was said before: 'how do you spell it'.
const pointing = new Set(
  'it that this them these those him her word words name names mine answer one check bee test stories poems letters sentences numbers essays fractions decimals better neater faster'.split(
    ' ',
  ),
)
const capitals = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december english french american america christmas thanksgiving valentine i'.split(
    ' ',
  ),
)
/** Also the months that are words on their own. */
const mayBeSmall = new Set(['march', 'august'])

/** 'Because is spelled b-e-c-a-u-s-e.' */
export function spellingAnswer(question: string): string | null {
  const checked = isRight.exec(question)?.[1]
  if (checked !== undefined && !pointing.has(checked)) return checkedSpelling(checked)
  for (const ask of asks) {
    const found = ask.exec(question)
    const word = found?.[1]
    if (!word) continue
    const next = found[2]?.trim()
    if (!next) return isNamed(question, word) || !pointing.has(word) ? oneSpelled(word) : null
    return knownWord(word) && knownWord(next) && !pointing.has(word) && word !== 'my' && word !== 'your'
      ? `${capital(word)} ${next} is spelled ${letters(word)}, ${letters(next)}.`
      : null
  }
  return null
}

/** The word whose spelling is asked for, as it should be; null where none is. */
export function askedToSpell(question: string): string | null {
  for (const ask of asks) {
    const found = ask.exec(question)
    const word = found?.[1]
    if (word && !found[2] && (isNamed(question, word) || !pointing.has(word))) return meantWord(word)
  }
  return null
}

const isNamed = (question: string, word: string) => question.includes(`the word ${word}`)

/** 'Is luv right?': the word as books spell it. */
function checkedSpelling(asked: string): string | null {
  if (isSpelledRight(asked)) return `Yes, ${asked} is spelled right.`
  const word = nearestWord(asked)
  return word === null || word === asked
    ? null
    : `You wrote down what you hear, and that helps. In books, ${word} is spelled ${letters(word)}.`
}

function oneSpelled(asked: string): string | null {
  if (asked.endsWith("'re") || asked === "it's") return null
  const word = meantWord(asked)
  if (!word) return null
  const help = spellingWords().find((each) => each.word.toLowerCase() === word)?.help
  const start = capitals.has(word) && !mayBeSmall.has(word) ? ' It starts with a capital letter.' : ''
  const spelled = capital(letters(word))
  const told =
    word === asked
      ? `${capital(word)} is spelled ${letters(word)}.`
      : `I think you mean ${start ? capital(word) : word}. ${spelled}.`
  return `${told}${start || (help && word === asked ? ` ${help}` : '')}`
}
