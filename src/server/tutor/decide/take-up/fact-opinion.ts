import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Fact or opinion: a worksheet asks it of a sentence, and the child says which. What somebody feels about a thing is an opinion; what
// everybody can check is a fact.

const asks = /\bfact or (?:an? )?opinion\b|\bopinion or (?:a )?fact\b/i
const isNamed = /^(.{0,90}?)\b(fact|opinion)\b(?: (?:cuz|because|cause|bc|since) (.+))?\W*$/i
/** They stand around what is named, and say nothing of it. */
const around = new Set(
  "and so ok then but oh i think put say it's its it that's thats that this a an my is was are not really just like the answer one".split(
    ' ',
  ),
)
/** What is named to be a fact: 'octopuses have 3 hearts' of 'octopuses have 3 hearts is a'. */
function namedIn(before: string): string {
  const words = before.split(/\s+/).filter((word) => word !== '')
  const isAround = (word: string) => around.has(word.toLowerCase().replace(/[.,!]+$/, ''))
  const from = words.findIndex((word) => !isAround(word))
  const to = words.findLastIndex((word) => !isAround(word))
  return from < 0 ? '' : words.slice(from, to + 1).join(' ')
}
const taste =
  /\b(?:best|worst|better|worse|good|great|bad|fun|boring|pretty|beautiful|ugly|cool|awesome|amazing|yummy|delicious|gross|yucky|nice|cute|scary|easy|hard|favorite|should|shouldn'?t|too (?:hot|cold|long|short|loud|much)|interesting|funny|tastes?|prettier|cooler|cutest|coolest|nicest|funnest|dumb|silly|annoying|feels?|matters?)\b|\b\w{3,}er than\b|\bneeds? (?:more|to)\b|\bis (?:the )?\w{3,}est\b/i
const checkable =
  /\b(?:has|have|had|is|are|was|were|lives?|eats?|lays?|weighs?|grows?|makes?|goes|come|comes|fly|flies|swim|swims|can|cannot|can't)\b/i
const ofSkill = /\b(?:is this|is it|which is|tell if|decide if)\b/i

const skillLately = ({ lesson }: Heard) =>
  lesson.lines.some((line) => asks.test(line)) || lesson.said.slice(-8).some((one) => one.startsWith('fact.or'))

export function factOrOpinion(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'play' || lesson.passage !== null) return null
  const after = { ...lesson, aside: lesson.aside + 1 }
  const marks = { kind: 'book', mood: 'thinking' } as const
  if (asks.test(written)) {
    const sentence = written.replace(/^.*\b(?:fact|opinion)\b\W*/i, '').trim()
    if (sentence.split(/\s+/).length < 3 && !ofSkill.test(written)) return null
    return reply(
      [{ key: 'fact.or.ask' }],
      { ...noQuestion(after), asked: askChat(after, { key: 'chat.more' }).asked },
      marks,
    )
  }
  if (/\?|\b(?:my|your|his|her|their|own|in my) opinion\b/i.test(written)) return null
  const [, before = '', said = '', reason] = isNamed.exec(written) ?? []
  const own = namedIn(before)
  if (/^\W*(?:is|was|are)\b/i.test(written)) return null
  const named = said.toLowerCase()
  if (named === '' || (!skillLately(heard) && own.split(/\s+/).length < 3)) return null
  const last = lesson.lines.findLast((line) => asks.test(line)) ?? lesson.lines.at(-1) ?? ''
  const sentence = own === '' ? last.replace(/^.*\b(?:fact|opinion)\b\W*/i, '') : own
  // Of itself and of how people are a child tells; that is no exercise.
  if (/\b(?:i|me|i'?m|nobody|everybody|everyone|people|likes me)\b/i.test(sentence)) return null
  const kind = taste.test(sentence) ? 'opinion' : checkable.test(sentence) && sentence !== '' ? 'fact' : null
  // 'My loose shoelace is a fact': one can see it; 'in fact' and 'fun fact' are none of this.
  if (kind === null || /\b(?:in|fun|true|cool|matter of|another|this|good) $/i.test(before)) return null
  // Whether a sentence of its own is so, nobody has looked.
  if (own !== '' && kind === 'fact' && named === 'fact')
    return reply([{ key: 'fact.or.stated' }], askChat(after, { key: 'fact.or.how' }), marks)
  const isRight = kind === named
  const key = isRight ? `fact.or.${kind}${reason === undefined ? '' : '.why'}` : 'fact.or.look'
  return reply([{ key }], askChat(after, { key: isRight ? 'fact.or.more' : 'fact.or.check' }), {
    ...marks,
    mood: isRight ? 'happy' : 'thinking',
  })
}
