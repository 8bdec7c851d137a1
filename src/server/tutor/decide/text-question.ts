import { homophoneSets, toldOf } from '../know/words/homophones.ts'
import { synonymsOf } from '../know/words/meanings.ts'
import { knownWord } from '../know/words/words.ts'
import type { Decision, Line } from '../move.ts'
import { list } from '../say/list.ts'
import { type Lesson, openProblem } from '../state.ts'
import type { TextAsk } from '../writing/ask-parts.ts'
import { askOfText, wordToReplace } from '../writing/asks-of-text.ts'
import { clauseAt } from '../writing/clause.ts'
import { quoteOf } from '../writing/good-in.ts'
import { topicIn, whoIn } from '../writing/hero.ts'
import { betterIn } from '../writing/needs.ts'
import { strengthsIn } from '../writing/strengths.ts'
import { type Genre, genreOf } from '../writing/wished-writing.ts'
import { writingWords } from '../writing/writing-words.ts'
import { sentencesOf, wordsOf } from '../writing/written.ts'
import { askChat, type Closing } from './ask.ts'
import { askWriting, checkWriting, genreNow } from './check-writing.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A plain question about the child's own text is answered in one thing to do, with two to choose from where it is a matter of
// taste, and of its own hero or topic where that is known. Nothing is written for the child.

const lately = 14
const ofText = /^(?:write|tale|poem|report|lang\.talk)\./

/** A text of the child's is open, waits, or was spoken of a moment ago. */
export const isWriting = ({ asked, below, said }: Lesson): boolean =>
  asked?.kind === 'sentence' ||
  asked?.about?.startsWith('tale') === true ||
  below !== null ||
  (asked?.kind !== 'feeling' && said.slice(-lately).some((one) => ofText.test(one)))

/** A wish to have a part written: it is the child's, and the tutor says how such a part is made. */
const writesPart =
  /^\W*(?:(?:no|just|can|could|will|please|pls|but|ok) )*(?:you|u)(?: just| please)? (?:rite|write|wright|do|make|finish|give me|come up with|tell me) (?:me )?(?:a|an|the|my) (?:\w+ )?(conclusion|ending|end|intro|introduction|opening|beginning|hook|thesis|title|next (?:sentence|part|line)|last (?:sentence|line)|first (?:sentence|line))\b/i
