import { isQuestion } from '../know/book/stems.ts'
import { plainMeaning } from '../know/words/plain-meaning.ts'
import { capital } from '../know/words/question-words.ts'
import { silentIn } from '../know/words/silent-letters.ts'
import { soundedOut } from '../know/words/sounded-out.ts'
import { judged, spelledRuns } from '../know/words/spelled-tries.ts'
import type { Decision, Line } from '../move.ts'
import { type Lesson, openProblem } from '../state.ts'
import { askChat, type Closing } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

// A child that reads its book aloud: its sentences, a word that it sounds out, the end of the book.

const begins =
  /\b(?:can|could|may|should) i read (?:it |this |that )?(?:to you|you)\b|\b(?:can|could|may) i read (?:you )?(?:my|a|this|the) (?:\w+ )?(?:book|story|page)\b|\b(?:want|wanna) (?:me to read|to hear me read)\b|\bi(?:'?m| am|'?ll| will| want to| wanna)? ?(?:gonna |going to )?read(?:ing)? (?:you )?(?:my|this|a) (?:\w+ )?(?:book|story|page) (?:to you|out loud|now|aloud)\b|\blisten to me read\b/i
const homework = /\bi (?:gotta|have to|got to|need to|hafta|has to) read\b/i
const lately = 12
/** While a book is read to the tutor. */
const isReading = ({ said }: Lesson) => {
  const here = said.slice(-lately)
  return here.some((one) => one.startsWith('reads.')) && !here.slice(-2).some((one) => one.startsWith('reads.end'))
}

/** A sentence as it stands in a book. */
const ofBook = /(?:^|[.!?]\s+|:\s*)((?:[A-Z][^.!?]{5,80}[.!?]["”]?\s*){1,4})/
const ofSelf =
  /^(?:I(?:'m|'ve|'ll| am| have to| need| want| like| love| think| don'?t| can'?t)?\b(?! (?:see|saw|ran|sat|hid|am a)\b)|My (?:mom|dad|brother|sister|teacher|nana|grandma|friend)\b|You\b|Can\b|It'?s (?:so|really)\b|That'?s\b|Thanks?\b|Yes\b|No\b|Ok\b|Okay\b|Hi\b|Hello\b|The end\b)/i
const ended = /^\W*(?:and )?the end\b/i
const fun = /\b(?:guess what|haha|lol|hehe|so funny|SPLASH|BOOM|BAM|CRASH|POP)\b|\b[A-Z]{4,}\b/

/** The last sentence of a book that a line holds; null where the line is talk. */
function lineOfBook(text: string): string | null {
  const found = ofBook.exec(text)?.[1]?.trim()
  if (found === undefined || ofSelf.test(found)) return null
  return (
    found
      .match(/[^.!?]+[.!?]["”]?/g)
      ?.at(-1)
      ?.trim() ?? null
  )
}

/** Words of the book that were spoken of: what is asked of one later. */
const wordsOf = ({ told }: Lesson): string[] => /^lang:reading:([a-z,']+)$/.exec(told ?? '')?.[1]?.split(',') ?? []
const mostKept = 4

function next(lesson: Lesson, key = 'reads.next', word: string | null = null): Closing {
  const words = [...(word === null ? [] : [word]), ...wordsOf(lesson)].slice(0, mostKept)
  return askChat(
    { ...lesson, told: ['lang:reading', ...(words.length > 0 ? [words.join(',')] : [])].join(':') },
    { key },
  )
}
const happy = { kind: 'words', mood: 'happy' } as const

export function readsAloud(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'sentence' || lesson.asked?.kind === 'play')
    return null
  const isOpen = isReading(lesson)
  const stuck = stuckAtWord(heard, isOpen)
  if (stuck) return stuck
  const single = /^\W*([a-z']{2,14})\W*$/i.exec(written)?.[1]?.toLowerCase()
  if (isOpen && single !== undefined && wordsOf(lesson).includes(single))
    return reply([{ key: 'lang.yes' }], next(lesson), happy)
  const quote = lineOfBook(written)
  if (!isOpen) {
    if (homework.test(written) && quote !== null && heard.grade <= mostGrade)
      return reply([{ key: 'reads.line', values: { quote } }], next(lesson), happy)
    return begins.test(written) && !isQuestion(written.replace(begins, ''))
      ? reply([{ key: 'reads.begin' }], next(lesson, 'reads.begin.ask'), happy)
      : null
  }
  if (ended.test(written)) return reply([{ key: 'reads.end' }], next(lesson, 'reads.end.ask'), happy)
  if (quote === null || (isQuestion(written) && /\?\W*$/.test(written))) return null
  const isFun = fun.test(written)
  return reply([isFun ? { key: 'reads.fun' } : { key: 'reads.line', values: { quote } }], next(lesson), happy)
}

const mostGrade = 3
const mostAround = 14
/** 'My book says l i g h t what is that': read somewhere, and asked for. */
const asksRead =
  /\b(?:book|page|sign|box|paper|card|shirt|bag|door|board|screen|story|it|word|worksheet)\b.*\b(?:(?:what|wat)(?:'?s| is| does| word)(?: (?:that|this|it|word))*(?: (?:say|is it|is that|mean|word))?|(?:whats|wats) (?:that|this|it)(?: word| say)?)\W*$/i
const asksSounds = /\b(?:sounds?|letters?|rhymes?|nobody|no one|dumb|weird|silly|stupid|why)\b/i

/** A word that it sounds out, or names letter by letter behind what it read. */
function stuckAtWord({ written, lesson, grade }: Heard, isOpen: boolean): Decision | null {
  if (written.split(/\s+/).length > mostAround + 6 || grade > mostGrade) return null
  const sounded = asksSounds.test(written) ? null : soundedOut(written)
  if (sounded) return named(lesson, sounded.word, sounded.sounds)
  const found = isOpen || asksRead.test(written) ? spelledRuns(written) : null
  const [run] = found?.runs ?? []
  if (!found || run === undefined || found.runs.length !== 1 || found.rest === '') return null
  const read = judged(run, [])
  if (!read?.isRight) return null
  const lines: Line[] = [{ key: 'reads.word', values: { word: read.word, Word: capital(read.word) } }]
  return reply([...lines, ...meaningOf(read.word)], next(lesson, 'reads.next', read.word), happy)
}

const longWord = 6
const meaningOf = (word: string): Line[] => {
  const means = word.length > longWord ? plainMeaning(word) : null
  return means === null ? [] : [{ key: 'reads.means', values: { means } }]
}

function named(lesson: Lesson, word: string, sounds: string): Decision {
  const quiet = silentIn(word)
  const spaced = sounds.replaceAll(' ', ', ')
  const isSounded = quiet !== null && new RegExp(`^(?:${quiet}|c)uh`).test(sounds)
  const line: Line = isSounded
    ? { key: 'reads.quiet', values: { word, Word: capital(word), letter: quiet } }
    : { key: 'reads.sounded', values: { word, Word: capital(word), sounds: spaced, Sounds: capital(spaced) } }
  return reply([line], next(lesson, 'reads.next', word), happy)
}
