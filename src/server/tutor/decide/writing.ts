import { rngOf } from '#server/curriculum/rng.ts'
import { themeOf, themes } from '../know/themes.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { type Heard, isElsewhere, isWork, says } from '../play/hearing.ts'
import { presses } from '../play/presses.ts'
import { wishIn } from '../play/wished-play.ts'
import { isNew } from '../read/goes-on.ts'
import { pressedAct } from '../read/pressed.ts'
import type { Lesson } from '../state.ts'
import { faultsIn } from '../writing/faults.ts'
import { quoteOf } from '../writing/good-in.ts'
import { heroOf } from '../writing/hero.ts'
import { asksOfIt, goesOnAs, isShownLine, rewrites } from '../writing/own-line.ts'
import {
  asksLeave,
  type Genre,
  genreOf,
  genres,
  ideaIn,
  pieceOf,
  remark,
  writingWished,
} from '../writing/wished-writing.ts'
import { draftIn, ownInMarks, sentenceIn, withoutMarksAround, wordsOf } from '../writing/written.ts'
import { askAgain, type Closing } from './ask.ts'
import { askWriting, checkWriting, genreNow, hearDetail, hearMended, looseIdea, strengthOf } from './check-writing.ts'
import { backToText, openText } from './modes.ts'
import { asksPoem, beginPoem, isPoem, poemLine } from './poem.ts'
import { reply } from './reply.ts'
import { talkOfText } from './text-talk.ts'

// Help with the child's own writing. It gives no sentence to copy: it asks for the idea, the reason, an example, then looks at what the child wrote.

/** `asked.about` says what was asked: 'help:story:reason', 'mend:past:goed:1', 'wait', 'detail'. */
const stages = ['idea', 'reason', 'example', 'first'] as const
type Stage = (typeof stages)[number]

/** A word is to be used in a sentence: nothing is written. */
const asksUse = /\buse (?:it|that|this|\w+) in a sentence\b/i

export function writing(situation: Situation, act: string): Decision | null {
  if (asksLeave.test(situation.text) || asksUse.test(situation.text)) return null
  if (act === 'check_sentence') return situation.lesson.asked?.kind === 'feeling' ? null : checkWished(situation)
  if (act !== 'write_for_me' && isPoem(situation.text)) return beginPoem(situation)
  const genre = genreOf(situation.text)
  const idea = act === 'writing_help' ? ideaIn(situation.text) : null
  const lines: Line[] = act === 'write_for_me' ? [{ key: 'write.no' }] : []
  const [, question] = /^(?:if|whether) (.+)/i.exec(idea ?? '') ?? []
  if (question !== undefined)
    return reply(
      lines,
      { ...asks(situation, 'opinion', 'idea', []), lines: [{ key: 'write.side', values: { question } }] },
      { kind: 'writing' },
    )
  const quote = idea === null ? null : quoteOf(idea)
  // Of an opinion only the topic is named: what the child thinks comes first.
  if (
    quote !== null &&
    (genre === 'opinion' || genre === 'summary' || genre === 'book') &&
    !/\b(?:should|is|are|better|best)\b/i.test(quote)
  )
    return reply(
      [...lines, { key: 'write.wish', values: { quote } }],
      asks(named(situation, quote), genre, genre === 'opinion' ? 'idea' : 'reason'),
      {
        kind: 'writing',
        mood: 'happy',
      },
    )
  if (quote !== null)
    return reply(
      [...lines, { key: 'write.liked', values: { quote } }],
      asks(named(situation, quote), genre, 'reason'),
      {
        kind: 'writing',
        mood: 'happy',
      },
    )
  return reply(lines.length > 0 ? lines : [{ key: 'write.begin' }], asks(situation, genre, 'idea'), { kind: 'writing' })
}

/** What it is about is kept, for what is asked of it later. */
const named = (situation: Situation, about: string): Situation => ({
  ...situation,
  lesson: { ...situation.lesson, about: about.replace(/^(?:an?|the|my) /i, '').toLowerCase() },
})

