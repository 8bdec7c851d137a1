import { type Aspect, aspects, type Subject, subjectOf, subjectsIn } from '../know/almanac/almanac.ts'
import { type AlmanacAsk, almanacAsk, bareAspect, plainWords } from '../know/almanac/asked-aspect.ts'
import { saidOfGroup } from '../know/almanac/of-group.ts'
import { isSurelyInBook } from '../know/know.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { wordAsked } from '../read/word-meant.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import { thingKept } from './common-sense.ts'
import type { Heard } from './hear.ts'
import { kept, reply } from './reply.ts'
import { topicOf } from './spoken-topic.ts'

// Animals, planets, dinosaurs: what is asked of one, 'and what do whales eat' behind it, 'tell me another'. `lesson.told` keeps the aspect: 'almanac:eats'.

const mark = 'almanac:'
const sentencesOf = (grade: number) => (grade <= 2 ? 1 : 2)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isMany = ({ many }: Subject) => /^[a-z]/.test(many) && !many.startsWith('the ')

/** What is asked of an animal, a planet or a dinosaur; of the one that was spoken of where none is named. */
export function ofAlmanac(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (lesson.passage !== null || isTaken.has(lesson.asked?.kind ?? '')) return null
  const about = openProblem(lesson) && !lesson.told?.startsWith(mark) ? null : lesson.about
  const ask = almanacAsk(text, about) ?? (lesson.told?.startsWith(mark) ? bareAspect(text, about) : null)
  if (!ask || isAskedByTutor(lesson, ask.of)) return null
  // Whether an animal may have this very food, the book says.
  if (asksFood.test(text) && isSurelyInBook(text)) return null
  return answered(heard, ask)
}
const asksFood = /\b(?:can|should|could|may|is it (?:ok|okay|safe|bad))\b.*\b(?:eat|have|drink)\b/i
/** Questions of the tutor that such a line answers. */
const isTaken: ReadonlySet<string> = new Set(['play', 'story', 'sentence', 'feeling'])

/** The open question is about it: its answer is not told in passing. */
function isAskedByTutor(lesson: Lesson, of: Subject): boolean {
  const item = openProblem(lesson)?.item
  return item ? subjectsIn(plainWords([...item.text, item.question].join(' '))).some((one) => one.of === of) : false
}

function answered(heard: Heard, ask: AlmanacAsk): Decision | null {
  const { lesson } = heard
  const { of } = ask
  if (ask.kind === 'more' && !lesson.told?.startsWith(mark) && lesson.about !== of.one) return null
  if (ask.kind === 'is') return told(heard, of, isOf(of, ask.group), 'kind')
  if (ask.kind === 'group') return told(heard, of, saidOfGroup(of, ask.aspect) ?? '', ask.aspect)
  if (ask.kind === 'aspect') return told(heard, of, saidOf(of, ask.aspect), ask.aspect)
  const before = lesson.told?.startsWith(mark) ? lesson.told.slice(mark.length) : 'facts'
  const same = ask.kind === 'same' ? aspects.find((one) => one === before && of.says[one] !== undefined) : undefined
  if (same) return told(heard, of, saidOf(of, same), same)
  const ofGroup = ask.kind === 'same' ? saidOfGroup(of, before) : null
  if (ofGroup !== null) return told(heard, of, ofGroup, before)
  return facts(heard, of, ask.kind !== 'more')
}

const saidOf = (of: Subject, aspect: Aspect): string =>
  aspect === 'kind' ? `${kindOf(of)} ${of.says.kind ?? ''}`.trim() : (of.says[aspect] ?? '')

const grouped = (group: string, isPlural: boolean) =>
  isPlural ? (group === 'fish' ? 'fish' : `${group}s`) : `${/^[aeiou]/.test(group) ? 'an' : 'a'} ${group}`

const kindOf = (of: Subject): string =>
  isMany(of)
    ? `${capital(of.many)} are ${grouped(of.group, true)}.`
    : `${capital(of.many)} is ${grouped(of.group, false)}.`

const notAnimals = new Set(['planet', 'dwarf planet', 'star', 'moon'])

function isOf(of: Subject, asked: string): string {
  const groups = [of.group, ...(of.alsoIn ?? []), ...(notAnimals.has(of.group) ? [] : ['animal'])]
  const isIt = groups.includes(asked) || (asked === 'bug' && of.group === 'insect')
  const plural = isMany(of)
  const says = of.says.kind ?? ''
  if (isIt) return `Yes, ${of.many} ${plural ? 'are' : 'is'} ${grouped(asked, plural)}. ${says}`.trim()
  const better = of.alsoIn?.includes('ape') ? 'ape' : of.group
  return `No, ${of.many} ${plural ? "aren't" : "isn't"} ${grouped(asked, plural)}. ${plural ? "They're" : "It's"} ${grouped(better, plural)}. ${says}`.trim()
}

