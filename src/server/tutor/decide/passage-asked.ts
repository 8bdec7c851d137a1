import { askingOf, isQuestion } from '../know/book/stems.ts'
import type { Decision } from '../move.ts'
import type { Lesson } from '../state.ts'
import { askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { ofPassage, passageIn } from './passage.ts'
import { reply } from './reply.ts'

// A short text with the question that the homework asks of it, in one line: 'Read this. Nina planted a bean. … QUESTION how did Nina
// feel'. The child looks for clues; its answer is held against the text. So are a trait that is asked for, and a story told again.

const mark = 'ask:'
type Kind = 'feel' | 'why' | 'trait' | 'main' | 'find'

const asking =
  /(?:^|[.!?:]["'”’]?\s+|["”’]\s*)(?:q(?:uestion)?\s?\d?\b\W*)?((?:why|how|what|whats|what's|who|where|when|which)\b[^.?!]{3,90})\??\W*$/i
const marked = /\b(?:QUESTION|Question|Q\d?)\b\W*([a-z][^.?!]{3,90})\??\W*$/i
const quantity = /\bhow (?:many|much|far|old|long|tall|fast|heavy)\b|\b(?:cost|total|altogether|left over|in all)\b/i
const lead =
  /^\W*(?:(?:ok|so|i (?:gotta|have to|need to)|can you|help me|please) )*(?:read|reading|passage|text|story|paragraph)(?: (?:this|it|the \w+))*\s*[.:,]\s*/i
const fewestWords = 12
/** A riddle of who is more: to be reasoned out, not looked up. */
const puzzle = /\b\w+er than\b|\b(?:riddle|puzzle|hard one|tricky one)\b/i
const ofOwn = /\b(?:my|our)\b/i
const ofChild = /\b(?:i|my|me|i'm|im)\b/i
const ownText = /\bmy (?:\w+ ){0,2}(?:story|paragraph|essay|draft|text|sentence)\b/i

type Read = { passage: string; question: string }

/** The text and its question; null where it is a sum in words or the child's own text. */
function readIn(written: string): Read | null {
  if (ownText.test(written) || puzzle.test(written)) return null
  const found = marked.exec(written) ?? asking.exec(written)
  const question = found?.[1]?.trim() ?? ''
  if (found === null || question === '' || quantity.test(question)) return null
  const before = written
    .slice(0, found.index + found[0].indexOf(question))
    .replace(/\b(?:QUESTION|Question|Q\d?)\b\W*$/, '')
  const passage = (passageIn(before) ?? before.replace(lead, '')).trim().replace(/^['‘"“]|['’"”]$/g, '')
  const sentences = passage.match(/[^.!?]+[.!?]+/g) ?? []
  const isTold = sentences.length >= 2 && passage.split(/\s+/).length >= fewestWords
  if (!isTold || ofChild.test(passage) || (passage.match(/\d+/g) ?? []).length > 1) return null
  return { passage: passage.slice(0, 1_500), question }
}

function kindOf(question: string): Kind {
  if (/\bmain idea\b|\bmostly about\b|\bmainly about\b/i.test(question)) return 'main'
  if (/\bfeel|\bfeeling\b|\bmood\b/i.test(question)) return 'feel'
  if (
    /\btraits?\b|\bwhat kind of (?:person|friend|character|boy|girl|kid|sister|brother)\b|\bdescribes?\b/i.test(
      question,
    )
  )
    return 'trait'
  return /^(?:so )?why\b/i.test(question) ? 'why' : 'find'
}

const feels =
  /\b(?:she|he|they|it|her|him|feels?|felt|feeling|happy|glad|sad|mad|angry|proud|excited|scared|afraid|worried|nervous|lonely|surprised|tired|bored|upset|joyful|joy|good|bad|great|awesome|amazed|hopeful|brave|jealous|sorry|shy|embarrassed|annoyed|frustrated|thankful|grateful|calm|curious|cheerful|disappointed|relieved|confused|hurt|kind|nice|honest|helpful|mean|generous|caring|loyal|friendly|smart|clever|selfish|lazy|responsible|patient)\b/i
/** 'I think she was glad' tells of the text. */
const opens =
  /^\W*(?:(?:ok|so|um+|well|oh|hm+|and|maybe) )*i(?:'?m| am)? (?:think|thought|bet|guess|guessing|say|know|would say|said|put|wrote|saw|read|found|believe|feel like)(?: that| it| it says| in the \w+)*\b/i

const skipped: ReadonlySet<string> = new Set(['play', 'story', 'offer'])

export function passageAsked(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || skipped.has(lesson.asked?.kind ?? '')) return null
  const read = readIn(written)
  if (read && lesson.asked?.kind !== 'sentence') return taken(lesson, read)
  if (lesson.asked?.kind === 'sentence' || lesson.asked?.kind === 'feeling') return null
  const open = lesson.told?.startsWith(mark) ? lesson.told.slice(mark.length) : null
  return traitAsked(heard) ?? retold(heard) ?? (open === null ? null : tried(heard, open)) ?? aboutMain(heard)
}

const marks = (mood: 'happy' | 'thinking') => ({ kind: 'passage', mood }) as const
const closes = (lesson: Lesson, told: string | null) => ({
  ...askChat({ ...lesson, aside: lesson.aside + 1, told }, { key: 'chat.more' }),
  lines: [],
})

function taken(lesson: Lesson, { passage, question }: Read): Decision {
  const kind = kindOf(question)
  const next = { ...lesson, passage, awaitsText: false, about: lesson.about }
  if (kind === 'main')
    return reply([{ key: 'passage.take' }], askChat(next, { key: 'passage.main' }), marks('thinking'))
  return reply(
    [{ key: 'passage.take' }, { key: `passage.ask.${kind}` }],
    closes(next, `${mark}${kind}:${question}`.slice(0, 140)),
    marks('thinking'),
  )
}

const nextAsked =
  /^\W*(?:(?:ok|and|now|so|then) )*(?:the )?(?:next|second|third|last|other|\d(?:nd|rd|th)?)?\s?(?:question|q)\s?\d?\W*(?:(?:is|says|asks|it says|it asks)\W*)?((?:why|how|what|who|where|when|which)\b[^.?!]{3,80})(?:[.?!]\s*(.{2,80}))?$/i
const because = /\b(?:because|cuz|cause|bc|becuz|since|it says|the text says)\b/i
const talk =
  /^\W*(?:define|can i|can you|can we|i want|lets|let'?s|how do)\b|^\W*(?:ok|okay|yes|no|yeah|idk|i don'?t know|i dont get it|help|thanks|bye|wait|what|hm+|next)\W*$/i
const mostWords = 30

const stemsIn = (text: string) => new Set(askingOf(text.slice(0, 290)).stems)

/** Words of the child that stand in the text and not in the question. */
function clues(text: string, passage: string, question: string): string[] {
  const [has, asks] = [stemsIn(passage), stemsIn(question)]
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return [...new Set(words)].filter((word) => askingOf(word).stems.some((stem) => has.has(stem) && !asks.has(stem)))
}

/** What the child answers is held against the text that stands open. */
function tried({ lesson, written }: Heard, open: string): Decision | null {
  const { passage } = lesson
  if (passage === null || !lesson.said.slice(-8).some((one) => one.startsWith('passage.'))) return null
  const [, nextQuestion, itsAnswer] = nextAsked.exec(written) ?? []
  const [kind = '', ...rest] = open.split(':')
  if (nextQuestion !== undefined) {
    const next = `${mark}${kindOf(nextQuestion)}:${nextQuestion}`.slice(0, 140)
    return itsAnswer === undefined
      ? reply([{ key: `passage.ask.${kindOf(nextQuestion)}` }], closes(lesson, next), marks('thinking'))
      : judged(lesson, itsAnswer, passage, kindOf(nextQuestion), nextQuestion)
  }
  if (talk.test(written) || written.split(/\s+/).length > mostWords) return null
  const isGuess = /^\W*(?:is it |was it |it |he |she |they |because |cuz |maybe )/i.test(written)
  if (/\?\s*$/.test(written) ? !isGuess : isQuestion(written)) return null
  return judged(lesson, written, passage, kind, rest.join(':'))
}

function judged(lesson: Lesson, text: string, passage: string, kind: string, question: string): Decision | null {
  const ofText = text.replace(opens, ' ')
  // What the child tells of itself is no proof, whatever words it shares with the text.
  if (ofOwn.test(ofText) || (ofChild.test(ofText) && !because.test(text))) return null
  const found = clues(text, passage, question)
  const next = `${mark}${kind}:${question}`.slice(0, 140)
  const isFeeling = kind === 'feel' || kind === 'trait'
  // A line that shares no word with the text is told so only right after the question: later it may be about anything.
  const isFresh = lesson.said.slice(-3).some((one) => one.startsWith('passage.'))
  if (found.length === 0 && (!isFresh || (isFeeling && !feels.test(ofText)))) return null
  if (found.length > 0 && (because.test(text) || !isFeeling))
    return reply(
      [
        {
          key: isFeeling ? 'passage.ask.proved' : 'passage.ask.fits',
          values: { words: found.slice(0, 2).join(' and ') },
        },
      ],
      closes(lesson, next),
      marks('happy'),
    )
  if (isFeeling && !because.test(text)) {
    const isSecond = lesson.said.slice(-6).some((one) => one.startsWith(`passage.ask.${kind}.clue#`))
    return reply(
      [{ key: isSecond ? 'passage.ask.again' : `passage.ask.${kind}.clue` }],
      closes(lesson, next),
      marks('happy'),
    )
  }
  return reply([{ key: 'passage.ask.noclue' }], closes(lesson, next), marks('thinking'))
}

const asksTrait =
  /\b(?:what|which) (?:character |kind of )?(?:trait|traits|person|character|friend)s?\b.{0,40}\b(?:if|who|when|that|shares?|helps?|lies|hides|gives|tells|breaks|keeps|takes|stands|saves|does|says|has)\b.{8,}/i

/** 'What trait does a character have if she hides the broken vase then tells the truth'. */
function traitAsked({ lesson, written }: Heard): Decision | null {
  if (
    !asksTrait.test(written) ||
    !/\btraits?\b|\bkind of (?:person|character|friend)\b/i.test(written) ||
    written.length > 200
  )
    return null
  const next = { ...lesson, passage: written.slice(0, 400) }
  return reply([{ key: 'passage.ask.trait' }], closes(next, `${mark}trait:trait`), marks('thinking'))
}

const retells =
  /\b(?:have|has|need|got|gotta|supposed)(?: to)? (?:(?:retell|summari[sz]e)\b|tell what happened in (?:the|a|this|my|our) (?:story|book|chapter|text|passage|fable|movie|tale)\b)[^.:!?]{0,40}(?:[.:!?]|\bfirst\b)\s*(.{30,})$/i
const opinion = /^\W*(?:(?:and|so|but) )*(?:i think|i bet|i feel like|in my opinion)\b/i

/** A story is told again: its order is seen, and the reason for its end is asked. */
function retold({ lesson, written }: Heard): Decision | null {
  const toldAgain = retells.exec(written)?.[1]
  if (toldAgain !== undefined && !ofChild.test(toldAgain))
    return reply([{ key: 'retell.order' }], closes(lesson, 'retell:1'), marks('happy'))
  if (
    !lesson.told?.startsWith('retell:') ||
    talk.test(written) ||
    isQuestion(written) ||
    written.split(/\s+/).length > mostWords
  )
    return null
  if (opinion.test(written)) return reply([{ key: 'retell.opinion' }], closes(lesson, 'retell:3'), marks('happy'))
  if (lesson.told === 'retell:1') return reply([{ key: 'retell.more' }], closes(lesson, 'retell:2'), marks('happy'))
  return lesson.told === 'retell:3' && because.test(written)
    ? reply([{ key: 'retell.proof' }], closes(lesson, null), marks('happy'))
    : null
}

/** What the open text mostly says, before its words are taken for a fact of the world. */
function aboutMain(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const isAsked = lesson.said.slice(-3).some((one) => /^passage\.(?:main|what|once)#/.test(one))
  return lesson.passage !== null && isAsked && !isQuestion(text) ? ofPassage(heard) : null
}
