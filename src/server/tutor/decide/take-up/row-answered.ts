import { capital } from '../../know/words/question-words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'
import { partOf } from '../young/patterns.ts'

// A row is laid, asked about and answered in one line: 'red blue red blue. what comes next its red'.

const asksNext =
  /^(.{9,90}?)[.,!]*(?: (?:that'?s|this is|its|it's) (?:my|the|a|our) [a-z ]{3,24}[.,!]+)?\s+(?:so |and |then )?(?:(?:what(?:'?s| is| comes| goes)|whats|wat comes|'?s gonna be) (?:next|after that|after)|then what|(?:the )?next(?: one)? is|so next|next its|so then its)\W+(?:(?:is it|its|it's|it is|i think(?: its)?|i say|maybe|its a|is it a) )?([a-z]{1,12})\W*$/i
const nextFirst =
  /^\W*(?:what(?:'?s| is| comes| goes)|whats) next\W+(?:is it |its |it's |it is |i think )([a-z]{1,12})[.,!]+\s+([a-z]{1,12}(?:[ ,]+[a-z]{1,12}){3,11})\W*$/i
const wordsIn = (row: string): string[] => row.toLowerCase().match(/[a-z]+/g) ?? []
/** The part of it that goes round: some things, said over and over. */
const ends = (row: string) => row.split(/[.!?:]/).findLast((one) => partOf(wordsIn(one)) !== null) ?? ''

/** The row, what comes next, and whether that is it. */
function answeredRow(text: string): { row: string; said: string; isRight: boolean } | null {
  const behind = asksNext.exec(text)
  const first = behind ? null : nextFirst.exec(text)
  const row = behind?.[1] ?? first?.[2] ?? ''
  const said = (behind?.[2] ?? first?.[1] ?? '').toLowerCase()
  const words = wordsIn(ends(row))
  const size = partOf(words)
  if (size === null || said === '') return null
  const next = words[words.length % size] ?? ''
  return { row: words.join(', '), said, isRight: next === said }
}

export function rowAnswered({ lesson, written }: Heard): Decision | null {
  const found = lesson.spanish || openProblem(lesson) || lesson.asked?.kind === 'play' ? null : answeredRow(written)
  if (!found) return null
  const { row, said, isRight } = found
  const after = { ...lesson, aside: lesson.aside + 1 }
  return reply(
    [
      {
        key: isRight ? 'row.right' : 'row.look',
        values: { row, said, Said: capital(said) },
      },
    ],
    { ...askChat(after, { key: 'chat.more' }), lines: [] },
    { kind: 'pattern', mood: isRight ? 'happy' : 'thinking' },
  )
}
