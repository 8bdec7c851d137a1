import { distance } from 'fastest-levenshtein'
import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { spellingAnswer } from '../../know/words/ask-spelling.ts'
import { meantWord } from '../../know/words/by-sound.ts'
import { homophoneSets } from '../../know/words/homophones.ts'
import { asQuestion, capital, letters } from '../../know/words/question-words.ts'
import { isSpelledRight } from '../../know/words/spelled-words.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// How a word is written, asked in the middle of something else: 'jigantik! how you spell that', 'ok we make a sign. how do u spell
// delishus', 'is it kichin or kitchin'. What the child was at stays open.

const verb = '(?:spell|spel|rite|write|wright)'
const pointing = new RegExp(
  `\\b(?:how (?:(?:do|du|d|to|would|can|should|does) )?(?:(?:you|u|i|we|ya) )?(?:even |really )?${verb} (?:it|that|this|that word|this word)|how (?:is|are) (?:it|that|this) (?:spelled|spelt)|(?:can|could|will) (?:you|u) ${verb} (?:it|that|this)(?: for me)?)\\b`,
  'i',
)
const checks =
  /\b(?:is (?:it|that|this) (?:how (?:you|u|i|we|to) spell(?: it)?|spelled (?:right|rite|correct\w*)|the right (?:way to spell it|spelling))|did i spell (?:it|that) (?:right|rite|correct\w*))\b/i
const naming =
  /(?:^|[.!?,] ?|\b(?:and|but|so|card|note|sign|report|story|paper|wait|um|hey|ok|now|please|pls) )(?:how (?:(?:do|du|to|would|can|should) )?(?:(?:you|u|i|we|ya) )?(?:spell|spel)|(?:whats|wats|what is|what's)? ?(?:the )?(?:right|rite|correct) (?:way to spell|spelling (?:of|for))|(?:bolt|hey|please|pls|now|then|just) spell|(?:can|could|will) (?:you|u) (?:please |pls )?spell|(?:i|we) (?:need|want|wanna)(?: (?:to|you to))? spell(?! (?:powers?|books?|casters?|casting|cards?|wands?|attacks?|damage|slots?|list|check\w*|bee|words?|tests?)\b)|(?:i|we) (?:dont|don't|do not) know how to spell) (?:the word )?([a-z']{3,18})(?=\W|$)/i
const either =
  /\b(?:is it|its|it's|it is|spell(?:ed)?(?: it)?|right|write|spelling,?|^)\s*:?\s*([a-z']{4,16}),? or (?:is it )?([a-z']{4,16})\b(?:\W|$)/i
const noWord =
  /^(?:it|that|this|them|these|those|words?|names?|anything|everything|something|things?|better|good|well|right|wrong|you|for|the|and|with|like|out|my|your|his|her|their|our|really|all|stuff)$/i
const plainWords =
  /^(?:jigga|wait|okay|what|this|that|with|have|then|they|just|like|made|make|making|want|need|writing|about|story|word|card|note|sign|because|really|going|said|says|dont|cant|didnt|wasnt|gonna|wanna|gotta|lets|there|their|your|when|were|from|some|them|know|good|very|much|little|big|today|yesterday|hey|mom|dad)$/i

export function spellingAsked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson)?.subject === 'reading' || written.length > 200) return null
  if (/\b(?:in|en) (?:spanish|english|espa[nñ]ol|ingl[eé]s)\b/i.test(written)) return null
  // 'That' may stand for the word before it, and not for the one that was spoken of last.
  const said = pointing.test(heard.typed) ? { ...heard, written: heard.typed } : heard
  return letterAsked(said) ?? checked(said) ?? pointedAt(said) ?? oneOfTwo(said) ?? named(said)
}

/** 'How u spell rainbow im making a picture'. */
function named(heard: Heard): Decision | null {
  const word = naming.exec(heard.written)?.[1]?.toLowerCase()
  if (word === undefined || noWord.test(word) || spellingAnswer(asQuestion(heard.written)) !== null) return null
  const says = spellingAnswer(`how do you spell ${word}`)
  const meant = says === null ? null : meantWord(word)
  return says === null || meant === null ? null : told(heard, [{ text: says, fact: true }], meant)
}

