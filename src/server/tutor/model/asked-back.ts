import { type Expression, findExpressions } from '#shared/answers/expressions.ts'
import type { Press } from '#shared/reply.ts'
import { worth } from '../read/algebra.ts'
import { type Asked, type Lesson, type Offer, openProblem, type Problem, questionOf } from '../state.ts'

type Decided = {
  /** What the move would have asked. */
  asked: Asked | null
  /** The last question of the built-in wording. */
  question: string | null
  /** The lesson after the move. */
  lesson: Pick<Lesson, 'problems' | 'last'>
}

const plain = { problem: null, expects: null, yes: null, no: null, about: null, times: 1 } as const

/** So much of a question is kept to know what an answer belongs to. */
const longestAbout = 160

/**
 * What a model's reply really asked at its end, as the tutor remembers it, so that the child's next answer is understood:
 * the question that was decided on; the open problem; a sum of the model's own, with its key worked out here; an offer to
 * say yes or no to; its own question beside the problem, which has no key; or talk.
 */
export function askedBack(sentences: readonly string[], decided: Decided, before: Asked | null): Asked | null {
  const question = lastQuestion(sentences)
  const { asked, lesson } = decided
  if (question === null || (asked !== null && keptKinds.has(asked.kind))) return asked
  const open = openProblem(lesson)
  const sum = findExpressions(question).at(-1)
  if (sum?.stated === null) return sumAsked(sum, decided, before)
  if (decided.question !== null && isAlike(question, decided.question)) return asked
  return (
    offered(question, decided) ??
    told(question, lesson) ??
    (open && asksFor(question, open) ? problemAsked(open, decided.asked, before) : null) ??
    besideProblem(question, open, asked) ??
    // What is told of a feeling stays with it.
    (asked?.kind === 'feeling' ? asked : { ...plain, kind: 'chat', problem: open?.item.id ?? null })
  )
}

/** Games, stories and the child's own writing go on by their own rules, whatever words ask for it. */
const keptKinds: ReadonlySet<Asked['kind']> = new Set(['play', 'story', 'relation', 'sentence'])

