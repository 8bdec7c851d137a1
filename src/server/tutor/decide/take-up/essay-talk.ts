import { isQuestion } from '../../know/book/stems.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat, noQuestion } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { saidLately } from './last-lines.ts'

// Beside its own text a child places a mark, asks what may go in, names what the other side says and answers it.

const places =
  /^\W*(?:(?:so|ok|then|and|oh|hmm+|um+) )*(?:maybe|should|could|can|do|what if|so|i think|i could|i would|i'?ll|i should)? ?(?:i |we |there )?(?:put|add|need|use|should put|goes|go|stop with)? ?(?:a |the |an |one )?(period|comma|question mark|exclamation (?:mark|point)|full stop) (?:goes |go |comes |should go )?(?:right )?(?:after|behind|before) (?:the word |the )?["“]?([a-z']+)["”]?(?: .{0,24})?\W*$/i
const mayPut =
  /^\W*(?:(?:so|ok|wait|hey|but|and|um+) )*(?:can|could|may|should) (?:i|we) (?:also )?(?:put|use|add|have|include|write about|talk about|say something about) (?:in )?(?:some )?((?:the |a |an |my )?[a-z]+(?: [a-z]+){0,2}?)(?: too)? in (?:my|the|our|it|this) ?(report|essay|story|poem|letter|paragraph|card|poster|book report|sentence|comic|speech|project)\b(?!.*\b(?:address|phone|number|password)\b)(?<!\b(?:address|phone|number|password|last name|knife|guns?|chatgpt|ai|copied|swear|bad|calculator)\b.*)/i
const startsNew = /^(?:and|but|so|then|because|they|he|she|it|we|i|you|the|my|there|this|that|one|when)$/i
const otherSide = /\b(?:counter ?(?:claims?|arg\w*)|other side|rebuttals?)\b/i
const answers =
  /^\W*(?:but|well but|yeah but|ok but|still|even so|then they|they (?:could|can|culd)|you (?:could|can))\b/i

export function essayTalk(heard: Heard): Decision | null {
  const { lesson, grade } = heard
  if (lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'play') return null
  return markPlaced(heard) ?? mayGoIn(heard) ?? (grade >= 3 ? sides(heard) : null)
}

function said(heard: Heard, lines: Line[], ask: string | null): Decision {
  const lesson = { ...heard.lesson, aside: heard.lesson.aside + 1 }
  const kept = lesson.asked?.kind === 'sentence' ? lesson.asked : null
  const closing = ask === null ? noQuestion(lesson) : askChat(lesson, { key: ask })
  return reply(
    lines,
    { ...closing, asked: kept ?? askChat(lesson, { key: 'chat.more' }).asked },
    { kind: 'writing', mood: 'happy' },
  )
}

/** 'Maybe i put a period after parents': looked up in what the child showed. */
function markPlaced(heard: Heard): Decision | null {
  const [, mark = '', word = ''] = places.exec(heard.written) ?? []
  if (word === '') return null
  const shown = `${heard.lesson.thread} ${heard.lesson.lines.join(' ')}`
  const next = new RegExp(`\\b${word.replaceAll("'", "\\'")}[,.]? +([a-z']+)`, 'i').exec(shown)?.[1]
  const values = { mark: mark.toLowerCase(), word, next: next ?? '' }
  if (!/period|full stop/i.test(mark) || next === undefined)
    return next === undefined ? null : said(heard, [{ key: 'mark.readIt', values }], null)
  return said(heard, [{ key: startsNew.test(next) ? 'mark.yes' : 'mark.readIt', values }], null)
}

/** 'Can i put roller coasters in my report'. */
function mayGoIn(heard: Heard): Decision | null {
  const [, thing = '', kind] = mayPut.exec(heard.written) ?? []
  return thing === '' || /^(?:this|that|it|them|these|one|a|spell\w*)$/i.test(thing)
    ? null
    : said(
        heard,
        [
          {
            key: 'mark.mayPut',
            values: { thing: thing.toLowerCase().replace(/^my\b/, 'your'), kind: kind?.toLowerCase() ?? 'text' },
          },
        ],
        null,
      )
}

/** What others say against it, behind the word for that; then the answer to them. */
function sides(heard: Heard): Decision | null {
  const { lesson, text } = heard
  if (isQuestion(text) || text.split(/\s+/).length < 3 || /^(?:feeling|story)$/.test(lesson.asked?.kind ?? ''))
    return null
  if (saidLately(lesson, 'essay.against', 3))
    return answers.test(text) ? said(heard, [{ key: 'essay.answered' }], 'essay.answered.ask') : null
  const wasAsked = lesson.lines.slice(-1).some((line) => otherSide.test(line))
  return wasAsked && !answers.test(text) && !/^\W*(?:i |im|my|ok|oh|thanks|no|yes|idk)/i.test(text)
    ? said(heard, [{ key: 'essay.against' }], 'essay.against.ask')
    : null
}
