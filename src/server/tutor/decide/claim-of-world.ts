import { isQuestion } from '../know/book/stems.ts'
import { definitionOf } from '../know/glossary/glossary.ts'
import { answerTo, type Known } from '../know/know.ts'
import { schoolAnswer } from '../know/school.ts'
import { isNoun } from '../know/words/forms.ts'
import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { isAbout } from './spoken-topic.ts'
import { tellKnown } from './tell.ts'

// What a child claims of the world is asked of the book as the question that it answers: 'a whale is a fish' is 'is a whale a fish'.

const lead =
  /^\W*(?:(?:so|but|and|oh|ok|well|um+|wow|no|yes|yeah|then|actually|did you know|guess what|(?:my|the|our) (?:\w+ )?(?:says|said|told me|thinks)|i (?:think|thought|heard|know|read|learned)|they (?:say|said)|some people say)(?: that)? )+/i
const tail = /[\s,]+(?:right|too|tho|though|lol|haha|huh|obviously|i think|you know)\W*$/i
const own = /\b(?:i|im|i'm|my|me|we|our|us|you|your|u|he|she|his|her|him|this|here|today|yesterday|name)\b/i
const plain =
  /^((?:(?:the|a|an|some|most|all) )?[a-z]+(?: [a-z]+)?) (is|are|was|were|can|cant|can't|isnt|isn't|arent|aren't) (.{2,60})$/i
const doing =
  /^((?:(?:the|a|an|some|most|all) )?[a-z]+(?: [a-z]+)?) (have|has|dont have|don't have|eat|eats|live|lives|need|needs|help|helps|make|makes|built|build|invented|go|fly|turn|flow|flows|stay|sleep|sleeps|swim|breathe|lay|lays|drink|come|comes|grow|grows|lived|found|freed|wrote)\b ?(.{0,60})$/i
const mostWords = 14

/** The questions that a claim may answer; of what it speaks. */
function asksOf(text: string): { about: string; asks: string[] } | null {
  const claim = text
    .replace(lead, '')
    .replace(tail, '')
    .replace(/[.!,]+$/, '')
    .trim()
  if (own.test(claim) || /\d/.test(claim) || claim.split(/\s+/).length > mostWords) return null
  const [, subject, verb = '', rest = ''] = plain.exec(claim) ?? []
  if (subject !== undefined) {
    return { about: nounOf(subject), asks: [`${asked(verb)} ${subject} ${rest}`, `is it true that ${claim}`] }
  }
  const [, doer, deed = '', what = ''] = doing.exec(claim) ?? []
  if (doer === undefined) return null
  const does = deed
    .replace(/^(?:dont|don't) /, '')
    .replace(/^has$/, 'have')
    .replace(/(?<=[a-z]{3})s$/, '')
  const isPast = /^(?:built|invented|lived|found|freed|wrote)$/i.test(deed)
  const help = isPast ? 'did' : /s$/.test(deed) ? 'does' : 'do'
  return { about: nounOf(doer), asks: [`${help} ${doer} ${does} ${what}`, `is it true that ${claim}`] }
}

const defines =
  /^(?:an? |the )?([a-z]{5,}) (?:is|are|means?) (?:when|if|like|where|just|a (?:way|kind|type|thing|person)|the)\b .{6,}$/i

/** 'Evaporation is when it rains': what the word means is said, whether the child had it right or not. */
function definedAs(heard: Heard): Decision | null {
  const word = defines.exec(heard.text.replace(lead, '').replace(tail, '').trim())?.[1]
  const means = word === undefined ? null : definitionOf(`what does ${word} mean`, heard.grade)
  if (means === null) return null
  const known: Known = { id: 'glossary', says: means, back: null, isFamily: false }
  return tellKnown(heard, known, { key: 'claim.known' })
}

/** 'Isn't' and 'cant' are asked about as what they deny. */
const asked = (verb: string) =>
  verb
    .toLowerCase()
    .replace(/^ca.*$/, 'can')
    .replace(/n'?t$/, '')
const nounOf = (subject: string) => subject.replace(/^(?:the|a|an|some|most|all) /i, '').toLowerCase()
const isKnownNoun = (word: string) => isNoun(word) || isNoun(word.replace(/s$/, ''))

/** The book's answer to what the child claims, where it is sure; what is so is said, and nobody is called wrong. */
export function claimOfWorld(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (lesson.spanish || lesson.asked?.kind === 'feeling' || isQuestion(text)) return null
  // What is known must not be the very thing that an exercise asks for.
  if ((openProblem(lesson)?.subject ?? 'math') !== 'math') return null
  const meaning = definedAs(heard)
  if (meaning) return meaning
  const claim = asksOf(text)
  if (!claim || !isKnownNoun(claim.about.split(' ').at(-1) ?? '')) return null
  for (const ask of claim.asks) {
    const known: Known | null = schoolAnswer(ask, grade) ?? answerTo(ask, grade)
    if (!known || known.isFamily || known.id === 'glossary' || known.id === 'words' || known.id === lesson.told)
      continue
    if (isAbout(known, claim.about)) {
      const decision = tellKnown({ ...heard, lesson: { ...lesson, about: claim.about } }, known, { key: 'claim.known' })
      return { ...decision, lesson: { ...decision.lesson, about: claim.about } }
    }
  }
  return null
}