/** The word of a line that its writer is least sure of: one that no dictionary has, else its only long one. */
function wordMeant(line: string): string | null {
  const words = (line.match(/[a-zA-Z']{4,18}/g) ?? []).filter((word) => !plainWords.test(word))
  const off = words.filter((word) => {
    const plain = word.toLowerCase()
    return !isSpelledRight(plain) && !isInDictionary(plain) && !isFirstName(plain) && meantWord(plain) !== null
  })
  const long = words.filter((word) => word.length >= 6)
  const [one, two] = off.length > 0 ? off : long
  return one !== undefined && two === undefined ? one.toLowerCase() : null
}

function pointedAt(heard: Heard): Decision | null {
  const { written, lesson } = heard
  const found = pointing.exec(written)
  if (!found) return null
  const before = written.slice(0, found.index).trim()
  // 'How do I write it', alone, asks for more than one word.
  if (before === '' && !/spel/i.test(found[0])) return null
  const alone = /(?:^|[.!?,] ?)([a-z']{3,18})[.!?,]*$/i.exec(before)?.[1]
  // What stands right before the question is meant; else the line before it.
  const from = before.split(/\s+/).length >= 1 && /[a-z]{3}/i.test(before) ? before : (lesson.lines.at(-1) ?? '')
  const word = alone !== undefined && !plainWords.test(alone) ? alone.toLowerCase() : wordMeant(from)
  const meant = word === null ? null : meantWord(word)
  const says = meant === null ? null : spellingAnswer(`how do you spell ${word}`)
  if (says !== null && meant !== null) return told(heard, [{ text: says, fact: true }], meant)
  // It is named, and no list of ours has it.
  if (word !== null) return told(heard, [{ key: 'caught.ask.word' }], null)
  const after = written.slice(found.index + found[0].length)
  return /[a-z]{3}/i.test(after.replace(/\b(?:please|pls|again|word|for me)\b/gi, ''))
    ? null
    : told(heard, [{ key: 'spelling.which' }], null)
}

/** Nothing is named behind the letters: 'an a or b side' is of a tape. */
const ofOne =
  /\b(?:does|do|is|has) ([a-z']{3,16}) (?:have|has|got|with|spelled with) (?:an? |the )?([a-z]),? or (?:is it |an? |the )?([a-z])(?=\W*$|[.,!?]| (?:in it|at the (?:end|start|beginning)|first|in the middle|after|before)\b)|\bdid i spell ([a-z']{3,16}) (?:right|rite|correct\w*)/i

/** 'Does birthday have a y or an i', 'did i spell volcano right': the letters are told. */
function letterAsked(heard: Heard): Decision | null {
  const found = ofOne.exec(heard.written)
  const word = (found?.[1] ?? found?.[4])?.toLowerCase()
  if (word === undefined || noWord.test(word)) return null
  const meant = isSpelledRight(word) ? word : meantWord(word)
  const pair = [found?.[2], found?.[3]].flatMap((letter) => letter?.toLowerCase() ?? [])
  if (meant === null || (pair.length > 0 && !pair.some((letter) => meant.includes(letter)))) return null
  const key = found?.[4] === undefined ? 'spelling.letters' : meant === word ? 'spelling.right' : 'spelling.near'
  return told(heard, [{ key, values: { word: meant, Word: capital(meant), letters: letters(meant) } }], meant)
}

/** 'Restarant. is that how you spell it'. */
function checked(heard: Heard): Decision | null {
  const found = checks.exec(heard.written)
  if (!found) return null
  const before = heard.written.slice(0, found.index).trim()
  const alone = /(?:^|[.!?,: ])([a-z']{3,18})[.!?,]*$/i.exec(before)?.[1]?.toLowerCase()
  if (alone === undefined || noWord.test(alone) || (before.split(/\s+/).length > 1 && plainWords.test(alone)))
    return null
  if (isSpelledRight(alone))
    return told(heard, [{ key: 'spelling.right', values: { word: alone, letters: letters(alone) } }], alone)
  const meant = meantWord(alone)
  return meant === null || meant === alone
    ? null
    : told(heard, [{ key: 'spelling.near', values: { word: meant, letters: letters(meant) } }], meant)
}

const mostApart = 3

/** 'Is it kichin or kitchin': two tries at one word, where neither or only one is right. */
function oneOfTwo(heard: Heard): Decision | null {
  const [, first = '', second = ''] = either.exec(heard.written) ?? []
  const [one, two] = [first.toLowerCase(), second.toLowerCase()]
  if (one === '' || one === two || one[0] !== two[0] || distance(one, two) > mostApart) return null
  const right = [one, two].filter((word) => isSpelledRight(word) || isInDictionary(word))
  if (right.length === 2 || /'/.test(one + two)) return null
  if (
    [one, two].some((word) =>
      homophoneSets().some(({ words }) => words.some((each) => each.word.replace("'", '') === word)),
    )
  )
    return null
  const [meant, other] = [meantWord(one), meantWord(two)]
  if (meant === null || meant !== other) return null
  const key = right.length === 1 ? 'spelling.one' : 'spelling.neither'
  return told(heard, [{ key, values: { word: meant, Word: capital(meant), letters: letters(meant) } }], meant)
}

/** What was asked before stays asked: a text, a game, a problem. */
function told(heard: Heard, lines: Line[], word: string | null): Decision {
  const { lesson } = heard
  const isKept = /^(?:sentence|story|play|relation)$/.test(lesson.asked?.kind ?? '')
  const after = { ...lesson, ...(word !== null && !isKept && { told: `lang:spell:${word}` }), aside: lesson.aside + 1 }
  const open = openProblem(lesson)
  const isText = lesson.asked?.kind === 'sentence'
  const closing = open
    ? askAgain(heard, { ...after, asked: null })
    : askChat(after, { key: isText ? 'lang.write' : 'lang.more' })
  const isOpen = isKept && !isText
  const ends = {
    ...closing,
    lines: isOpen || word === null ? [] : closing.lines,
    ...(isKept && { asked: lesson.asked }),
  }
  return reply(lines, ends, { kind: 'words', mood: 'happy' })
}
