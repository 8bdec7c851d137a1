import { z } from 'zod'
import file from '#content/en/tutor/ideas.json'
import { plainWords } from '#shared/answers/near-words.ts'
import { exactEntry } from '../../know/book/book.ts'
import { isSurelyInBook } from '../../know/know.ts'
import type { Decision } from '../../move.ts'
import { wasSaid } from '../../say/say.ts'
import { openProblem } from '../../state.ts'
import { askChat, choices } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// 'How do i make a friend', 'idk what to do about lunch': one or two small things to try, and it is the child's to choose.

type Idea = { id: string; words: readonly string[]; young: readonly string[]; older: readonly string[] }
let all: readonly Idea[] | null = null
const lists = z.array(z.string()).min(1)
const ideas = (): readonly Idea[] =>
  (all ??= z.array(z.strictObject({ id: z.string(), words: lists, young: lists, older: lists })).parse(file))

const asksAdvice =
  /^ any (?:tips|advice) | (?:how (?:do|can|should|could) (?:i|we) (?:make|stop|tell|say|ask|be|fall|not|feel|calm|deal|help|talk|apologize|share|clean|cheer|sleep)|what (?:do|should|can|could) (?:i|we) (?:do|say|tell|make|give)|what to (?:do|say)|(?:idk|i dont know|dunno) (?:what|how) (?:to|i should)|what if (?:they|he|she|my friend|nobody) (?:say|says|said)? ?(?:no|laugh|laughs|is mean|are mean|want|wants)|should i (?:text|call|ask|talk|say|write|message|apologize)|how to (?:make|stop|be|say|tell|not)|give me (?:an idea|ideas|advice)|need (?:help|advice|ideas) with my (?:friend|friends|brother|sister)) /
const saysNo = / what if (?:they|he|she|my friend) (?:say|says|said) no /
/** It is of the work, or a plain question of the world. */
const ofWork =
  / (?:tense|average|median|equal|equally|each|data|answer|number|numbers|problem|fraction|equation|sentence|essay|paragraph|story|poem|word|words|spell|math|homework|question|graph|multiply|divide|add|subtract|times|slime|paper|cake|cookies|bread|volcano|electricity|robot|money|minecraft|dinner|slope|area|project|report|letter|dough|ice cream|shapes?|crown|rhyme|ten) /

export function smallIdeas(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  const plain = plainWords(text)
  if (lesson.spanish || !asksAdvice.test(plain) || ofWork.test(plain) || /\d/.test(text)) return null
  // What the book has is answered from there; where feelings are spoken of, only what is asked in its very words.
  if (lesson.asked?.kind === 'feeling' ? exactEntry(text) : isSurelyInBook(text)) return null
  const idea = saysNo.test(plain)
    ? ideas().find(({ id }) => id === 'say_no')
    : [...ideas()]
        .filter(({ words }) => words.some((word) => plain.includes(` ${word} `)))
        .sort((a, b) => longest(b, plain) - longest(a, plain))[0]
  if (!idea) return null
  const says = (grade <= 2 ? idea.young : idea.older).find((one) => !wasSaid(lesson, one))
  if (says === undefined) return null
  const open = openProblem(lesson)
  const isFelt = lesson.asked?.kind === 'feeling'
  const closing = askChat(
    { ...lesson, aside: lesson.aside + 1 },
    { key: 'chat.more' },
    isFelt ? 'feeling' : 'chat',
    open ? choices(['goBack']) : [],
  )
  return reply([{ text: says }], { ...closing, lines: [] }, { kind: 'idea' })
}

const longest = ({ words }: Idea, plain: string) =>
  Math.max(0, ...words.filter((word) => plain.includes(` ${word} `)).map((word) => word.length))
