import type { AnswerSpec } from '#shared/answers/answer-spec.ts'
import type { Picture } from '#shared/picture.ts'
import type { Press } from '#shared/reply.ts'
import { askAgain, askOffer, askProblem, askTopic, type Closing, choices } from '../decide/ask.ts'
import { reply } from '../decide/reply.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { type Asked, type Lesson, openProblem } from '../state.ts'
import type { Play } from '../state-parts.ts'
import { presses } from './presses.ts'

const plain = { problem: null, expects: null, yes: null, no: null, times: 1 } as const

type Playing = { press?: Press[]; picture?: Picture | null; expects?: AnswerSpec | null; kind?: 'play' | 'story' }

/** The game goes on: what is asked in it, and what is remembered of it. */
export const playOn = (lesson: Lesson, play: Omit<Play, 'away'>, lines: Line[], playing: Playing = {}): Closing => ({
  lines,
  asked: { ...plain, kind: playing.kind ?? 'play', expects: playing.expects ?? null, about: play.game },
  press: playing.press ?? [],
  picture: playing.picture ?? null,
  lesson: { ...lesson, play: { ...play, away: 0 } },
})

/** What may be told or played once more. */
export const againKinds = ['story', 'joke', 'riddle', 'game'] as const
export type AgainKind = (typeof againKinds)[number]

const mark = 'again'

/** It is over: another one, or back to what was open before. */
export function another(lesson: Lesson, kind: AgainKind, game: Play['game'] | null = null): Closing {
  const open = openProblem(lesson)
  const own = {
    story: presses('anotherStory'),
    joke: presses('anotherJoke'),
    riddle: presses('anotherRiddle'),
    game: presses('anotherGame', 'otherGame'),
  }
  return {
    lines: [open ? { key: `again.${kind}.orBack`, values: { what: open.item.name } } : { key: `again.${kind}` }],
    asked: { ...plain, kind: 'play', about: [mark, kind, game ?? ''].join(':') },
    press: [...own[kind], ...choices(open ? ['goBack', 'topic'] : ['topic'])],
    picture: null,
    lesson: { ...lesson, play: null },
  }
}

/** What another one would be; null where that was not what was asked. */
export function anotherAsked(asked: Asked | null): { kind: AgainKind; game: string } | null {
  const [marked, name, game = ''] = asked?.kind === 'play' ? (asked.about ?? '').split(':') : []
  const kind = againKinds.find((one) => one === name)
  return marked === mark && kind ? { kind, game } : null
}

/** Enough played. What was open before is offered, and nothing is made of it. */
export function stopped(situation: Situation): Decision {
  const lesson: Lesson = { ...situation.lesson, play: null }
  const open = openProblem(lesson)
  const closing = open
    ? askOffer(
        lesson,
        { key: 'play.backTo', values: { what: open.item.name } },
        { yes: 'goBack', no: 'topic', press: choices(['goBack', 'topic']) },
      )
    : askTopic(situation, lesson)
  return reply([{ key: 'play.stop' }], closing, { kind: 'play.stop' })
}

/** Back to the problem that was open before the game, or to what the child wants. */
export function backToWork(situation: Situation, isWish: boolean): Decision {
  const lesson: Lesson = { ...situation.lesson, play: null }
  const open = openProblem(lesson)
  if (!open) return reply([{ key: 'fine' }], askAgain(situation, lesson), { kind: 'play.stop' })
  return reply([{ key: isWish ? 'give.go' : 'fine' }], askProblem(lesson, open, situation.grade), {
    kind: 'give',
  })
}