/** 'Thesis: …', 'paragraph 1: …', 'my paragraph: …': a piece of its text, for looking at. */
const labelled =
  /^\W*(?:(?:ok|so|here is|heres|here's) )*(?:my )?(?:thesis|hook|claim|intro(?:duction)?|conclusion|ending|(?:last|first|topic|opening|next|closing) (?:line|sentence)|(?:(?:first|second|third|last|opening|next|closing|intro|body) )?paragraph|reason|body|sentence|summary|counter ?claim)(?: \d| statement| is)?\s*:\s*(\S[\s\S]{14,})$/i

const dueSoon =
  /\b(?:essay|paper|paragraph|narrative|report)\b.{0,20}\bdue\b.*\b(?:havent|haven'?t|have not|didnt|didn'?t) (?:even )?(?:started|start|begun|begin)\b/i

export function wishedWriting(heard: Heard): Decision | null {
  const piece = ownInMarks(labelled.exec(heard.text)?.[1] ?? pieceOf(heard))
  if (piece !== undefined && !/\d\s*[-+×x*÷=]\s*\d/.test(piece)) return checkWriting(heard, piece)
  if (asksPoem.test(heard.text)) return beginPoem(heard)
  const act = writingWished(heard.text) ?? (dueSoon.test(heard.text) ? 'writing_help' : null)
  return act && writing(heard, act)
}

function asks({ lesson, text }: Situation, genre: Genre, stage: Stage, press: Closing['press'] = []): Closing {
  const key = stage === 'first' ? 'write.first' : `write.${stage}.${genre}`
  const who = genre === 'story' ? (heroOf(text) ?? heroOf(lesson.thread) ?? 'none') : 'none'
  return askWriting(lesson, [{ key, values: { who } }], ['help', genre, stage].join(':'), { press })
}

function checkWished(situation: Situation): Decision {
  const own = sentenceIn(situation.text)
  if (own === null) return reply([], askWriting(situation.lesson, [{ key: 'write.send' }], 'wait'), { kind: 'writing' })
  return checkWriting(situation, own, true)
}

const done =
  /^\W*(?:(?:ok|okay|so|i think|yay|and) )*(?:i'?m|im|i am|we'?re|all)?\s*(?:done|finished|all done|done writing|through)\b|\b(?:no more writing|stop writing|don'?t want to write|dont wanna write|stop)\b/i

/** Beside the text: thanks, how the child feels, what a word means. */
const besideText =
  /^\W*(?:thanks?|thank you|thx|ty)\b|\bwhat (?:does|do|is|are) .{1,40} mean\W*$|^\W*(?:\w+ )?i (?:still |also |just )?feel (?!that\b)(?:\w+ ){1,8}\w*\W*$/i
/** A question about the text that stands before it. */
const asksBehind =
  /(?<=[.!?"”]) *(?:so )?(?:(?:is|was) (?:that|it|this) (?:fixed|right|better|good|ok|okay|correct)(?: now)?|did i (?:fix|do|get) (?:it|that)(?: right)?)\W*$/i

/** What the child says while it writes; null where it is clearly something else. */
export function goOnWriting(whole: Heard): Decision | null {
  const { asked } = whole.lesson
  if (asked?.kind !== 'sentence' || besideText.test(whole.text)) return null
  if (remark.test(whole.text)) return null
  if (backToText.test(whole.text))
    return reply([], askWriting(whole.lesson, [{ key: 'write.send' }], asked.about ?? 'wait'), { kind: 'writing' })
  const verse = poemLine(whole)
  if (verse) return verse
  const heard = { ...whole, text: withoutMarksAround(whole.text.replace(asksBehind, ''), genreNow(whole.lesson)) }
  const { text } = heard
  if (done.test(text) && wordsOf(text).length < 7) return finished(heard)
  const talked = talkOfText(heard, asked.about ?? 'wait')
  if (talked) return talked
  const about = (asked.about ?? 'wait').split(':')
  if (about[0] === 'help' && tellsIdea.test(text)) return hearHelped(heard, about)
  if (about[0] === 'help' && hasSome.test(text))
    return reply([{ key: 'write.tellThem' }], askWriting(heard.lesson, [], asked.about ?? 'wait'), { kind: 'writing' })
  const isLine =
    (goesOnAs.test(text) || rewrites.test(text) || isShownLine(text)) && wordsOf(text).length >= fewestDraft
  if (isOther(heard) || (about[0] !== 'mend' && !isLine && isNew(heard, openText(heard.lesson)))) return null
  // A question of the child's that nobody could answer is no line of its text.
  if (about[0] !== 'mend' && asksOfIt.test(text) && !isShownLine(text))
    return reply([{ key: 'write.unsure' }], askWriting(heard.lesson, [], asked.about ?? 'wait'), {
      kind: 'writing',
      mood: 'thinking',
    })
  switch (about[0]) {
    case 'help':
      return hearHelped(heard, about)
    case 'mend':
      return isDraft(heard, about[2] ?? '') ? hearMended(heard, about, asked) : null
    case 'detail':
      return hearDetail(heard)
    default:
      return hearSent(heard)
  }
}

/** What the text is to be about is told. */
const tellsIdea =
  /^\W*(?:(?:so|ok|um+|well|yeah|yes) )*(?:it'?s|it is|its gonna be|it has to be|(?:my|the|our) (?:essay|story|paper|report|paragraph|topic|opinion|idea)(?: is)?|(?:i|we)(?:'?m| am|'?re)? (?:want|wanna|have|chose|picked|write|writing|going)(?: to| have)?(?: (?:be|write))?)(?: (?:supposed|going|gonna))?(?: to be)? (?:about|on|that|how|why)\b/i
/** It has reasons, and has not said them. */
const hasSome =
  /^\W*(?:(?:so|ok|um+|well|and|but) )*i (?:only )?(?:have|got|thought of|came up with) (?:like )?(?:\d|one|two|three|four|a|an|some|a few|a couple(?: of)?) (?:good )?(?:reasons?|facts?|ideas?|examples?|details?|points?|paragraphs?|sentences?)\W*$/i
const shortTalk = 5
const otherPresses = new Set(['yes', 'no', 'dont_know'])

function isOther(heard: Heard): boolean {
  const { text } = heard
  const act = pressedAct(text)
  const count = wordsOf(text).length
  if (act !== null) return !otherPresses.has(act)
  // A mark alone may be what was asked for.
  if (count === 0) return !/[.!?]/.test(text)
  if (isWork(text) && (count < shortTalk || /\d\s*[-+x×*÷/]\s*\d+\s*=/.test(text))) return true
  if (heard.grade >= gradeOfTalk && ofSelf.test(text) && count <= 16) return true
  if (asksTutor.test(text) && count <= longestQuestion) return true
  if (writingWished(text)) return false
  return wishIn(text) !== null || (count <= shortTalk && isElsewhere(heard)) || isClearly(heard)
}

/** What older children say of themselves while they write is no line of the text. */
const ofSelf =
  /^\W*(?:(?:ok|okay|so|but|and|ugh|also) )*(?:(?:i|maybe i|guess i|i think i|i guess i)(?:'?ll| will| might| may| should| could)? (?:just )?(?:tell|ask|talk to) (?:my|the|a|him|her|them)|i (?:get|got|feel|cant|can'?t|am|need|want|dont|don'?t|hate|love|have to|gotta)|i'?m|im|ill|i'?ll|is it|is this|are (?:they|we|you)|it'?s|my (?:face|mom|dad|teacher|hands?|head|friend|parents?))\b(?!.*[.!?]["”]?\s*$)/
const gradeOfTalk = 4

const asksTutor =
  /^\W*(?:(?:ok|but|and|so|wait) )*(?:how (?:do|can|many|to|is|old|come)|where (?:do|does|should|is)|whats?|what's|what is|is there|are there|is (?!it me)\w+ (?:right|rite|spelled|spelt|correct|ok|or)|why|can (?:i|you|u|we)|could you|do you|are you|did (?:i|you)|should (?:i|it)|which|will (?:i|he|she|they|we|it|you)|does (?:he|she|it|this|that)|is \w+ (?:far|near|big|close|cold|hot|real))\b/i
const longestQuestion = 12

/** Longer talk that is no writing: a question, a goodbye. What a child writes may well be sad or about a game. */
const clearlyOther = new Set(
  'ask_world ask_meaning ask_spelling homework want_topic want_story want_joke want_game bye break tool_board tool_cards tool_video app_help'.split(
    ' ',
  ),
)
const verySure = 0.75
const isClearly = ({ acts }: Heard) =>
  acts[0] !== undefined && acts[0].share > verySure && clearlyOther.has(acts[0].act)

const fewestDraft = 5
const talks =
  /^\W*(?:(?:oh|ok|so|but|and|wait|fine|well|haha+|lol|no|yes|yeah) )*(?:i (?:wrote|put|meant|think|know|like|dont|don't|want|fixed|changed|did|thought|can|cant)\b|im (?:writing|done|going|not)|its (?:ok|fine|mine|not)|haha|lol|do i|did i|is it|you|can you|my (?:teacher|mom|dad|friend)|thats|that's)/i

/** What comes back after a question about a sentence: its word mended, a short answer, or the sentence again. Other long talk is none. */
function isDraft({ text }: Heard, word: string): boolean {
  const words = wordsOf(text)
  if (words.length < fewestDraft || /["“”]|(?:^|\s)['‘]\w.*\w['’](?:\s|$)/.test(text)) return true
  if (/^[A-Z][^.!?]{8,}[.!?]+ [A-Z][^.!?]{5,}[.!?]/.test(text.trim())) return true
  if (talks.test(text)) return words.some((one) => word !== '' && one.word === word.toLowerCase()) && !/\?/.test(text)
  return true
}

const finished = (situation: Situation): Decision =>
  reply([{ key: 'write.done' }], askAgain(situation, { ...situation.lesson, asked: null }), {
    kind: 'writing',
    mood: 'happy',
  })

/** Another sentence was asked for. */
function hearSent(heard: Heard): Decision {
  const { text, lesson } = heard
  if (says.no(text) && wordsOf(text).length < shortTalk) return finished(heard)
  const own = sentenceIn(text)
  const isPromise = says.yes(text) && wordsOf(text).length < 4
  if (own === null || isPromise || /^\W*i have (?:another|one|a|more)\b/i.test(text))
    return reply([], askWriting(lesson, [{ key: 'write.send' }], 'wait'), { kind: 'writing' })
  return looseIdea(heard, own) ?? checkWriting(heard, own)
}

/** An answer on the way to a text: its own words are named, and the next thing is asked. */
function hearHelped(heard: Heard, [, genreName = '', stageName = '']: readonly string[]): Decision {
  const { text } = heard
  const genre = genres.find((one) => one === genreName) ?? 'other'
  const stage = stages.find((one) => one === stageName) ?? 'idea'
  const draft = draftIn(text)
  if (draft !== null) return checkWriting(heard, draft)
  if (stage === 'first') {
    const own = sentenceIn(text)
    return own === null || says.givesUp(text)
      ? reply([{ key: 'write.stuck.first' }], asks(heard, genre, 'first'), { kind: 'writing' })
      : (looseIdea(heard, own) ?? checkWriting(heard, own))
  }
  const isStuck = (says.givesUp(text) || says.no(text)) && wordsOf(text).length < 7
  if (isStuck && heard.lesson.asked && heard.lesson.asked.times > 1 && stage !== 'idea')
    return reply([{ key: 'write.skip' }], asks(heard, genre, next(stage)), { kind: 'writing' })
  if (isStuck) return stuck(heard, genre, stage)
  if (stage === 'idea' && shortOpinion.test(text))
    return reply([{ key: 'write.opinion' }], asks(heard, 'opinion', 'reason'), { kind: 'writing', mood: 'happy' })
  const about =
    stage === 'idea' ? (/([a-z]{4,})\W*$/i.exec(text)?.[1]?.toLowerCase() ?? heard.lesson.about) : heard.lesson.about
  const strength =
    stage !== 'idea' && wordsOf(text).length >= fewestStrong
      ? strengthOf(heard.lesson, text, genre, faultsIn(text))
      : null
  const quote = quoteOf(ideaIn(text) ?? text)
  const lines: Line[] =
    strength !== null
      ? [strength]
      : quote === null
        ? [{ key: 'nice' }]
        : [{ key: stage === 'idea' ? 'write.liked' : 'write.noted', values: { quote } }]
  return reply(lines, asks({ ...heard, lesson: { ...heard.lesson, about } }, genre, next(stage)), {
    kind: 'writing',
    mood: 'happy',
  })
}

/** The side that it takes, and no word of why yet. */
const shortOpinion =
  /^\W*(?:(?:i|we) (?:think|say|believe)|my opinion is|well|um+|probably|definitely)* ?(?:yes|no|yeah|nope|nah|they should(?:n'?t| not)?|we should(?:n'?t| not)?|not really)\W*$/i

const fewestStrong = 8
const next = (stage: Stage): Stage => stages[stages.indexOf(stage) + 1] ?? 'first'

/** The child has no idea yet: something that it likes to choose from, or a smaller question. */
function stuck(heard: Heard, genre: Genre, stage: Stage): Decision {
  const closing = asks(heard, genre, stage, stage === 'idea' ? ideas(heard.lesson) : presses('dontKnow'))
  const again: Closing = { ...closing, asked: closing.asked && { ...closing.asked, times: 2 } }
  return reply([{ key: stage === 'idea' ? 'write.stuck.idea' : 'write.stuck' }], again, {
    kind: 'writing',
    mood: 'thinking',
  })
}

const ideasShown = 3

function ideas({ likes, seed }: Lesson): Closing['press'] {
  const own = likes.flatMap((id) => themeOf(id) ?? []).reverse()
  const others = rngOf(seed + 3).some(
    themes().filter((one) => !own.includes(one)),
    ideasShown,
  )
  return [...own, ...others].slice(0, ideasShown).map(({ thing }) => ({ label: thing, says: thing, kind: 'answer' }))
}
