import { isQuestion } from '../know/book/stems.ts'
import type { Decision, Line } from '../move.ts'
import { goesOn } from '../read/goes-on.ts'
import { reflectionOf } from '../read/reflect.ts'
import type { Lesson } from '../state.ts'
import { quoteOf } from '../writing/good-in.ts'
import { askChat, askTopic, type Closing } from './ask.ts'
import type { Heard } from './hear.ts'
import { ofWords } from './language.ts'
import { openText } from './modes.ts'
import { plainQuestion } from './plain-question.ts'
import { reply } from './reply.ts'
import { isFeeling, isWish } from './wishes.ts'

// A story that the child makes up and tells: the tutor listens, asks what happens next, and at the end what it is called.

const begins =
  /\b(?:can|could|may) i (?:please )?(?:make|tell|make up|say)(?: up)?(?: you)? (?:a|my(?: own)?|one) story\b|\b(?:i (?:want|wanna|would like)(?: to)?|let me|i'?ll|i will|i'?m gonna|im gonna) (?:make|tell|make up)(?: up)?(?: you)? (?:a|my(?: own)?) story\b|\b(?:i'?m|im|i am) (?:riting|writing|righting|making(?: up)?|telling) (?:you )?(?:a|my(?: own)?) (?:\w+ )?story\b|\bi (?:have|made|made up|know) a story\b|^\W*(?:let'?s|can we) make up a story\b/i
const ends =
  /\bthe end\b|\bthat'?s (?:it|all|the end|the whole story|my story)\W*$|\b(?:story is|its|it's) (?:over|done|finished)\W*$/i
const asksIfGood =
  /^\W*(?:(?:so|and) )*(?:was|is) (?:it|that|my story) (?:good|ok|nice|funny|scary|long)|\b(?:did|do) you like (?:it|my story)\b/i

const asked = (lesson: Lesson, key: string, about: 'tale' | 'tale:title'): Closing => {
  const closing = askChat(lesson, { key })
  return { ...closing, asked: closing.asked && { ...closing.asked, about } }
}

/** The child begins a story of its own, goes on with it, ends it or names it. */
export function ownTale(heard: Heard): Decision | null {
  const { lesson, text, acts } = heard
  if (lesson.spanish) return null
  const about = lesson.asked?.about
  if (about !== 'tale' && about !== 'tale:title')
    return begins.test(text) && lesson.asked?.kind !== 'sentence'
      ? reply([{ key: 'tale.begin' }], asked(lesson, 'tale.first', 'tale'), { kind: 'tale', mood: 'happy' })
      : null
  const [first] = acts
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (asksIfGood.test(text))
    return reply([{ key: 'tale.good' }], asked(after, about === 'tale' ? 'tale.next' : 'tale.title', about), {
      kind: 'tale',
      mood: 'happy',
    })
  if (first && (isWish(first.act) || isFeeling.has(first.act) || first.act === 'bye') && first.share > 0.75) return null
  if (about === 'tale' && asksNext.test(text))
    return reply([{ key: 'tale.ideas' }], asked(after, 'tale.pick', 'tale'), { kind: 'tale', mood: 'happy' })
  if (about === 'tale' && wantsDots.test(text))
    return reply([{ key: 'tale.dots' }], asked(after, 'tale.dots.ask', 'tale'), { kind: 'tale', mood: 'thinking' })
  if (asksStart.test(text))
    return reply([{ key: 'tale.start' }], asked(after, 'tale.first', 'tale'), { kind: 'tale', mood: 'thinking' })
  if (isQuestion(text)) return besideTale(heard)
  if (!goesOn(heard, openText(lesson))) return null
  if (about === 'tale:title') return named(heard)
  if (ends.test(text))
    return reply([{ key: 'tale.end' }], asked(after, 'tale.title', 'tale:title'), { kind: 'tale', mood: 'happy' })
  const said = reflectionOf(text)
  const lines: Line[] =
    said && said.told !== 'heavy'
      ? [{ key: 'tale.heard', values: { said: said.said, Said: said.Said } }]
      : [{ key: 'tale.yes' }]
  return reply(lines, asked(after, 'tale.next', 'tale'), { kind: 'tale', mood: 'happy' })
}

const asksStart = /^\W*(?:(?:ok|so|but|and|um+) )*how (?:do|should|can|could) i (?:start|begin)\b/i
const asksNext =
  /^\W*(?:(?:ok|so|but|and|um+) )*(?:what (?:sh?oul?d|shud|can|could|will|does) (?:i (?:write|rite|say|put)|hap+en|come)(?: next| now| then)?|what (?:happens|comes) next|i (?:dont|don't) know what (?:happens|comes|to (?:write|rite|say))(?: next)?|im stuck|i'?m stuck)\W*$/i
const wantsDots =
  /^\W*(?:(?:ok|so|now|please|can you|can u) )*(?:put|add|fix|make|where do i put|do) (?:in )?(?:the |my )?(?:dots?|periods?|points?|marks?|capitals?|big letters?)(?: in| in it| for me)*\W*$/i

/** A question beside the story is answered, and the story stays open. */
function besideTale(heard: Heard): Decision | null {
  const told = ofWords(heard) ?? plainQuestion(heard)
  const kept = heard.lesson.asked
  return told && kept ? { ...told, lesson: { ...told.lesson, asked: kept } } : null
}

function named(heard: Heard): Decision {
  const quote = heard.text.split(/\s+/).length <= 10 ? quoteOf(heard.text) : null
  return reply(
    [quote === null ? { key: 'nice' } : { key: 'tale.named', values: { quote } }],
    askTopic(heard, heard.lesson),
    {
      kind: 'tale',
      mood: 'happy',
    },
  )
}