/** 'At least do the intro for me'. */
const writesForMe =
  /^\W*(?:(?:bruh|bro|ok|fine|please|pls|just|at least|then|but|ugh|can|could|you|u|can'?t) )*(?:do|write|make|give me) (?:me )?(?:a|an|the|my) (?:\w+ )?(conclusion|ending|intro|introduction|opening|beginning|hook|thesis|title|first (?:sentence|line|paragraph)|last (?:sentence|line|paragraph))(?: for me| at least| please)\b/i
/** 'Just write it for me pleeease'. */
const writesAll =
  /^\W*(?:(?:just|please|pls|can you|can u|you|ok|fine|ugh|no) )*(?:write|do|finish) (?:it|this|that|the rest|all of it) for me\b/i
const partAsks: readonly [RegExp, TextAsk][] = [
  [/conclusion|end|last/i, 'end'],
  [/intro|opening|beginning|first/i, 'start'],
  [/hook/i, 'hookHow'],
  [/thesis/i, 'thesisHow'],
  [/title/i, 'title'],
  [/next/i, 'next'],
]

export function textQuestion(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || lesson.asked?.kind === 'play' || lesson.asked?.kind === 'story') return null
  const isOpen = isWriting(lesson)
  if (openProblem(lesson) && !isOpen) return null
  const word = wordToReplace(written)
  const instead = word === null ? null : insteadOf(heard, word, isOpen)
  if (instead) return instead
  const part = (writesPart.exec(written) ?? writesForMe.exec(written))?.[1]
  const [, asksPart] = partAsks.find(([pattern]) => part !== undefined && pattern.test(part)) ?? []
  if (asksPart) return told(heard, asksPart, [{ key: 'write.no' }])
  if (isOpen && writesAll.test(written)) return told(heard, 'next', [{ key: 'write.no' }])
  const own = ownPart.exec(written)
  if (own?.[1] && own[2]) return told(heard, /hook/i.test(own[1]) ? 'hook' : 'thesis', [])
  const pair = pairAsked(heard)
  if (pair) return pair
  const ask = askOfText(written, isOpen)
  return ask && told(heard, ask, [])
}

/** 'My thesis is that …': it is looked at as that. */
const ownPart =
  /^\W*(?:(?:ok|so|fine|well),? )*(?:my|the) (thesis|thesis statement|claim|hook|topic sentence)(?: statement)? (?:is|could be|will be|would be)(?: that)?:? (\S+(?: \S+){5,})$/i

const askedPair =
  /^\W*(?:(?:so|and|but|wait|ok) )*(?:is it|is this|which (?:one )?is (?:right|correct|it)|which (?:one )?do i (?:use|need)|do (?:i|you|we) (?:use|write|say|put|need)|should (?:it|i) (?:be|use|write)|its|whats right)(?: the)?[\s,:]*([a-z']{2,9}) or ([a-z']{2,9})\b/i

/** Which of two words that sound the same: what each means, and the child chooses. */
function pairAsked({ lesson, written }: Heard): Decision | null {
  const [, one = '', two = ''] = askedPair.exec(written.toLowerCase().replaceAll('’', "'")) ?? []
  const words = homophoneSets().find(({ words: all }) =>
    [one, two].every((said) => all.some(({ word }) => word === said)),
  )
  if (one === two || !words) return null
  const lines = words.words.filter(({ word }) => word === one || word === two)
  const kept = lesson.asked?.kind === 'sentence' ? lesson.asked : null
  const closing = askChat({ ...lesson, told: 'lang:' }, { key: 'write.pair' })
  return reply(
    lines.map((word): Line => ({ text: `${toldOf(word)}.`, fact: true })),
    { ...closing, asked: kept ?? closing.asked },
    { kind: 'words', mood: 'thinking' },
  )
}

/** Other words for a plain one; a question beside every text, too. */
function insteadOf(heard: Heard, word: string, isOpen: boolean): Decision | null {
  const words = writingWords().dull[word]?.split(', ') ?? synonymsOf(word).slice(0, 3)
  if (words.length < 2 || (!isOpen && writingWords().dull[word] === undefined)) return null
  const listed = `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`
  return goesOn(heard, { key: 'write.ask.instead', values: { word, words: listed } })
}

/** The text as far as it was shown, and what stands in this very message behind a colon. */
function shownIn({ lesson, written }: Heard): { piece: string; whole: string } {
  const own = ownPart.exec(written)?.[2] ?? ''
  const behind = own || /:\s+(\S[\s\S]{8,})$/.exec(written)?.[1] || ''
  const before = /^([\s\S]{12,}[.!?"”])\s+[^.!?]+\??\s*$/.exec(written)?.[1] ?? ''
  const piece = behind || before
  return { piece, whole: `${lesson.thread} ${piece}`.trim() }
}

function valuesOf(heard: Heard): Record<string, string> {
  const { whole } = shownIn(heard)
  const { lesson } = heard
  const isPlanned = lesson.asked?.about?.startsWith('help:') === true
  const planned = isPlanned && lesson.about && !/^how /.test(lesson.about) ? lesson.about : 'none'
  return {
    who: whoIn(whole),
    topic: topicIn(whole) ?? planned,
  }
}

/** The text stays open as it was; a plan that has begun goes on behind it. */
function goesOn(heard: Heard, line: Line, before: Line[] = [], about?: string): Decision {
  const { lesson } = heard
  const kept = lesson.asked?.kind === 'sentence' ? (lesson.asked.about ?? 'wait') : null
  const isTale = lesson.asked?.about?.startsWith('tale') === true
  const own = kept !== null && /^(?:help:\w+:(?!idea)|poem|wait|detail)/.test(kept) ? kept : `wait:${genreOfAsk(heard)}`
  const closing: Closing = askWriting(lesson, [line], about ?? own)
  return reply(
    before,
    isTale
      ? { ...closing, asked: lesson.asked && { ...lesson.asked, about: about === 'tale:title' ? about : 'tale' } }
      : closing,
    { kind: isTale ? 'tale' : 'writing', mood: 'thinking' },
  )
}

function genreOfAsk(heard: Heard): Genre {
  const named = genreOf(heard.written)
  return named === 'other' || (/\bessay\b/i.test(heard.written) === false && named === 'opinion')
    ? genreNow(heard.lesson, shownIn(heard).piece)
    : named
}

const asStart: Partial<Record<Genre, Genre>> = { poem: 'other', summary: 'report' }
const asEnd: Partial<Record<Genre, Genre>> = { summary: 'report' }
const asNext: Partial<Record<Genre, Genre>> = { poem: 'other', letter: 'other', book: 'report', summary: 'report' }

function told(heard: Heard, ask: TextAsk, before: Line[]): Decision | null {
  const values = valuesOf(heard)
  const genre = genreOfAsk(heard)
  const { piece, whole } = shownIn(heard)
  const says = (key: string, more: Record<string, string> = {}) =>
    goesOn(heard, { key: `write.ask.${key}`, values: { ...values, ...more } }, before)
  switch (ask) {
    case 'start':
      return says(`start.${asStart[genre] ?? genre}`)
    case 'end':
      return says(`end.${asEnd[genre] ?? genre}`)
    case 'next':
      return says(`next.${asNext[genre] ?? genre}`)
    case 'title': {
      const key = genre === 'poem' ? 'title.poem' : genre === 'story' || genre === 'other' ? 'title' : 'title.essay'
      const isTale = heard.lesson.asked?.about === 'tale'
      return goesOn(heard, { key: `write.ask.${key}`, values }, before, isTale ? 'tale:title' : undefined)
    }
    case 'good':
    case 'label':
      return whole === '' ? null : looked(heard, whole)
    case 'enough':
      return says(genre === 'poem' ? 'enough.poem' : 'enough')
    case 'hookHow':
      return says('hook.how')
    case 'thesisHow':
      return says('thesis.how')
    case 'ending':
      return says('ending.test')
    case 'titleGood':
      return says('title.test')
    case 'better': {
      const better = betterIn(whole)
      return says(`better.${better.kind}`, { ...better.values })
    }
    case 'long':
      return says(`long.${lengthOf(heard.written, genre)}`)
    case 'povHow':
      return says('pov.how')
    case 'fix': {
      const about = heard.lesson.asked?.about ?? ''
      if (about.startsWith('mend'))
        return goesOn(
          heard,
          { key: about.startsWith('mend:runOn') ? 'write.ask.fix.runOn' : 'write.ask.fix.more' },
          before,
          about,
        )
      return told(heard, 'better', before)
    }
    case 'opinion':
      return genre === 'summary' ? says('opinion.summary') : goesOn(heard, { key: 'write.may' }, before)
    case 'noIdea':
      return goesOn(heard, { key: 'write.ask.noIdea' }, before, `help:${genreOf(heard.written)}:idea`)
    default:
      return judged(ask, piece || whole, whole, says)
  }
}

/** A part of its text is looked at: what it does, and what it does not yet. */
function judged(ask: TextAsk, shown: string, whole: string, says: Says): Decision | null {
  switch (ask) {
    case 'hook':
      return hook(shown, says)
    case 'thesis':
      return thesis(shown, says)
    case 'povOf':
      return pointOfView(whole, says)
    case 'comma': {
      const spoken = /["“]([^"“”]+),["”]/.exec(whole)?.[1]
      return spoken === undefined ? says('comma') : says('comma.there', { quote: `${spoken},` })
    }
    case 'syllables': {
      const counts = syllablesIn(whole)
      return counts === null ? null : says('syllables', { counts })
    }
    default:
      return says(ask)
  }
}

type Says = (key: string, more?: Record<string, string>) => Decision

/** Its last sentences are looked at once more: another strength, another step. */
function looked(heard: Heard, whole: string): Decision {
  const { asked } = heard.lesson
  const isTale = asked?.about?.startsWith('tale') === true
  const decision = checkWriting({ ...heard, lesson: { ...heard.lesson, thread: '' } }, whole)
  const lesson = { ...decision.lesson, thread: heard.lesson.thread }
  const kept = isTale || asked?.about === 'poem' ? asked : lesson.asked
  return {
    ...decision,
    move: { ...decision.move, kind: isTale ? 'tale' : 'writing' },
    lesson: { ...lesson, asked: kept },
  }
}

const pulling = new Set(['sound', 'verb', 'dialogue', 'twist', 'comparison', 'sense', 'evidence'])

function hook(text: string, says: Says): Decision {
  const sentences = sentencesOf(text)
  const first = sentences.find((one) => /^["“]?[A-Z]/.test(one.text)) ?? sentences[0]
  if (!first) return says('hook.how')
  const quote = quoteOf(first.text) ?? clauseAt(first.text, 0)
  if (/\?["”]?\s*$/.test(first.text)) return says('hook.question', { quote })
  const found = strengthsIn(first.text, false).find(({ kind }) => pulling.has(kind))
  return found ? says('hook.sound', { quote: found.values.quote ?? quote }) : says('hook.plain')
}

const takesSide = /\b(?:should(?:n'?t| not)?|must|better|best|worst|more|harms?|too|necessary|need|deserves?|is|are)\b/i

function thesis(text: string, says: Says): Decision {
  const sentence = sentencesOf(text).find(({ text: one }) => takesSide.test(one))?.text ?? text
  const turn = /\b(?:but|yet|although|even though)\b/i.exec(sentence)
  const at = sentence.search(/\b(?:because|since|so that)\b/i)
  if (at >= 0) return says('thesis.good', { quote: clauseAt(sentence, at) })
  if (turn && wordsOf(sentence).length > 7) return says('thesis.both')
  return takesSide.test(sentence) && wordsOf(sentence).length > 4 ? says('thesis.side') : says('thesis.how')
}

function pointOfView(text: string, says: Says): Decision {
  const bare = text.replace(/["“][^"“”]*["”]/g, ' ')
  const first = /\b(?:I|we|my|our|me)\b/.exec(bare)?.[0]
  if (first !== undefined) return says('pov.first', { word: first })
  const third = /\b(?:he|she|they|his|her|their)\b/i.exec(bare)?.[0]
  return third === undefined ? says('pov.how') : says('pov.third', { word: third.toLowerCase() })
}

function lengthOf(asked: string, genre: Genre): string {
  const named = /\b(summary|paragraph|poem|story|essay)\b/i.exec(asked)?.[1]?.toLowerCase()
  if (named !== undefined) return named
  return genre === 'story' || genre === 'poem' || genre === 'summary' ? genre : 'essay'
}

/** The beats of each line; null where a word is not known, or there are no lines. */
function syllablesIn(text: string): string | null {
  const lines = text.split(/\s*[/\n]\s*/)
  const counts = lines.map((line) => wordsOf(line).map(({ word }) => knownWord(word)?.claps[0] ?? null))
  if (lines.length < 2 || counts.some((line) => line.includes(null))) return null
  return list.format(counts.map((line) => String(line.reduce((sum: number, one) => sum + (one ?? 0), 0))))
}
