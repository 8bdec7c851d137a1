import { findNumbers } from '#shared/answers/numbers.ts'
import type { Decision } from '../move.ts'
import { labelIn } from '../read/homework.ts'
import { tryAt } from '../read/tries.ts'
import { openProblem } from '../state.ts'
import { askChat, askOffer } from './ask.ts'
import { credit } from './credit.ts'
import type { Heard } from './hear.ts'
import { eitherOf } from './math-steps/rounding.ts'
import { nextHomework, pickHomework } from './own.ts'
import { reply } from './reply.ts'
import { wrong } from './wrong.ts'

const joints = /^\W*(?:(?:is|its|it's|i did|i got|i get|i think|i say|was|uh+|um+|so|equals|the answer is)\b\W*)*/i

const lastOne = /\b(?:the )?last (?:one|problem|question|sum)\b/i

/** A problem of the pasted homework by its number: opened, and where an answer stands behind it, that is looked at. */
function labelledHomework(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const known = [
    ...lesson.homework.map(({ label }) => label),
    ...lesson.problems.flatMap(({ label }) => label ?? []),
    ...lesson.handled.map(({ label }) => label),
  ]
  if (known.length === 0) return null
  const found = labelIn(
    text.replace(lastOne, `number ${known.map(Number).sort((one, other) => other - one)[0] ?? ''}`),
    known,
  )
  if (!found) return null
  const { label } = found
  const solved = lesson.handled.find((one) => one.label === label)
  if (solved && !lesson.homework.some((one) => one.label === label)) return again(heard, solved)
  const picked = pickHomework(heard, label, [])
  const open = openProblem(picked.lesson)
  if (open?.label !== label) return picked
  const rest = found.rest.replace(joints, '')
  if (findNumbers(rest).length === 0) return picked
  const either = eitherOf({ ...heard, lesson: picked.lesson }, rest)
  if (either) return either
  const [claim = rest] = rest.split(/\b(?:because|cause|cuz|bc|since)\b/i)
  const tried = tryAt(findNumbers(claim).length > 0 ? claim : rest, open.item)
  const here = { ...heard, lesson: picked.lesson, text: rest }
  if (tried.kind === 'right') return credit(here, open, { said: tried.said, nearly: tried.nearly })
  return tried.kind === 'wrong' ? wrong(here, open, tried) : picked
}

function again(heard: Heard, { label, what }: { label: string; what: string }): Decision {
  const { lesson } = heard
  const [next] = lesson.homework
  return reply(
    [{ key: 'homework.done', values: { label, what } }],
    next
      ? askOffer(
          lesson,
          { key: 'homework.next', values: { label: next.label, left: lesson.homework.length } },
          { yes: 'next', about: next.label },
        )
      : askChat(lesson, { key: 'homework.which' }),
    { kind: 'homework', mood: 'happy' },
  )
}

/** 'Next' means the next of the homework while there is one. */
function nextOfPasted(heard: Heard): Decision | null {
  return /^\W*(?:ok(?:ay)? |and |the )*(?:next|next one|go on|keep going)\W*$/i.test(heard.text)
    ? nextHomework(heard)
    : null
}

export const ofPasted = (heard: Heard): Decision | null => labelledHomework(heard) ?? nextOfPasted(heard)
