import { readNumber } from '#shared/answers/numbers.ts'
import type { Decision, Line } from '../../move.ts'
import { askedIn } from '../../read/asked.ts'
import { tryAt } from '../../read/tries.ts'
import { list } from '../../say/list.ts'
import { openProblem } from '../../state.ts'
import { askAgain, askChat, askStep } from '../ask.ts'
import { brought } from '../brought.ts'
import type { Heard } from '../hear.ts'
import { takeUp } from '../own.ts'
import { reply } from '../reply.ts'
import { wrong } from '../wrong.ts'

// What the youngest say of counting: one more and one more, what comes after, how many sides each shape has.

const oneMore =
  /\b(\d{1,3}|one|two) more (?:(?:and|then|so) )?(?:is|it'?s|it is|makes?|that'?s|i have|i got|=|will be|would be) (\d{1,3})\b/gi
const amount = (said: string): number => (said === 'one' ? 1 : said === 'two' ? 2 : Number(said))

const onward = (heard: Heard) =>
  openProblem(heard.lesson)
    ? askAgain(heard, { ...heard.lesson, asked: null })
    : askChat(heard.lesson, { key: 'sight.next' })

/** 'If I get 1 more it's 6 and 1 more it's 7 and 1 more it's 9'. */
function moreAndMore(heard: Heard): Decision | null {
  const { lesson, text } = heard
  const all = [...text.matchAll(oneMore)].map(([, more = '', makes = '']) => ({
    more: amount(more),
    makes: Number(makes),
  }))
  const [first] = all
  if (!first || all.length < 2 || /\?|\d ?[-+x×*÷/=] ?\d/.test(text)) return null
  let before = first.makes - first.more
  for (const { more, makes } of all) {
    if (before + more !== makes) {
      const values = { before, more, right: before > first.makes - first.more ? 'some' : 'none' }
      return reply(
        [{ key: 'more.look', values }],
        askStep(lesson, { key: 'more.ask', values }, { form: 'number', answer: String(before + more) }),
        { kind: 'count', mood: 'thinking' },
      )
    }
    before = makes
  }
  return reply([{ key: 'more.right', values: { last: before } }], onward(heard), { kind: 'count', mood: 'happy' })
}

const afterIs =
  /^\W*(?:(?:and|so|ok|um+|i think|then|oh|the number) )*(after|before) (\d{1,3}) (?:is|comes|it'?s|goes|=|would be|i say) (?:like )?(\d{1,4})(?:[ -]?(\d{1,3}))?(?: right)?\W*$/i

/** 'And after 29 is 20 10': the number of that name, which has another. */
function afterClaimed(heard: Heard): Decision | null {
  const [, way = '', of, said = '', behind] = afterIs.exec(heard.text) ?? []
  if (of === undefined) return null
  const item = askedIn(`what number comes ${way.toLowerCase()} ${of}`) ?? askedIn(`what is ${way.toLowerCase()} ${of}`)
  if (!item) return null
  if (behind === undefined) return brought(heard, item, said, heard.text)
  const taken = takeUp({ ...heard, lesson: { ...heard.lesson, problems: [] } }, heard.items.placed(item))
  const open = openProblem(taken.lesson)
  const tried = open && tryAt(said, open.item)
  if (!open || tried?.kind !== 'wrong') return null
  const line: Line = { key: 'after.ownName', values: { said: `${said} ${behind}` } }
  return wrong({ ...heard, lesson: taken.lesson }, open, { ...tried, said: `${said} ${behind}`, mistake: null }, [line])
}

const sidesOf: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  diamond: 4,
  rhombus: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
  circle: 0,
  oval: 0,
}
const shapeHas =
  /\b(triangle|square|rectangle|diamond|rhombus|pentagon|hexagon|octagon|circle|oval)s? (?:has|have|had|got|haves|is|are)(?: got)? (\d{1,2}|no|zero|one|two|three|four|five|six|eight)\b/gi

/** 'A triangle has 3 sides and a square has 4 and a circle has 1': each by itself. */
function shapesTold(heard: Heard): Decision | null {
  const { text } = heard
  const all = [...text.matchAll(shapeHas)].map(([, shape = '', said = '']) => ({
    shape: shape.toLowerCase(),
    said: said.toLowerCase() === 'no' ? 0 : (readNumber(said)?.valueOf() ?? Number.NaN),
  }))
  if (all.length < 2 || !/\b(?:sides?|corners?)\b/i.test(text) || /\?|\b(?:not|angles?)\b|n'?t\b/i.test(text))
    return null
  const right = all.filter(({ shape, said }) => sidesOf[shape] === said)
  const off = all.find(({ shape, said }) => sidesOf[shape] !== said)
  const says = list.format(right.map(({ shape, said }) => `${shape} ${said}`))
  const lines: Line[] = right.length > 0 ? [{ key: 'sides.right', values: { says } }] : []
  if (!off) return reply(lines, onward(heard), { kind: 'claim', mood: 'happy' })
  const isRound = sidesOf[off.shape] === 0
  return reply(
    [...lines, { key: isRound ? 'sides.round' : 'sides.look', values: { shape: off.shape, said: off.said } }],
    isRound
      ? onward(heard)
      : askStep(
          heard.lesson,
          { key: 'sides.ask', values: { shape: off.shape } },
          { form: 'number', answer: String(sidesOf[off.shape] ?? 0) },
        ),
    { kind: 'claim', mood: 'thinking' },
  )
}

/** What the youngest say of counting and sides. */
export const countsSaid = (heard: Heard): Decision | null =>
  heard.grade > 3 || heard.text.length > 160 ? null : (moreAndMore(heard) ?? afterClaimed(heard) ?? shapesTold(heard))
