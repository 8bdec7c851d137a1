import type { Decision, Line } from '../../move.ts'
import { tryAt } from '../../read/tries.ts'
import { changed, openProblem } from '../../state.ts'
import { askStep } from '../ask.ts'
import { credit } from '../credit.ts'
import type { Heard } from '../hear.ts'
import { kept, reply } from '../reply.ts'

// Steps of working on paper that a child tells: the rows of a multiplication, what goes in and what is left of a division.

const leftOver =
  /(?:^|[\s,.])(\d{1,5}) ?(?:r|rem|remainder|left ?over) ?(\d{1,3})(?=$|[\s,.!?])|\b(\d{1,5})(?: ([a-z]+))? (?:and|with|an|n) (\d{1,3})(?: [a-z]+)? (?:is |are )?(?:left(?: ?over)?|remaining|remains?|extra)\b/gi

const groups = /^(?:groups?|times|each|full|whole|in|boxes|bags|teams|rows|piles|sets|packs|pages)$/i

/** '6 r 1. so 26 r 1': the last one is the answer. */
export function endsWithRemainder(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const said = [...heard.text.matchAll(leftOver)].at(-1)
  if (open?.item.answer.form !== 'remainder' || !said) return null
  // '23 dollars and 3 left' of a bare division is about something else.
  const thing = said[4]
  if (
    thing !== undefined &&
    !groups.test(thing) &&
    !`${open.item.question} ${heard.lesson.ownTask ?? ''}`.includes(thing)
  )
    return null
  const tried = tryAt(`${said[1] ?? said[3]} r ${said[2] ?? said[5]}`, open.item)
  return tried.kind === 'right' ? credit(heard, open, { said: tried.said }) : null
}

const rowsTold =
  /^\W*(?:(?:ok|okay|so|well|first|um+|but|oh) )*(?:i|we) (?:did|got|have|put|wrote|made) (\d{2,5})(?:,? (?:and|then|plus|\+|first|for the (?:first|top)(?: row| one)?))+ (?:(?:i|got|then|a|the|did|put|for|second|row) )*(\d{2,5})\b(?!.*\d)/i

/** 'I did 204 and then 68 and added' for 34 × 26: one row is right, and the other one is of tens. */
export function rowsOf({ lesson, text }: Heard): Decision | null {
  const open = openProblem(lesson)
  const [, a, b] = /^(\d{2,3}) × (\d\d)$/.exec(open?.item.name ?? '') ?? []
  const [, first, second] = rowsTold.exec(text) ?? []
  if (!open || a === undefined || b === undefined || first === undefined || second === undefined) return null
  const [one, tens, ones] = [Number(a), Number(b.charAt(0)), Number(b.charAt(1))]
  const row = one * ones
  const told = [Number(first), Number(second)]
  if (ones === 0 || !told.includes(row)) return null
  const other = told[0] === row ? told[1] : told[0]
  const isShort = other === one * tens && one * tens !== row
  if (!isShort && other !== one * tens * 10) return null
  const values = { row, one, ones, tens, ten: tens * 10, other: other ?? 0 }
  const done = kept(open.done, String(row))
  const lines: Line[] = [{ key: isShort ? 'rows.short' : 'rows.both', values }]
  return reply(
    lines,
    askStep(
      changed({ ...lesson, aside: 0 }, open.item.id, { done }),
      { key: isShort ? 'rows.short.ask' : 'rows.both.ask', values },
      isShort ? { form: 'number', answer: String(one * tens * 10) } : open.item.answer,
    ),
    { kind: 'step', mood: isShort ? 'thinking' : 'happy' },
  )
}

const bothSaid =
  /^\W*(?:(?:so|oh|ok|its|it's|then|is it|i got|maybe) )*(\d{1,4})(?: [a-z]+)? (?:and|&|to|n) (\d{1,4})(?: [a-z]+)?\b(?!.*\d{1,4} ?[+×÷])/i

/** '9 and 15, that adds up', for 24 shared as 3 to 5: the part that is asked, and the other one with it. */
export function bothParts(heard: Heard): Decision | null {
  const open = openProblem(heard.lesson)
  const [, all, parts, part] = /^\((\d+) ÷ (\d+)\) × (\d+)$/.exec(open?.item.name ?? '') ?? []
  const [, one, other] = bothSaid.exec(heard.text) ?? []
  if (!open || all === undefined || one === undefined || other === undefined) return null
  const key = (Number(all) / Number(parts)) * Number(part)
  const said = [Number(one), Number(other)]
  if (!said.includes(key) || Number(one) + Number(other) !== Number(all)) return null
  return credit(heard, open, { said: String(key), way: `${one} + ${other} = ${all}` })
}
