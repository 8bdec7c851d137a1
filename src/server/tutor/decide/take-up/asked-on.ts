import { isQuestion } from '../../know/book/stems.ts'
import { answerTo, entryAnswer, type Known, nearlyMeant } from '../../know/know.ts'
import { schoolAnswer } from '../../know/school.ts'
import { isNoun, isVerb, pluralOf, presentOf } from '../../know/words/forms.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import type { Heard } from '../hear.ts'
import { isAbout } from '../spoken-topic.ts'
import { isOfWork } from '../talk.ts'
import { tellKnown } from '../tell.ts'
import { impersonal } from '../world.ts'
import { thingsSpokenOf } from './last-lines.ts'

// 'Why do they even fall out', behind a lost tooth: the question is asked of the things that the child itself named a moment ago.

const fillers =
  /\b(?:even|just|really|actually|like(?= (?:do|does|why|how|what|is|are)\b)|lol|haha|tho|though|anyways?|so much|all the time)\b/gi
const opens = /^\W*(?:(?:so|but|and|ok|okay|oh|wait|hey|um+|hm+|well|then|also|random but) )*/i
const pointing = /\b(?:they|them|those|these|it|he|she|him)\b/i
const owning = /\b(?:their|its|his|her)\b(?= [a-z])/i
const own = /\b(?:me|i|im|i'm|my|mine|we|our|us|you|your|yours|u|ur)\b/i
const mostWords = 14

/** A lone 'to' at the end is 'too'. */
const plainly = (text: string): string =>
  text
    .replace(opens, '')
    .replace(fillers, ' ')
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ too?\s*$/i, '')
    .trim()

const find = (ask: string, grade: number): Known | null => {
  const near = nearlyMeant(ask)
  return schoolAnswer(ask, grade) ?? answerTo(ask, grade) ?? (near && entryAnswer(near.id, grade))
}

export function askedOn(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (lesson.spanish || lesson.passage !== null || openProblem(lesson) || !isQuestion(text) || /\d/.test(text))
    return null
  if (/^(?:play|story|sentence)$/.test(lesson.asked?.kind ?? '') || impersonal.test(text)) return null
  if (lesson.asked?.kind === 'feeling' && !isOfWork(text)) return null
  const first = mostAsked(heard)
  if (first) return first
  const plain = plainly(text)
  if (plain.split(' ').length > mostWords || own.test(plain) || !(pointing.test(plain) || owning.test(plain)))
    return null
  const deed = ofDeed(heard, plain)
  if (deed) return deed
  const named = new Set(thingsSpokenOf({ lines: [plain] }))
  for (const thing of thingsSpokenOf(lesson).filter((one) => !named.has(one))) {
    const many = pluralOf(thing).split(' or ')[0] ?? thing
    for (const name of [many, `the ${thing}`]) {
      const ask = plain.replace(owning, `${name}'s`).replace(pointing, name)
      const known = find(ask, grade)
      if (known && !known.isFamily && known.id !== lesson.told && (isAbout(known, thing) || isAbout(known, many)))
        return tellKnown({ ...heard, text: ask, lesson: { ...lesson, about: thing } }, known)
    }
  }
  return null
}

const doesThat =
  /^(?:why|how come) (?:do|does|did|would) (?:they|he|she|it|dogs|cats) (?:always )?do (?:that|it|this)$/i
const deedOf =
  /\b(?:my|the|our|a|his|her) (?:[a-z]+ )??([a-z]+) (?:always |keeps? |just )?([a-z]{3,})(?: (?:up|on|all|at|in|out|over))*(?: (?:my|the|a|his|her|its|our|some) (?:[a-z]+ )?([a-z]+))?/i

/** 'Why do they do that', behind 'my puppy chewed my shoe': why do puppies chew shoes. */
function ofDeed(heard: Heard, plain: string): Decision | null {
  const { lesson, grade } = heard
  if (!doesThat.test(plain)) return null
  const [, who = '', verb = '', what] = deedOf.exec(lesson.lines.at(-1) ?? '') ?? []
  if (!isNoun(who)) return null
  const base = baseOf(verb.toLowerCase())
  const kinds = [who, ofYoung[who.toLowerCase()] ?? who].map(
    (one) => pluralOf(one.toLowerCase()).split(' or ')[0] ?? one,
  )
  const thing = what !== undefined && isNoun(what) ? ` ${pluralOf(what)}` : ''
  for (const [many, ask] of kinds.flatMap((one) =>
    [`${thing}`, ''].map((end) => [one, `why do ${one} ${base}${end}`] as const),
  )) {
    const known = find(ask, grade)
    const said = known?.says.toLowerCase() ?? ''
    if (
      known &&
      !known.isFamily &&
      known.id !== lesson.told &&
      (isAbout(known, many) || said.includes(who)) &&
      said.includes(base.slice(0, 4))
    )
      return tellKnown({ ...heard, text: ask }, known)
  }
  return null
}

const ofYoung: Readonly<Record<string, string>> = {
  puppy: 'dog',
  doggy: 'dog',
  kitten: 'cat',
  kitty: 'cat',
  bunny: 'rabbit',
}

const baseOf = (verb: string): string =>
  presentOf(verb) ??
  [verb.replace(/ed$/, ''), verb.replace(/d$/, ''), verb.replace(/(.)\1ed$/, '$1'), verb.replace(/s$/, '')].find(
    (one) => one !== verb && isVerb(one),
  ) ??
  verb

const claimsMost =
  /(?:^|[.!,] )(?:(?:so|wait|and|oh|but) )*(?:[a-z]+ ){1,2}(is|was|are|were) the ((?:very )?(?:first|last|biggest|smallest|tallest|oldest|fastest|longest|deepest|highest|hottest|coldest|largest|only)) (?:(guy|man|person|one|woman|girl|lady|people) )?(.{3,40}?)\s*\?/i

/** 'He was the first guy on the moon?': who was the first person on the moon. */
function mostAsked({ text, ...rest }: Heard): Decision | null {
  const [, verb = '', most = '', who, behind = ''] = claimsMost.exec(text) ?? []
  if (most === '') return null
  const ask =
    `${who === undefined ? 'what' : 'who'} ${verb} the ${most} ${who === undefined ? '' : 'person '}${behind}`.replace(
      /\s+/g,
      ' ',
    )
  const known = find(ask, rest.grade)
  return known && !known.isFamily && known.id !== rest.lesson.told ? tellKnown({ ...rest, text: ask }, known) : null
}
