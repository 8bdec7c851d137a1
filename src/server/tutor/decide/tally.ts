import { findExpressions } from '#shared/answers/expressions.ts'
import { readTokens } from '#shared/answers/tokens.ts'
import type { Decision, Situation } from '../move.ts'
import { ownSum } from '../read/own-sum.ts'
import { pictureFor } from '../show.ts'
import { withProblem } from '../state.ts'
import { answersToPress, helpToPress } from './press.ts'
import { reply } from './reply.ts'

const comes = /\b(?:more|another|gave me|got|found|come|comes|came|add|extra)\b/i
const goes = /\b(?:ate|eat|lost|gave|give|took|takes?|broke|gone|away|left|popped|fell)\b/i
const mostTally = 40
/** 'What comes after 10' asks for a number, and 'gone for four days' is time: nothing comes to what was counted. */
const asksNeighbor =
  /^\W*(?:(?:so|and|ok|um+) )*(?:what|whats|what's|which|how|when|where|why|who)\b|\b(?:after|before)\b.*\d|\b(?:days?|weeks?|hours?|minutes?|months?|years?|nights?|times|o'?clock)\b/i

/** What the child counted changes: 'my mom gave me one more', 'i ate 2'. That is a sum of its own, and it knows the first number. */
export function tallied(situation: Situation): Decision | null {
  const { lesson, text, items, grade } = situation
  const { tally } = lesson
  if (tally === null || tally > mostTally || asksNeighbor.test(text)) return null
  const numbers = readTokens(text).flatMap((token) =>
    token.kind === 'number' && token.value.d === 1n ? [Number(token.value.n)] : [],
  )
  const [only] = numbers.length > 0 ? numbers : /\b(?:another|an extra)\b/i.test(text) ? [1] : []
  if (only === undefined || numbers.length > 1 || only < 1 || only > 20) return null
  // 'I ate one more' is one less that is there.
  const isEaten = /\b(?:ate|eat|lost|gave (?!me|us|it back)|broke|popped|sold|dropped)\b.*\b(?:more|another)\b/i.test(
    text,
  )
  const isMore = !isEaten && (/\bmore|another|gave me|found\b/i.test(text) || (comes.test(text) && !goes.test(text)))
  if (!isMore && (!goes.test(text) || only > tally)) return null
  const [sum] = findExpressions(`${tally} ${isMore ? '+' : '-'} ${only}`)
  const made = sum && ownSum(sum)
  if (!made || !('item' in made)) return null
  const given = items.placed(made.item)
  const opened = { ...withProblem(lesson, given, 'own'), tally: isMore ? tally + only : tally - only }
  return reply(
    [],
    {
      lines: [
        isMore
          ? { key: 'tally.more', values: { before: tally, more: only } }
          : { key: 'tally.less', values: { before: tally, less: only } },
      ],
      asked: {
        kind: 'answer',
        problem: given.item.id,
        expects: given.item.answer,
        yes: null,
        no: null,
        about: null,
        times: 1,
      },
      press: [...answersToPress(given.item, grade, lesson.seed), ...helpToPress(grade)],
      picture: grade <= 1 ? pictureFor(given.item, lesson.seed) : null,
      lesson: opened,
    },
    { kind: 'own', mood: 'happy' },
  )
}