const notTold: ReadonlySet<string> = new Set(['eggs', 'fly', 'kind', 'legs', 'rings', 'life', 'gone', 'sleep'])
const mostKept = 60

/** What can be told of it for its own sake: its facts, then what it eats, where it lives. */
const tellable = ({ facts: own, says }: Subject): string[] => [
  ...own,
  ...Object.entries(says).flatMap(([aspect, one]) => (notTold.has(aspect) ? [] : [one])),
]

function freshOf({ given }: Lesson, of: Subject): { at: number; says: string }[] {
  return tellable(of)
    .map((says, at) => ({ at, says }))
    .filter(({ at }) => !given.includes(`${mark}${of.one}~${at}`))
}

function facts(heard: Heard, of: Subject, isFirst: boolean): Decision {
  const { lesson, grade } = heard
  const fresh = freshOf(lesson, of)
  const picked = fresh.slice(0, isFirst ? sentencesOf(grade) : 1)
  if (picked.length === 0)
    return reply([{ key: 'almanac.all', values: { thing: of.many } }], askChat(lesson, { key: 'chat.more' }), {
      kind: 'book',
    })
  const begins = isFirst && fresh.length === tellable(of).length ? `${kindOf(of)} ` : ''
  const given = picked.reduce((all, { at }) => kept(all, `${mark}${of.one}~${at}`, mostKept), lesson.given)
  return told(
    { ...heard, lesson: { ...lesson, given } },
    of,
    begins + picked.map(({ says }) => says).join(' '),
    'facts',
  )
}

function told(heard: Heard, of: Subject, says: string, aspect: string): Decision {
  const lesson = { ...heard.lesson, about: of.one, told: `${mark}${aspect}`, aside: heard.lesson.aside + 1 }
  return reply(
    [...(lesson.spanish ? [{ key: 'know.inEnglish' }] : []), { text: says, fact: true }],
    openProblem(lesson)
      ? askAgain(heard, lesson)
      : askChat(lesson, { key: 'almanac.more', values: { thing: of.many } }),
    { kind: 'book' },
  )
}

/** What is known of it, where what was asked is not: said behind the wonder. */
export function knownBeside({ text, lesson }: Situation): { lines: Line[]; lesson: Lesson } | null {
  const goesOn = lesson.question !== null || lesson.told?.startsWith(mark) === true
  const of = subjectsIn(plainWords(text)).at(-1)?.of ?? (goesOn ? subjectOf(lesson.about ?? '') : null)
  const [first] = of ? freshOf(lesson, of) : []
  if (!of || !first) return null
  const given = kept(lesson.given, `${mark}${of.one}~${first.at}`, mostKept)
  return {
    lines: [
      { key: 'almanac.but', values: { thing: of.many } },
      { text: first.says, fact: true },
    ],
    lesson: { ...lesson, given, about: of.one, told: `${mark}facts` },
  }
}

const meansIt = /\b(?:it|there|they|them|he|she)\b/i

/** What the child speaks of: 'they' and 'it' mean it later. */
export function spokenOf(heard: Heard, decided: Decision): Decision {
  const { text, written, lesson: before } = heard
  const asked = wordAsked(written)
  const left = (before.word?.left ?? 0) - 1
  const isWorld = /^(?:book|wonder)$/.test(decided.move.kind)
  const word = asked ?? (!isWorld && before.word && left > 0 ? { ...before.word, left } : null)
  const ownTask = decided.move.kind === 'own' && /\d/.test(written) ? written.slice(0, 200) : before.ownTask
  const decision = { ...decided, lesson: { ...decided.lesson, word, ownTask, thing: thingKept(heard) } }
  const { lesson } = decision
  // 'Is there cows on it': the talk stays with what the pronoun means.
  if (meansIt.test(text) && subjectOf(before.about ?? '') && /^(?:wonder|book)/.test(decision.move.kind))
    return decision
  const named = subjectsIn(plainWords(text))
  const of = (/\b(?:i|we|my|our)\b/i.test(text) ? named.at(-1) : named[0])?.of
  if (decision.move.kind === 'book' || (lesson.about !== before.about && subjectOf(lesson.about ?? ''))) return decision
  const about = topicOf(text) ?? of?.one ?? null
  return about === null ? decision : { ...decision, lesson: { ...lesson, about: subjectOf(about)?.one ?? about } }
}
