import { askingOf, isQuestion } from '../know/book/stems.ts'
import { themesIn } from '../know/themes.ts'
import type { Decision, Situation } from '../move.ts'
import { list } from '../say/list.ts'
import { askChat } from './ask.ts'
import { asksClues, hatesThem } from './passage-clues.ts'
import { reply } from './reply.ts'

/** Fewer words behind a mark are no passage. */
const fewestWords = 15
const quoted = /["“]([^"”]{60,})["”]|(?<=^|[\s:(])['‘]([^‘]{60,}?[.!?])['’](?=\s|$)/
const behindMark = /(?:passage|paragraph|text|story|this|says?|read|reading|article|page|it)\s*:\s*([\s\S]{80,})/i

/** 'My first paragraph: …' is the child's own. */
const ownText = /\bmy (?:\w+ ){0,2}(?:paragraph|text|story|essay|report|intro|draft)\s*:/i

/** A passage that the child pasted, to be read together; null where there is none. */
export function passageIn(text: string): string | null {
  if (ownText.test(text)) return null
  const inQuotes = quoted.exec(text)
  const found = inQuotes?.[1] ?? inQuotes?.[2] ?? behindMark.exec(text)?.[1] ?? null
  return found && found.split(/\s+/).length >= fewestWords && /[.!?]/.test(found) ? found.trim().slice(0, 1_500) : null
}

const sentencesOf = (passage: string) => passage.match(/[^.!?]+[.!?]+["”]?/g)?.map((one) => one.trim()) ?? [passage]

const speaksOfText =
  /\b(?:main idea|passage|reading (?:homework|comprehension)|(?:have|has|got|need) to read (?:about|a|an|this|the)|article|the text (?:is|says))\b/i

/** What the child says of a text to come is kept until it comes. */
export const keepAwaited = ({ text }: Situation, decision: Decision): Decision =>
  speaksOfText.test(text) && decision.lesson.passage === null && text.split(/\s+/).length < fewestWords
    ? { ...decision, lesson: { ...decision.lesson, awaitsText: true } }
    : decision

/** It was said that something is to be read, and here it stands without any mark: three sentences of a text, not of the child. */
function passagePasted({ text, lesson }: Situation): string | null {
  const lead = hasToRead.exec(text)?.[0]
  const own = lead === undefined ? text : text.slice(lead.length)
  const sentences = sentencesOf(own)
  // What is spoken in it is not of the child, with its marks or without them.
  const spoken = own.replace(/["“][^"“”]*["”]/g, ' ').replace(/\b(?:said|says|asked|cried|yelled),? [A-Z][^.!?]*/g, ' ')
  return (lesson.awaitsText || lead !== undefined) &&
    sentences.length >= 3 &&
    own.split(/\s+/).length >= fewestWords &&
    !/\b(?:i|my|me)\b/i.test(spoken)
    ? own.trim().slice(0, 1_500)
    : null
}

/** 'I have to read this. Fred the frog sat on a log. …' */
const hasToRead =
  /^\W*(?:(?:ok|so|um+|hi|hey|and|can you help me) )*(?:(?:i|we) (?:have to|gotta|got to|need to|hafta|must|am supposed to) read (?:this|it|that|this one|this story|this page|a story)(?: for (?:homework|school|my teacher|class))?|(?:here is|here'?s|this is) (?:the|my) (?:story|text|passage|reading|page)|my (?:reading |home)?(?:book|homework|page|worksheet) says|read(?:ing)? this(?: with me| please)?|help me read(?: this)?)\W+(?=[A-Z"“])/i

/** A text that is announced as one is that, before it is anything else. */
export const passageBrought = (situation: Situation): Decision | null =>
  hasToRead.test(situation.text) && passagePasted(situation) !== null && !/\?/.test(situation.text)
    ? readPassage(situation)
    : null

export function readPassage(situation: Situation): Decision | null {
  const passage = passageIn(situation.text) ?? passagePasted(situation)
  if (passage === null) return null
  const lesson = {
    ...situation.lesson,
    passage,
    awaitsText: false,
    about: themesIn(passage)[0]?.one ?? situation.lesson.about,
  }
  const beside = situation.text.replace(passage, '')
  if (asksClues.test(beside) && !/main idea|mostly about/i.test(beside))
    return reply(
      [{ key: hatesThem.test(beside) ? 'passage.clue.hate' : 'passage.clue.take' }],
      askChat(lesson, { key: 'passage.clue.which' }),
      { kind: 'passage', mood: 'thinking' },
    )
  const asksMain = /main idea|mostly about|mainly about|about\b/i.test(situation.text.replace(passage, ''))
  const isYoung = situation.grade <= 2 && !asksMain
  return reply(
    [{ key: 'passage.take' }],
    askChat(lesson, { key: asksMain ? 'passage.main' : isYoung ? 'text.aloud' : 'passage.first' }),
    {
      kind: 'passage',
      mood: 'thinking',
    },
  )
}

const namesMain =
  /^\W*(?:(?:ok|so|um+|well|the question says main idea|i (?:think|put|wrote|said)|maybe|is it|then|oh)\b[\s.,:]*)*(?:the |its |it's )?(?:main idea|topic|passage|story|text|it|its|it's|thats|that's)(?: is| are|'s)?(?: (?:that|about|mostly about|mainly about|all about))?\b[\s:]*/i
const saysMain =
  /\b(?:main idea|mostly about|mainly about|i put (?:it'?s |its )?(?:about|that)|all about)\b|^\W*(?:(?:so|i think|um+|maybe|oh|is it) )*(?:it'?s|its|it is) about\b/i
const listsDetails =
  /\b(?:details?|facts?|reasons?|proof|evidence)\b[^:]{0,20}:\s*(.{6,})$|^\W*(?:(?:now|ok|so|and) )*(?:3|three|two|2) (?:details?|facts?|reasons?)\W+(.{6,})$/i
const phraseMeans =
  /^\W*(?:(?:ok|so|and|but|wait|next(?: question)?|the (?:next )?question is|question \d|now)\W+)*(?:what does|whats?|what'?s) (?:the word )?["“]?(.{3,40}?)["”]? mean(?: here| in (?:it|this|the (?:text|story|passage)))?\W*$/i
const asked = ['passage.main#', 'passage.what#', 'passage.once#', 'passage.idea#', 'passage.topic#', 'passage.first#']
const mostWords = 30
const fewestOwn = 3

type Told = { sentence: string; stems: ReadonlySet<string> }

const toldIn = (passage: string): Told[] =>
  sentencesOf(passage).map((sentence) => ({ sentence, stems: new Set(askingOf(sentence).stems) }))

/** What the text speaks of again and again: words of two sentences, or of its first when the others go on with they or it. */
function topicOf(told: readonly Told[]): ReadonlySet<string> {
  const [first, ...rest] = told
  const goesOn = rest.some(({ sentence }) => /^(?:they|it|he|she|these|this)\b/i.test(sentence))
  const all = told.flatMap(({ stems }) => [...stems])
  const often = all.filter((stem, at) => all.indexOf(stem) !== at)
  return new Set([...often, ...(goesOn && first ? [[...first.stems][0] ?? ''] : [])])
}

const marks = (mood: 'happy' | 'thinking') => ({ kind: 'passage', mood }) as const

/** An idea of what the text mostly says: only its topic, one detail of it, or something that holds it together. */
function judged({ lesson }: Situation, claim: string, told: readonly Told[]): Decision | null {
  const topic = topicOf(told)
  const stems = askingOf(claim).stems
  const own = stems.filter((stem) => !topic.has(stem))
  const speaksOf = stems.some((stem) => topic.has(stem)) || /\b(?:they|it|he|she)\b/i.test(claim)
  if (own.length === 0)
    return speaksOf ? reply([{ key: 'passage.topic' }], askChat(lesson, { key: 'passage.what' }), marks('happy')) : null
  const places = told.flatMap(({ stems: here }, at) => (own.some((stem) => here.has(stem)) ? [at] : []))
  const isGeneral =
    /\b(?:stuff|things?|others?|help(?:s|ing|ful)?|many|lots?|different|several|ways?|things|how|why|because|all|kinds?|special|both)\b/i.test(
      claim,
    )
  if (places.length === 1 && !isGeneral)
    return reply([{ key: 'passage.once' }], askChat(lesson, { key: 'passage.main' }), marks('thinking'))
  if (!speaksOf && places.length === 0) return null
  return reply([{ key: 'passage.idea' }], askChat(lesson, { key: 'passage.proof' }), marks('happy'))
}

/** Details that the child lists: those of the text, and those that are not in it, true as they may be. */
function detailsIn({ lesson }: Situation, said: string, told: readonly Told[]): Decision | null {
  const parts = said
    .split(/\s*,\s*(?:and )?|\s+and\s+|\s*;\s*/)
    .map((part) => part.replace(/[.!?\s]+$/, '').trim())
    .filter((part) => part.length > 1)
  if (parts.length < 2) return null
  const topic = topicOf(told)
  const isThere = (part: string) => {
    const stems = askingOf(part).stems.filter((stem) => !topic.has(stem))
    return stems.length > 0 && told.some(({ stems: here }) => stems.some((stem) => here.has(stem)))
  }
  const [there, not] = [parts.filter(isThere), parts.filter((part) => !isThere(part))]
  const lines = [
    ...(there.length > 0 ? [{ key: 'passage.there', values: { parts: list.format(there), count: there.length } }] : []),
    ...(not.length > 0 ? [{ key: 'passage.missing', values: { parts: list.format(not), count: not.length } }] : []),
  ]
  return reply(
    lines,
    askChat(lesson, { key: not.length > 0 ? 'passage.other' : 'passage.proof' }),
    marks(not.length > 0 ? 'thinking' : 'happy'),
  )
}

const wasAsked = ({ said }: Situation['lesson']) =>
  said.slice(-3).some((one) => asked.some((key) => one.startsWith(key)))

/** 'Is it that they build stuff', 'umm that they have strong teeth?' */
const guesses =
  /^\W*(?:(?:um+|uh+|so|ok|oh|maybe|hmm+|like|i think|wait)\W+)*(?:is it|it'?s|that'?s)? ?(?:that|how|because|about how|like that|just that) ((?:they|it|he|she|the|people|some|all|\w+s)\b.{4,80}?)\W*$/i

/** 'Is it beavers have teeth' */
const isItGuess =
  /^\W*(?:(?:um+|so|ok|oh|wait)\W+)*is it (?:just )?((?!a\b|an\b|right|good|ok\b|true|about|that|how)\w+ .{4,70}?)\W*$/i

/** Few words of one thing, and nothing that holds the sentences together. */
const isOneThing = (claim: string, told: readonly Told[]) =>
  claim.split(/\s+/).length <= 4 && !/\b(?:help|stuff|things?|many|lots?)\b/i.test(claim) && told.length > 1

const asksInfer =
  /\bwhat can (?:you|i|we|the reader|readers) (?:infer|conclude)\b|\b(?:infer|inference)s?\b.{0,20}(?:\?|mean|$)|\bwhat(?:'?s| is| does) (?:an? )?infer/i
const wasInferring = ({ said }: Situation['lesson']) => said.slice(-6).some((one) => one.startsWith('passage.infer'))

/** What it is to infer, with the text still open; then what the child infers, tied to a word of the text. */
function inferred({ lesson, text }: Situation): Decision | null {
  if (asksInfer.test(text))
    return reply([{ key: 'passage.infer' }], askChat(lesson, { key: 'passage.infer.ask' }), marks('thinking'))
  if (
    !wasInferring(lesson) ||
    /\b(?:because|cuz|since)\b/i.test(text) ||
    /^\W*(?:what|why|how|who|when|where|do|does|did|can|is|are)\b/i.test(text)
  )
    return null
  const words: string[] = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const word = words.find((one) =>
    askingOf(one).stems.some((stem) => toldIn(lesson.passage ?? '').some(({ stems }) => stems.has(stem))),
  )
  return word === undefined || words.length < 2
    ? null
    : reply(
        [{ key: 'passage.inferred', values: { word } }],
        askChat(lesson, { key: 'passage.inferred.ask' }),
        marks('happy'),
      )
}

const hasPhrase = (sentence: string, phrase: string) =>
  ` ${sentence.toLowerCase().replace(/[^a-z0-9' ]/g, ' ')} `.includes(` ${phrase} `)
const meansMark = 'text:'
const mostMeaning = 9

/** An idea of what a word of the text means: the child tries it in the sentence, which shows whether it fits. */
function meaningTried({ lesson, text }: Situation): Decision | null {
  const phrase = lesson.told?.startsWith(meansMark) ? lesson.told.slice(meansMark.length) : null
  const wasMeant = lesson.said.slice(-2).some((one) => one.startsWith('passage.means#'))
  if (
    phrase === null ||
    !wasMeant ||
    text.split(/\s+/).length > mostMeaning ||
    /^\W*(?:what|why|how|who|idk|i don)/i.test(text)
  )
    return null
  return reply(
    [{ key: 'passage.tryIn', values: { phrase } }],
    askChat(lesson, { key: 'passage.fits', values: { phrase } }),
    marks('thinking'),
  )
}

/** What is said or asked of the open text in so many words: its main idea, details, what a phrase of it means. */
export function ofPassage(situation: Situation): Decision | null {
  const { lesson, text } = situation
  if (!lesson.passage || text.split(/\s+/).length > mostWords) return null
  const told = toldIn(lesson.passage)
  if (
    /^\W*(?:but|they do|it does|it is|well)\b/i.test(text) &&
    lesson.said.slice(-3).some((one) => one.startsWith('passage.missing#'))
  )
    return reply([{ key: 'passage.stillTrue' }], askChat(lesson, { key: 'passage.other' }), marks('thinking'))
  const details = listsDetails.exec(text)?.slice(1).find(Boolean)
  if (details !== undefined) return detailsIn(situation, details, told)
  const phrase = phraseMeans.exec(text)?.[1]?.toLowerCase()
  const place = phrase === undefined ? undefined : told.find(({ sentence }) => hasPhrase(sentence, phrase))
  if (place && phrase !== undefined)
    return reply(
      [{ key: 'passage.look', values: { sentence: place.sentence } }],
      askChat({ ...lesson, told: `${meansMark}${phrase}` }, { key: 'passage.means', values: { phrase } }),
      marks('thinking'),
    )
  const word = meaningTried(situation)
  if (word) return word
  const infers = inferred(situation)
  if (infers) return infers
  const small = isItGuess.exec(text)?.[1]
  if (small !== undefined && wasAsked(lesson) && isOneThing(small, told))
    return reply([{ key: 'passage.once' }], askChat(lesson, { key: 'passage.main' }), marks('thinking'))
  const guess = guesses.exec(text)?.[1] ?? small
  if (guess !== undefined && wasAsked(lesson)) return judged(situation, guess, told)
  if (isQuestion(text) && !saysMain.test(text)) return null
  if (saysMain.test(text)) return judged(situation, text.replace(namesMain, ''), told)
  if (!wasAsked(lesson) || text.split(/\s+/).length < fewestOwn || /\b(?:i|my|me|you|your)\b/i.test(text)) return null
  const topic = topicOf(told)
  return askingOf(text).stems.some((stem) => topic.has(stem)) ? judged(situation, text, told) : null
}

/** A question whose words stand in the text is looked for there. */
export function aboutPassage(situation: Situation, asks: boolean): Decision | null {
  const { lesson, text } = situation
  if (!lesson.passage || text.split(/\s+/).length > mostWords) return null
  const told = toldIn(lesson.passage)
  const { stems } = askingOf(text.replace(namesMain, ''))
  const [best] = told
    .map((one) => ({ ...one, shared: stems.filter((stem) => one.stems.has(stem)).length }))
    .sort((one, other) => other.shared - one.shared)
  if (!best || best.shared < (wasAsked(lesson) ? 1 : 2)) return null
  const isOwn = /\b(?:i|my|me)\b/i.test(text.replace(namesMain, ''))
  // What is told beside a text is held against its main idea only where that was asked for.
  if (!asks) return isOwn || !wasAsked(lesson) ? null : judged(situation, text.replace(namesMain, ''), told)
  return best.shared < 2
    ? null
    : reply(
        [{ key: 'passage.look', values: { sentence: best.sentence } }],
        askChat(lesson, { key: 'passage.says' }),
        marks('thinking'),
      )
}