/** The question that closes a text: after it there may be a word of courage. */
export const lastQuestion = (sentences: readonly string[]): string | null =>
  sentences.slice(-2).findLast((sentence) => /\?["”’)]?$/.test(sentence.trim())) ?? null

function sumAsked(sum: Expression, { asked, lesson }: Decided, before: Asked | null): Asked | null {
  const value = worth(
    sum.operands.map(({ value: operand }) => operand),
    sum.signs,
  )
  const open = openProblem(lesson)
  if (value === null) return { ...plain, kind: 'chat', problem: open?.item.id ?? null }
  const same = [...lesson.problems].reverse().find(({ item }) => isSum(sum, item.name) || isSum(sum, item.question))
  if (same) return problemAsked(same, asked, before)
  const key = value.toFraction()
  if (asked?.kind === 'step' && asked.expects?.answer === key) return asked
  return { ...plain, kind: 'step', problem: open?.item.id ?? null, expects: { form: 'number', answer: key } }
}

const isSum = ({ operands, signs }: Expression, text: string): boolean =>
  findExpressions(text).some(
    (one) =>
      one.signs.join() === signs.join() &&
      one.operands.length === operands.length &&
      one.operands.every(({ value }, at) => operands[at]?.value.equals(value)),
  )

const problemAsked = ({ item }: Problem, asked: Asked | null, before: Asked | null): Asked => {
  if (asked?.problem === item.id && (asked.kind === 'answer' || asked.kind === 'tried')) return asked
  const times = before?.kind === 'answer' && before.problem === item.id ? before.times + 1 : 1
  return { ...plain, kind: 'answer', problem: item.id, expects: item.answer, times }
}

const lead = String.raw`^\W*(?:(?:so|and|now|then|well|ok|okay|or|but|hey|great|good|cool|wow|oh)\W+)*`
const offers = new RegExp(
  `${lead}(?:(?:do|would|did) you (?:want|like|care|prefer|feel like|rather|need)|want (?:to|another|a|some|me)|wanna|shall (?:we|i)|should (?:we|i)|ready (?:for|to)|are you ready|how about|what about (?:a|another|trying|one)|can we|could we|may i|feel like|care for|up for)`,
  'i',
)

const offerWords: readonly [RegExp, Offer][] = [
  [/\b(?:harder|trickier|tougher|challeng\w+|bigger numbers)\b/i, 'harder'],
  [/\b(?:easier|simpler|smaller (?:one|numbers|piece))\b/i, 'easier'],
  [/\b(?:hint|clue)\b/i, 'hint'],
  [/\b(?:picture|draw(?:ing)?|see it|show you)\b/i, 'show'],
  [/\bstory\b/i, 'story'],
  [/\bjoke\b/i, 'joke'],
  [/\briddle\b/i, 'riddle'],
  [/\bgame\b/i, 'game'],
  [/\b(?:break|rest)\b/i, 'break'],
  [
    /\b(?:go(?:ing)? on|go(?:ing)? back|back to|continue|keep (?:going|trying)|finish it|try (?:it )?again)\b/i,
    'goBack',
  ],
  [
    /\b(?:another|one more|more like|try (?:one|some|a|the)|practice|next one|a new one|like (?:that|this|it)|warm up)\b/i,
    'practice',
  ],
  [/\b(?:talk|tell me (?:more|about|what))\b/i, 'talk'],
]

/** Shall we? One thing to say yes to; of several, the child names one. */
function offered(question: string, { asked, lesson }: Decided): Asked | null {
  if (!offers.test(question)) return null
  const found = offerWords.filter(([words]) => words.test(question)).map(([, offer]) => offer)
  if (/\bor\b/i.test(question) && found.length !== 1)
    return asked?.kind === 'feeling' ? asked : { ...plain, kind: 'topic' }
  const [offer] = found
  if (asked?.kind === 'offer' && (offer === undefined || offer === asked.yes)) return asked
  if (offer === undefined) return null
  const open = openProblem(lesson)
  if (offer === 'talk')
    return { ...plain, kind: asked?.kind === 'feeling' ? 'feeling' : 'chat', problem: open?.item.id ?? null }
  const about =
    offer === 'goBack' ? (open?.item.name ?? null) : offer === 'practice' ? (lesson.last?.topic ?? null) : null
  return { ...plain, kind: 'offer', yes: offer, no: 'topic', about }
}

const kinds: readonly [RegExp, Asked['kind']][] = [
  [
    /\bhow (?:did|do) you (?:get|know|figure|find|work|solve|think about|come|do|decide|see)|\bhow .{0,30}\b(?:figured?|worked) (?:it|that) out|\btell me how you/i,
    'how',
  ],
  [
    /\bwhat (?:have you|did you) tr(?:y|ied)|\bwhere (?:would|could|do|will) you (?:start|begin)|\bwhat .{0,20}first (?:step|thing|move)|\bhow (?:would|could|will|might|can) (?:you|we) (?:start|begin)/i,
    'tried',
  ],
  [
    /\bwhat (?:would|do|shall|should) (?:you|we) (?:like to |want to |feel like )?(?:do|work on|learn|try|start|practice|talk about|study|explore)(?: (?:next|now|first|today|together|about|with))*\W*$|\bwhat(?:'s| is) next\W*$|\bwhich (?:one )?sounds\b|\bwhere (?:shall|should|do) we (?:start|begin)|\bwhat are you (?:curious|in the mood)/i,
    'topic',
  ],
  [
    /\bhow (?:do|are|did|does) (?:you|that|it) (?:feel|make you feel|doing)|\bhow are you\b|\bare you (?:ok|okay|all right)\b|\bwhat would help\b|\bwhat(?:'s| is) on your mind/i,
    'feeling',
  ],
]

/** How it was found, what was tried, what to do, how it feels: as the built-in tutor asks it too. */
function told(question: string, lesson: Decided['lesson']): Asked | null {
  const kind = kinds.find(([words]) => words.test(question))?.[1]
  const open = openProblem(lesson)
  if (kind === undefined || (kind === 'tried' && !open) || (kind === 'how' && !open && !lesson.last)) return null
  return { ...plain, kind, problem: open?.item.id ?? null, expects: kind === 'tried' && open ? open.item.answer : null }
}

const whatIsIt =
  /\b(?:what (?:do|did|will|would) (?:you|we) (?:get|have|think)(?: (?:it is|now|that way|it makes|the answer is|in all|altogether|the word is))*|what(?:'s| is) (?:it|the answer|your answer|your next try|the total)(?: now)?|how (?:many|much) (?:is (?:it|that)|are (?:there|left)|do (?:you|we) (?:get|have))(?: (?:now|in all|altogether|left|together))*|what does (?:it|that) make|(?:can|will|do) you (?:want to )?try (?:it|again|once more)(?: (?:again|now))?|any ideas?|which one (?:is it|do you think|fits|is right))\W*$/i

/** Words that stand in any question. */
const anyWords = new Set(
  'what would you like your the and are does how many much which who why where when can could will this that it its did have has there think now know next with for want get do any one them they tell about'.split(
    ' ',
  ),
)
const wordsIn = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []).filter((word) => !anyWords.has(word)))

/** How much of the words of one stands in the other. */
function shareOf(text: string, other: string): number {
  const [ours, theirs] = [wordsIn(text), wordsIn(other)]
  return ours.size === 0 ? 0 : [...ours].filter((word) => theirs.has(word)).length / ours.size
}

const isAlike = (question: string, other: string) => shareOf(question, other) >= 0.6 || shareOf(other, question) >= 0.6

/** Is it the open problem that is asked for? */
function asksFor(question: string, problem: Problem): boolean {
  const { item } = problem
  if (whatIsIt.test(question) || isAlike(questionOf(problem), question)) return true
  const { answer } = item
  return (
    answer.form === 'choice' && answer.choices.every((choice) => question.toLowerCase().includes(choice.toLowerCase()))
  )
}

const working: ReadonlySet<Asked['kind']> = new Set(['answer', 'tried', 'step'])

/** A question of the model's own on the way to the answer: what is said to it is no try at the problem. */
function besideProblem(question: string, open: Problem | null, asked: Asked | null): Asked | null {
  if (!open || !asked || !working.has(asked.kind)) return null
  return { ...plain, kind: 'step', problem: open.item.id, about: question.slice(0, longestAbout) }
}

const yesNo: Press[] = [
  { label: 'Yes', says: 'yes', kind: 'answer' },
  { label: 'No', says: 'no', kind: 'answer' },
]

/** What there is to press, when something else was asked than was decided: no answers to a question that was not put. */
export function pressFor(press: readonly Press[], decided: Asked | null, asked: Asked | null): Press[] {
  const isSame = asked?.kind === decided?.kind && asked?.problem === decided?.problem && asked?.yes === decided?.yes
  if (isSame) return [...press]
  const others = press.filter(({ kind }) => kind !== 'answer')
  return asked?.kind === 'offer' ? [...yesNo, ...others.filter(({ kind }) => kind !== 'help')] : others
}
