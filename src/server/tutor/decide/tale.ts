import { isQuestion } from '../know/book/stems.ts'
import type { Decision, Line } from '../move.ts'
import { goesOn } from '../read/goes-on.ts'
import { type Lesson, openProblem } from '../state.ts'
import { quoteOf } from '../writing/good-in.ts'
import { heroOf } from '../writing/hero.ts'
import { toldLine } from '../writing/told-line.ts'
import { sentencesOf } from '../writing/written.ts'
import { asideOf, besideText } from './aside.ts'
import { askChat, askTopic, type Closing } from './ask.ts'
import { strengthOf } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { ofWords } from './language.ts'
import { openText } from './modes.ts'
import { plainQuestion } from './plain-question.ts'
import { reply } from './reply.ts'
import { isFeeling, isWish } from './wishes.ts'

// A story that the child makes up and tells: the tutor listens, asks what happens next, and at the end what it is called.

const begins =
  /\b(?:can|could|may) i (?:please )?(?:make|tell|make up|say)(?: up)?(?: you)? (?:a|my(?: own)?|one) story\b|\b(?:i (?:want|wanna|would like)(?: to)?|let me|i'?ll|i will|i'?m gonna|im gonna) (?:make|tell|make up)(?: up)?(?: you)? (?:a|my(?: own)?) story\b|\b(?:i'?m|im|i am) (?:riting|writing|righting|making(?: up)?|telling) (?:you )?(?:a|my(?: own)?) (?:\w+ )?story\b|\bi (?:have|made|made up|know) a story\b|^\W*(?:(?:ok|now|hey|and) )*(?:let'?s|can we) (?:make|tell|do|make up|invent) (?:up )?(?:a|an|our own) (?:\w+ )?story\b(?! (?:problem|about math))/i
const shares =
  /\b(?:wanna|want to|do you want to|can i|may i) (?:hear|tell you|tell|share) (?:a|my) (?:\w+ )?story\b|\b(?:wanna|want to) hear (?:a|my) story\b/i
const ends =
  /\bthe end\b|\bfin\W*$|\bthat'?s (?:it|all|the end|the whole story|my story)\W*$|\b(?:story is|its|it's) (?:over|done|finished)\W*$/i
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
  if (about !== 'tale' && about !== 'tale:title') return lesson.asked?.kind === 'sentence' ? null : begun(heard)
  const [first] = acts
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (asksIfGood.test(text))
    return reply([{ key: 'tale.good' }], asked(after, about === 'tale' ? 'tale.next' : 'tale.title', about), {
      kind: 'tale',
      mood: 'happy',
    })
  const aside = asideOf(heard)
  if (aside === 'heavy') return null
  const talked = aside === null ? null : besideText(heard)
  if (talked) return talked
  const isSpoken = /^\W*["“][^"”]{4,}["”]/.test(text)
  const isNarrative = isSpoken || (narrates.test(text) && !isQuestion(text))
  if (ofItself.test(text) && !isNarrative && heroOf(lesson.thread) !== null) return null
  const isOther = first && (isWish(first.act) || isFeeling.has(first.act) || first.act === 'bye') && first.share > 0.75
  if (isOther && !isNarrative) return null
  if (about === 'tale' && asksNext.test(text))
    return reply([{ key: 'tale.ideas' }], asked(after, 'tale.pick', 'tale'), { kind: 'tale', mood: 'happy' })
  if (about === 'tale' && wantsDots.test(text))
    return reply([{ key: 'tale.dots' }], asked(after, 'tale.dots.ask', 'tale'), { kind: 'tale', mood: 'thinking' })
  if (asksStart.test(text))
    return reply([{ key: 'tale.start' }], asked(after, 'tale.first', 'tale'), { kind: 'tale', mood: 'thinking' })
  if (isQuestion(text) && !isSpoken) return besideTale(heard)
  if (!isNarrative && !goesOn(heard, openText(lesson))) return null
  if (about === 'tale:title') return named(heard)
  if (ends.test(text))
    return reply([{ key: 'tale.end' }], asked(after, 'tale.title', 'tale:title'), { kind: 'tale', mood: 'happy' })
  return lineHeard(heard, { ...lesson, aside: lesson.aside + 1 })
}

