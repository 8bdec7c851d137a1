import type { ReplyFault } from '#server/safety/check-reply.ts'

/** What is wrong with a whole reply of a model, beside what a sentence can have. */
export type FaultKind = ReplyFault | 'no_choice' | 'no_question' | 'too_many' | 'empty'

/** `says`: what the model is told when the reply is asked for once more. */
export type Fault = { kind: FaultKind; says: string }

const why = {
  tells_answer: 'it tells the answer of a question that is still open',
  wrong_arithmetic: 'it says a sum that is not true',
  agrees: "it says that the child is right, but the child's answer is not right",
  denies: "it says that the child is not right, but the child's answer is right",
  contact: 'it has a link, an address, or something to buy or to join',
  claims_human: 'it speaks of you as of a person, with a life, a body or feelings',
  attachment: 'it speaks of feelings between you and the child',
  secrecy: 'it keeps something from grown-ups',
  asks_personal_data: 'it asks for something private',
  prompt_leak: 'it tells what only you were told',
  unsafe_words: 'it has words that are not for children',
  unkind: 'it could hurt the child, or judges it',
  frightens: 'it could frighten the child',
  bad_advice: 'it gives advice that is for a grown-up to give',
  takes_sides: 'it takes sides where families think differently',
  too_hard: 'it is too hard to read for this child: shorter words, shorter sentences',
  too_long: 'it is too long for one sentence',
  not_english: 'it is not in English',
  against_facts: 'it says otherwise than the facts that were given',
  no_choice: 'The letter of the reading is missing in front, or it is not one of the readings',
  no_question: 'This exercise must be put as it stands, with nothing else asked',
  too_many: 'The reply is too long. So many sentences are enough',
  empty: 'There is nothing in it to say',
} as const satisfies Record<FaultKind, string>

const ofWhole: ReadonlySet<FaultKind> = new Set(['no_choice', 'no_question', 'too_many', 'empty'])

/** Of a sentence, it is named; of a whole reply, what it is about. */
export function faultOf(kind: FaultKind, about: string): Fault {
  const text = about.slice(0, 300).toWellFormed()
  if (ofWhole.has(kind)) return { kind, says: text === '' ? `${why[kind]}.` : `${why[kind]}: ${text}` }
  return { kind, says: `"${text}": ${why[kind]}.` }
}
