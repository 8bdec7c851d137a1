import { findAnswer } from '#shared/answers/find-answer.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { chainIn } from '../read/algebra.ts'
import type { Lesson } from '../state.ts'
import { askChat, askOffer } from './ask.ts'
import { ownNews } from './meant.ts'
import { numbersBack } from './numbers-back.ts'
import { reply } from './reply.ts'

const operations: readonly [RegExp, string][] = [
  [/\b(?:add|plus|more|together|altogether|sum|join)/i, 'add'],
  [/\b(?:minus|take|away|subtract|less|fewer|left|lose|lost|gave|difference)/i, 'takeAway'],
  [/\b(?:times|multipl|groups? of|each|rows)/i, 'times'],
  [/\b(?:divid|shar|split|equal(?:ly)?|half|halves)/i, 'share'],
]

/** A longer line tells something, and names no operation. */
const mostNaming = 7

/**
 * A story of the child's that was not solved for sure. The child says what happens and which sum it is; the arithmetic is
 * checked, and the child judges whether the number answers the question. Nothing is claimed that code does not know.
 */
export function sortStory(situation: Situation): Decision | null {
  const { lesson, text } = situation
  const { story } = lesson
  if (
    !story ||
    lesson.asked?.kind !== 'relation' ||
    /^\W*(?:(?:but|so|and|wait) )*(?:why|how come|what if)\b/i.test(text) ||
    /^what is [\d(]/.test(text)
  )
    return null
  const chain = chainIn(text)
  const link = chain?.links.at(-1)
  const asks: Line[] = story.asked
    ? [{ key: 'story.fits', values: { asked: story.asked } }]
    : [{ key: 'story.fitsPlain' }]
  if (link) {
    const after: Lesson = { ...lesson, story: { ...story, tried: [...story.tried, link.says].slice(-6) } }
    if (!link.isTrue)
      return reply(
        [{ key: 'step.check', values: { left: link.left } }],
        askChat(after, { key: 'step.again', values: { left: link.left } }, 'relation'),
        { kind: 'story', mood: 'thinking' },
      )
    return reply(
      [{ key: 'story.sumRight', values: { says: link.says } }, ...asks],
      askOffer(after, { key: 'story.sure' }, { yes: 'next', no: 'check' }),
      {
        kind: 'story',
        mood: 'happy',
      },
    )
  }
  const open = chain?.open[0]
  if (open) {
    const sum = open.operands
      .map(({ written }, at) =>
        at === 0 ? written : `${open.signs[at - 1] === '-' ? '−' : open.signs[at - 1]} ${written}`,
      )
      .join(' ')
    return reply(
      [{ key: 'story.sumNamed', values: { sum } }],
      askChat(lesson, { key: 'story.makes', values: { sum } }, 'relation'),
      { kind: 'story', mood: 'thinking' },
    )
  }
  const found = findAnswer(text)
  if (found.kind === 'number' && ownNews.test(text)) return null
  if (found.kind === 'number')
    return reply(
      [numbersBack(text, 'heard.nod')],
      { ...askChat(lesson, { key: 'story.whichSum' }, 'relation'), lines: [] },
      { kind: 'story', mood: 'calm' },
    )
  const named = text.split(/\s+/).length > mostNaming ? undefined : operations.find(([pattern]) => pattern.test(text))
  if (named)
    return reply([{ key: `story.${named[1]}` }], askChat(lesson, { key: 'story.whichNumbers' }, 'relation'), {
      kind: 'story',
      mood: 'thinking',
    })
  return null
}
