import { judgesChild } from './reply-about-child.ts'
import { sendsAway } from './reply-about-doing.ts'
import { faultAboutSelf } from './reply-about-self.ts'
import { badAdvice } from './reply-advice-rules.ts'
import { closeness, hushing, prying } from './reply-company-rules.ts'
import { fright } from './reply-fright-rules.ts'
import { saysOneOf } from './reply-keyed.ts'
import { unkindness } from './reply-kindness-rules.ts'
import { cheatingTopics, healthTopics, scaryTopics, sellingTopics, unfitTopics } from './reply-topics.ts'
import { belittled, dares, diagnoses, lives, threats } from './reply-untied-rules.ts'
import { lineOfWords, type Words, wordsOf } from './reply-words.ts'
import { takingSides, tellsNotes } from './reply-world-rules.ts'

/** Which kind of rule catches what, in the order in which it is told. */
const kinds = [
  ['secrecy', hushing],
  ['bad_advice', badAdvice],
  ['frightens', fright],
  ['bad_advice', cheatingTopics],
  ['bad_advice', healthTopics],
  ['frightens', scaryTopics],
  ['contact', sellingTopics],
  ['takes_sides', unfitTopics],
  ['unkind', unkindness],
  ['attachment', closeness],
  ['asks_personal_data', prying],
  ['takes_sides', takingSides],
  ['prompt_leak', tellsNotes],
  ['bad_advice', dares],
  ['frightens', threats],
  ['bad_advice', diagnoses],
  ['claims_human', lives],
  ['takes_sides', belittled],
] as const

export type StructureFault = (typeof kinds)[number][0]

/** What is wrong with what a sentence says: to the child, of the tutor itself, of others. */
export function faultOfStructure(said: string, folded: readonly string[]): StructureFault | null {
  const words = wordsOf(said)
  const fault = faultIn(words) ?? faultAboutSelf(words)
  if (fault !== null || !disguised.test(said)) return fault
  return firstOf(folded, (each) => faultIn(wordsOf(each)))
}

// Letters written as digits or apart: what is read through that is judged as well.
const disguised = /[a-z][013457@$!*]+[a-z]|(?<![a-z])[a-z](?:[ .\-_*][a-z](?![a-z])){2}/i

function faultIn(words: Words): StructureFault | null {
  const line = lineOfWords(words)
  const said = line.split(' ')
  const found = kinds.find(([, rules]) => saysOneOf(rules, said, line))?.[0]
  return found ?? (judgesChild(words) ? 'unkind' : sendsAway(words) ? 'bad_advice' : null)
}

function firstOf<T, R>(list: readonly T[], found: (each: T) => R | null): R | null {
  for (const each of list) {
    const one = found(each)
    if (one !== null) return one
  }
  return null
}
