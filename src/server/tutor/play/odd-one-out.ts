import { namedIn } from '#shared/answers/check-choice.ts'
import { reply } from '../decide/reply.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { list } from '../say/list.ts'
import type { Lesson } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isElsewhere, says, wordsIn } from './hearing.ts'
import { given, pickFresh } from './pick-fresh.ts'
import { type OddOneOut, oddSets } from './play-content.ts'
import { presses, wordsToPress } from './presses.ts'
import { another, playOn } from './ways.ts'

/** `turns`: 0 while a word is picked, 1 while its reason is asked; `used`: the pick. */
export function startOddOneOut(situation: Situation): Decision | null {
  const picked = pickFresh(oddSets(), situation)
  if (!picked) return null
  const { one } = picked
  return reply([{ key: 'odd.start' }], asksOdd(given(situation.lesson, one.id), one), {
    kind: 'play.game',
    mood: 'happy',
  })
}

const at = ({ id, odd }: OddOneOut, turns: number, used: string[]): Omit<Play, 'away'> => ({
  game: 'odd_one_out',
  id,
  secret: odd,
  turns,
  used,
})

const asksOdd = (lesson: Lesson, set: OddOneOut) =>
  playOn(lesson, at(set, 0, []), [{ key: 'odd.ask', values: { words: list.format(set.words) } }], {
    press: [...wordsToPress(set.words), ...presses('dontKnow')],
  })

const asksWhy = (lesson: Lesson, set: OddOneOut, pick: string) =>
  playOn(lesson, at(set, 1, [pick]), [{ key: 'odd.why', values: { pick } }], { press: presses('dontKnow') })

export function askOddAgain({ lesson }: Situation, play: Play) {
  const set = oddSets().find(({ id }) => id === play.id)
  const [pick] = play.used
  if (!set) return null
  return play.turns === 1 && pick !== undefined ? asksWhy(lesson, set, pick) : asksOdd(lesson, set)
}

const reasons =
  / (?:because|becuase|becaus|cause|cuz|coz|bc|since|its not|isnt|cant|doesnt|dont|only|all the|the others|the rest|not an?) /
const longestTalk = 25

export function hearOddOneOut(heard: Heard, play: Play): Decision | null {
  const set = oddSets().find(({ id }) => id === play.id)
  if (!set) return null
  const { lesson, text } = heard
  const [before] = play.used
  if (play.turns === 1 && before !== undefined) {
    if (isElsewhere(heard) || wordsIn(text).length > longestTalk) return null
    return closed(lesson, set, before, says.givesUp(text) ? [] : [{ key: 'odd.reason' }])
  }
  // 'I don't know' names no word, even where 'know' is one of them.
  const picks = says.givesUp(text) && wordsIn(text).length <= 3 ? [] : namedIn(text, set.words)
  const [pick] = picks
  if (pick === undefined || picks.length > 1) {
    if (isElsewhere(heard)) return null
    if (says.givesUp(text))
      return reply([...thought(set)], another(lesson, 'game', 'odd_one_out'), { kind: 'play.game' })
    if (wordsIn(text).length > longestTalk || /\?\s*$/.test(text)) return null
    return reply([{ key: picks.length > 1 ? 'which' : 'odd.which' }], asksOdd(lesson, set), { kind: 'play.game' })
  }
  const hasReason = reasons.test(` ${wordsIn(text).join(' ')} `) && wordsIn(text).length > 2
  if (hasReason || set.also[pick] !== undefined)
    return closed(lesson, set, pick, hasReason && pick !== set.odd ? [{ key: 'odd.reason' }] : [])
  if (pick === set.odd && heard.grade <= 0) return closed(lesson, set, pick, [])
  // Any pick has a reason: the child is asked for its own before anything is told.
  return reply(
    pick === set.odd ? [{ key: 'odd.right', values: { pick } }] : [{ key: 'odd.heard', values: { pick } }],
    asksWhy(lesson, set, pick),
    {
      kind: 'play.game',
      mood: pick === set.odd ? 'happy' : 'thinking',
    },
  )
}

const thought = ({ odd, why }: OddOneOut): Line[] => [
  { key: 'odd.mine', values: { odd } },
  { text: why, fact: true },
]

function closed(lesson: Lesson, set: OddOneOut, pick: string, lines: Line[]): Decision {
  const also = set.also[pick]
  const isIt = pick === set.odd
  const said: Line[] = isIt
    ? [...(lines.length > 0 ? lines : [{ key: 'odd.right', values: { pick } }]), { text: set.why, fact: true }]
    : [
        ...(also === undefined ? lines : [{ key: 'odd.also', values: { pick } }, { text: also, fact: true } as const]),
        ...thought(set),
      ]
  return reply(said, another(lesson, 'game', 'odd_one_out'), { kind: 'play.game', mood: 'happy' })
}