/** The child speaks of itself and its text, and the story is of somebody else. */
const ofItself =
  /^\W*(?:(?:ok|k|so|but|and|wait|oh) )*(?:i(?:'?m| am|'?ll| will)?\b.*\b(?:writ\w*|read|red|story|keep|change|mom|mommy|dad|teacher|finish\w*|later)|(?:my|our) (?:mom|dad|teacher|brother|sister)\b.*\b(?:said|says|liked|likes|read))\b/i

/** The child goes on with others than itself: 'he ran', 'the fox', 'then a boy'. */
const narrates =
  /^\W*(?:(?:and|then|so|but|ok|okay|maybe|suddenly|finally|one day|after that|at the end|in the end|at the bottom)[\s,]+)*(?:he|she|they|it (?:was|had|got|went|came)|his|her|their|the|a|an|one|there (?:was|were|is)|everyone|everybody|nobody|all the|every (?:day|night)|[A-Z][a-z]+) (?!you\b|i\b)\w+/

const fewestShown = 8
const gradeOfCraft = 3

/** A line of the story: what happens in it is said back, or what is strong in it, and one thing of the craft is asked. */
function lineHeard({ text, lesson: { said, thread }, grade }: Heard, after: Lesson): Decision {
  const last = sentencesOf(text).at(-1)?.text ?? text
  const line = toldLine(last, thread)
  const strong =
    grade >= gradeOfCraft && text.split(/\s+/).length >= fewestShown ? strengthOf(after, text, 'story') : null
  const told: Line = line ? { key: `tale.${line.kind}`, values: line.values } : { key: 'tale.yes' }
  const recent = said.slice(-lately)
  const ask = line?.asks.find((one) => !recent.some((key) => key.startsWith(`tale.ask.${one}#`)))
  const closing = asked(after, 'tale.next', 'tale')
  const lines = ask && line ? [{ key: `tale.ask.${ask}`, values: line.values }] : closing.lines
  return reply([strong ?? told], { ...closing, lines }, { kind: 'tale', mood: 'happy' })
}

const lately = 9
const ofWhat = /\bstory (?:about|of|where|with) ((?:a|an|the|my|two|three|some|how)\b.{3,80})$/i
const opens =
  /^\W*(?:once upon a time|once there (?:was|were|lived)|a long time ago|long(?:,)? long ago|there (?:once )?(?:was|lived) (?:once )?(?:a|an) (?:\w+ ){0,2}(?:girl|boy|king|queen|prince|princess|dragon|bunny|rabbit|fox|bear|wolf|knight|witch|wizard|unicorn|monster|robot|pirate|mermaid|fairy|kitten|puppy|mouse|man|woman|lion|giant|dinosaur)(?: (?:named|called|who|that|and)\b.*)?$)/i

/** A story is announced, or begins as stories do. */
function begun(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const isFree = !openProblem(lesson) && lesson.asked?.kind !== 'feeling' && lesson.asked?.kind !== 'play'
  if (begins.test(text) || shares.test(text)) {
    const rest = opening.exec(text)?.[1]
    if (rest !== undefined) return lineHeard({ ...heard, text: rest }, { ...lesson, aside: lesson.aside + 1 })
    const quote = ofWhat.exec(text)?.[1]?.replace(/[.!?\s]+$/, '')
    const about: Line | null =
      quote === undefined ? null : { key: 'tale.about', values: { quote, who: heroOf(quote) ?? 'none' } }
    const closing = asked(lesson, 'tale.first', 'tale')
    return reply(
      [about ?? { key: 'tale.begin' }],
      about
        ? { ...closing, lines: [{ key: 'tale.ask.want', values: { who: heroOf(quote ?? '') ?? 'none' } }] }
        : closing,
      { kind: 'tale', mood: 'happy' },
    )
  }
  if (!isFree || !opens.test(text) || isQuestion(text) || lesson.asked?.kind === 'story') return null
  return lineHeard(heard, { ...lesson, aside: lesson.aside + 1 })
}

/** 'Let's make a story. there is a dragon named Toot': it has begun. */
const opening = /\bstory(?: together| with me| please)*[.!,:;]+ (\S+ \S+ \S.{4,})$/i
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
