import { findExpressions } from '#shared/answers/expressions.ts'
import { findNumbers, writeNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../move.ts'
import { shareOfActs } from '../read/acts.ts'
import { chainIn } from '../read/algebra.ts'
import { askedIn } from '../read/asked.ts'
import { asksOfOther } from '../read/asks-other.ts'
import { computedIn } from '../read/computed/computed.ts'
import { homeworkIn } from '../read/homework.ts'
import { isNoPlainSum } from '../read/no-plain-sum.ts'
import { answerLooks, isOfSameList, keyValue, saysWhole, type Tried, tryAt } from '../read/tries.ts'
import { hasWording } from '../say/wordings.ts'
import { type Lesson, openProblem, type Problem } from '../state.ts'
import { askAgain, askChat, askOffer, askStep } from './ask.ts'
import { followChain } from './chain.ts'
import { almost, credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { hint } from './help.ts'
import { ownProblem } from './own.ts'
import { reply } from './reply.ts'
import { stepValue } from './step-value.ts'
import { wrong } from './wrong.ts'

const mayBeBoth = new Set([
  'frustrated',
  'hates_subject',
  'self_down',
  'bored',
  'proud',
  'too_hard',
  'complaint',
  'excited',
  'tired',
])

/** What else a message is that answers: a feeling is met first. */
const besideAnswer = ({ acts }: Heard): Line[] => {
  const felt = acts.find(({ act, share }) => mayBeBoth.has(act) && share > 0.45)
  return felt && felt.act !== 'proud' && hasWording(`act.${felt.act}.say`) ? [{ key: `act.${felt.act}.say` }] : []
}

const asksAbout = /^\W*(?:what|whats|what's|how|why|can|could|do|does|tell)\b/i

/** A key that nobody says by chance: no small whole number, no everyday word. */
function isTelling({ item }: Problem): boolean {
  const key = keyValue(item)
  return key !== null && (key.d !== 1n || key.abs().gt(12))
}

/** 'Is 12 even or odd' asks of the number, and gives it to nothing. */
const asksWhether =
  /^\W*(?:so |and |wait )?(?:is|are|does|do|can) (?!it\b|that\b|this\b|the answer\b).*\d.*\b(?:even|odd|or|prime|bigger|smaller|more|less|divisible)\b/i

/** The right answer to any open problem is the right answer, whatever else its words could mean. */
export function rightAnswer(heard: Heard): Decision | null {
  const { lesson, text, acts } = heard
  const chain = chainIn(text)
  const open = openProblem(lesson)
  for (const problem of [...lesson.problems].reverse()) {
    if (asksOfOther(text, problem)) continue
    if (asksWhether.test(text)) continue
    const tried = tryAt(text, problem.item)
    const looks = answerLooks(text, problem.item.answer, acts)
    if (problem === open && (tried.kind === 'several' || tried.kind === 'right') && !chain?.links.length) {
      const ended = asksAbout.test(text) ? null : endsRight(heard)
      if (ended) return ended
    }
    if (tried.kind === 'almost' && problem === open && !asksAbout.test(text) && looks === 'clear')
      return almost(heard, problem, tried.says)
    if (problem === open && saysWhole(text, problem.item))
      return credit(heard, problem, { said: problem.item.answer.answer })
    if (tried.kind !== 'right') continue
    // With equations beside it, the way is credited too (equations).
    if (chain && chain.links.length > 0 && problem.item.answer.form !== 'word') return null
    if (looks === 'no' && !isTelling(problem)) continue
    if (problem !== open && (looks !== 'clear' || (open && isOfSameList(problem.item, open.item)))) continue
    if (
      asksAbout.test(text) &&
      (/^\W*(?:but |so )?why\b/i.test(text) || findExpressions(text).length > 0 || askedIn(text) !== null)
    )
      continue
    return credit(heard, problem, { said: tried.said, nearly: tried.nearly, before: besideAnswer(heard) })
  }
  return null
}

export function equations(heard: Heard): Decision | null {
  if (heard.lesson.asked?.kind === 'relation' || homeworkIn(heard.text) || computedIn(heard.text)) return null
  const chain = chainIn(heard.text)
  if (!chain) return null
  const followed = followChain(heard, chain, besideAnswer(heard))
  if (followed?.move.kind === 'credit') return followed
  const ended = chain.links.every(({ isTrue }) => isTrue) ? endsRight(heard) : null
  if (ended) return ended
  // '56, because 5 × 8 is 40 and 2 more': the key is said, however the rest of it is read.
  const open = openProblem(heard.lesson)
  const tried =
    open && chain.links.length > 0 && chain.links.every(({ isTrue }) => isTrue) ? tryAt(heard.text, open.item) : null
  if (open && tried?.kind === 'right' && saysFirst(heard.text, open))
    return credit(heard, open, { said: tried.said, before: besideAnswer(heard) })
  return followed
}

const endsWith =
  /(?:\b(?:so|its|it's|that'?s|i get|makes)|=)(?: the answer is| it'?s| its| doubled?(?: it)?(?: is)?)? ?([-−]?\$?\d[\d.,/]*)(?: (?!and\b|or\b|more\b|less\b|left\b|times\b)[a-z]+)?\W*$/i

/** '11 - 8 is 3 and 5 - 3 is 2 so 23': the steps are cut up in many ways, and what comes out is the key. */
function endsRight(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = endsWith.exec(heard.text)?.[1]
  if (!open || said === undefined || open.item.answer.form !== 'number') return null
  const tried = tryAt(said, open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said, before: besideAnswer(heard) }) : null
}

/** The first number of the message is the key. */
function saysFirst(text: string, { item }: Problem): boolean {
  const key = keyValue(item)
  const [first] = findNumbers(text)
  return key !== null && first?.equals(key) === true
}

/** It was asked of something that the child said by itself: no practice is due. */
const isOwnClaim = ({ said }: Lesson) =>
  said.slice(-3).some((one) => /^(?:power|units|hours|coins|compare|digits|tens|figures|expand|make|early)\./.test(one))

/** A small question beside the problem has its own answer. */
export function stepAnswer(heard: Heard): Decision | null {
  const { lesson, text, acts } = heard
  const { asked } = lesson
  const open = openProblem(lesson)
  if (asked?.kind !== 'step' || asked.expects === null) return null
  const tried = tryAt(text, { answer: asked.expects, distractors: [] })
  if (tried.kind !== 'right' && tried.kind !== 'wrong') return null
  if (tried.kind === 'wrong' && asked.expects.form === 'number' && findNumbers(text).length > 1) return null
  const isTheWord = tried.kind === 'right' && asked.expects.form === 'word'
  if (!isTheWord && answerLooks(text, asked.expects, acts) === 'no') return null
  if (tried.kind === 'right') {
    if (open)
      return reply([{ key: 'step.right', values: { said: tried.said } }], askAgain(heard, { ...lesson, asked: null }), {
        kind: 'step',
        mood: 'happy',
      })
    return reply(
      [{ key: 'step.right', values: { said: tried.said } }],
      isOwnClaim(lesson)
        ? askChat(lesson, { key: 'sight.next' })
        : askOffer(lesson, { key: 'offer.more' }, { yes: 'practice' }),
      { kind: 'step', mood: 'happy' },
    )
  }
  return open ? hint(heard, open, [{ key: 'step.notYet', values: { said: tried.said } }]) : null
}

const because = /\b(?:because|cause|cuz|bc|since)\b/i
/** What stands behind a reason belongs to what is worked on: '13, because 8 plus 5'. */
const isReason = (text: string) => /\d.*\b(?:because|cause|cuz|bc|since)\b.*\d/i.test(text)

const mostClaim = 7

/** 'I put .35 cuz 35 is more than 5': a wrong answer with its reason is looked at as the answer that it is. */
export function reasonedTry(heard: Heard): Decision | null {
  const { lesson, text, acts } = heard
  const open = openProblem(lesson)
  const at = text.search(because)
  const claim = at > 0 ? text.slice(0, at) : ''
  const isAsked = ['answer', 'tried', 'step', 'how'].includes(lesson.asked?.kind ?? '')
  if (!open || !isAsked || claim.trim() === '' || asksAbout.test(claim) || claim.split(/\s+/).length > mostClaim)
    return null
  if (chainIn(text)?.links.length) return null
  const tried = tryAt(claim, open.item)
  // 'Odd cause one guy has no partner': the choice is made, and the number in the reason is none.
  const isChosen = /^(?:choice|compare|word)$/.test(open.item.answer.form) && !/\d/.test(claim)
  if (tried.kind === 'right' && isChosen) return credit(heard, open, { said: tried.said })
  if (tried.kind !== 'wrong' || answerLooks(claim.trim(), open.item.answer, acts) === 'no') return null
  return stepValue(open, tried.said) === null ? wrong(heard, open, tried) : null
}

/** 'y = 2x − 4', '3x + 2y = 16': an x before a minus is no 'times' there. */
const twoUnknowns = /(?<![a-z])\d*y ?[=+−-]|[=+−-] ?\d*y(?![a-z])/i

/** A problem that the child brings: numbers with something to work out. What answers the open question is none. */
export function ownTask(heard: Heard): Decision | null {
  const { text, lesson, acts } = heard
  const open = openProblem(lesson)
  if (open && lesson.asked?.kind !== 'topic' && isReason(text)) return null
  // 'Because its 10 take away 1 each time' tells why.
  if (
    /^\W*(?:because|cause|cuz|bc)\b[^?]*(?:\?\s*hm+)?\W*$/i.test(text) &&
    findExpressions(text).every(({ stated }) => stated === null) &&
    !/\b(?:what|how)\b/i.test(text)
  )
    return null
  // '(x+3)^2 is x^2+9' has no sum of its own.
  if (/[a-z)] ?(?:\^|²)/i.test(text) && /[a-z]/.test(text.replace(/[a-z]{2,}| x (?=[\d(])/gi, ''))) return null
  if (twoUnknowns.test(text) && computedIn(text) === null) return null
  if (isNoPlainSum(heard.written)) return null
  const said = open ? tryAt(text, open.item) : null
  const isAnswer = open && said && said.kind !== 'none' && answerLooks(text, open.item.answer, acts) === 'clear'
  const isAsked =
    computedIn(text) !== null ||
    (open !== null && asksOfOther(text, open)) ||
    (asksAbout.test(text) && (askedIn(text) !== null || /\b(?:what|how) about \d/i.test(text)))
  if (isAnswer && !isAsked && findExpressions(text).length === 0 && !text.includes('\n')) return null
  return ownProblem(heard)
}

/** While the talk was of something else, only a number by itself is a try. */
const isBareNumber = /^\W*(?:is it |its |it's |maybe |um+ |so )?[-−]?\$?\d[\d.,/]*\W*$/i

/** A short reason with what comes of it: '6 r 2 so 6 vans'. */
const mostReason = 12
/** In a longer line a number is more likely told than answered. */
const mostMaybe = 6
/** 'I forgot the 1' tells of a step. */
const tellsOfSlip = /\b(?:forgot|forget|missed|left out)\b/i

/** A try at what was asked. It is wrong only where it is clearly an answer to this question. */
export function triedAnswer(heard: Heard): Decision | null {
  const { lesson, text, acts } = heard
  const open = openProblem(lesson)
  if (!open || tellsOfSlip.test(text)) return null
  const whole = tryAt(text, open.item)
  const [claim = text] = text.split(because)
  const concluded = endsWith.exec(text)?.[1]
  const tried: Tried =
    whole.kind === 'several' && concluded !== undefined
      ? tryAt(concluded, open.item)
      : whole.kind === 'several' && claim.trim() !== ''
        ? tryAt(claim, open.item)
        : whole
  if (tried.kind === 'none') return answerInWords(heard, open)
  const isConcluded = concluded !== undefined && text.split(/\s+/).length <= mostReason
  const looks = isConcluded ? 'clear' : answerLooks(text, open.item.answer, acts)
  if (looks === 'no') return null
  const parts = tried.kind === 'several' ? partsOfKey(heard, open) : null
  if (parts) return parts
  if (!isConcluded && isOtherTalk(heard)) return null
  if (tried.kind === 'several' && (looks !== 'clear' || text.split(/\s+/).length > 8)) return null
  if (tried.kind === 'several')
    return reply([{ key: 'which' }], askAgain(heard, lesson), { kind: 'which', mood: 'thinking' })
  if (tried.kind !== 'wrong') return null
  const isStep = stepValue(open, tried.said)
  // What a known slip comes to gets the word about the slip.
  if (isStep !== null && (tried.mistake === null || !isConcluded)) {
    const asked = askAgain(heard, { ...lesson, asked: null })
    return reply([{ key: 'step.value', values: { said: tried.said } }], asked, { kind: 'step', mood: 'happy' })
  }
  const isAsked = lesson.asked?.kind === 'answer' || lesson.asked?.kind === 'tried' || lesson.asked?.kind === 'step'
  if (!isAsked && !isBareNumber.test(text)) return null
  if (looks === 'maybe' && text.split(/\s+/).length > mostMaybe) return null
  if (looks === 'maybe')
    return reply(
      [{ key: 'isItAnswer', values: { said: tried.said, what: open.item.name } }],
      { ...askOffer(lesson, { key: 'isIt' }, { yes: 'check', about: tried.said }) },
      { kind: 'which', mood: 'thinking' },
    )
  return wrong(heard, open, tried, besideAnswer(heard))
}

const tries = new Set([
  'answer',
  'check_me',
  'guessed',
  'insists',
  'self_fix',
  'copied',
  'counts_things',
  'unsure_statement',
  'wrong_on_purpose',
])

/** The reader is sure that it is something else than a try: a step that is told, a reason, talk. */
const isOtherTalk = ({ acts, text }: Heard): boolean => {
  const [first] = acts
  return first !== undefined && !tries.has(first.act) && first.share > 0.6 && text.split(/\s+/).length > 2
}

/** 'So 10 and 5': two parts that make the key together. */
function partsOfKey(heard: Heard, open: Problem): Decision | null {
  const key = keyValue(open.item)
  const [one, other, ...more] = findNumbers(heard.text)
  if (!key || !one || !other || more.length > 0 || !/\band\b|,/.test(heard.text) || !one.add(other).equals(key))
    return null
  const parts = `${writeNumber(one)} and ${writeNumber(other)}`
  return reply([], askStep(heard.lesson, { key: 'step.parts', values: { parts } }, open.item.answer), {
    kind: 'step',
    mood: 'happy',
  })
}

/** Some other word than the choices: the choices are named again. */
function answerInWords(heard: Heard, open: Problem): Decision | null {
  const { acts, lesson, text } = heard
  if (open.item.answer.form !== 'choice' || lesson.asked?.kind !== 'answer') return null
  const isTry = shareOfActs(acts, 'answer', 'guessed') > 0.5 && text.split(/\s+/).length <= 3
  return isTry ? reply([{ key: 'which.choice' }], askAgain(heard, lesson), { kind: 'which', mood: 'thinking' }) : null
}
