import { entryAnswer } from '../know/know.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { startPlay } from '../play/play.ts'
import { problemAbout } from '../play/problem-about.ts'
import { hasWording } from '../say/wordings.ts'
import { isOwn, type Lesson, type Offer, type Problem, withoutProblem } from '../state.ts'
import { askAgain, askChat, askOffer, askProblem, askTopic, choices, noQuestion } from './ask.ts'
import { afterOwn } from './credit.ts'
import { give, giveNext, nextExercise, resize } from './give.ts'
import { hint, show, solve } from './help.ts'
import { nextHomework } from './own.ts'
import { isAway, subjectIn, subjectWaits } from './put-away.ts'
import { onward, reply } from './reply.ts'
import { goodbye } from './shape.ts'
import { tellKnown } from './tell.ts'

export const say = (act: string): Line[] => (hasWording(`act.${act}.say`) ? [{ key: `act.${act}.say` }] : [])

export const topicOr = (situation: Situation, open: Problem | null, lines: Line[], kind: string): Decision =>
  open
    ? reply(lines, askAgain(situation, situation.lesson), { kind })
    : reply(lines, askTopic(situation, situation.lesson), { kind })

/** The child told how it found it, or why: that is met, and the lesson goes on. */
export function explained(situation: Situation, open: Problem | null, act: string): Decision | null {
  const { lesson } = situation
  if (lesson.asked?.kind === 'how' || (!open && lesson.last)) {
    const closing = lesson.last && isOwn(lesson.last) ? afterOwn(lesson, lesson.last) : giveNext(situation, lesson)
    return reply(say(act).length > 0 ? say(act) : [{ key: 'how.heard' }], closing, { kind: 'how', mood: 'happy' })
  }
  // Talk beside an exercise that waits, and no way to work it out.
  if (!open || (lesson.aside > 0 && !/\d/.test(situation.text))) return null
  return reply(say(act), askAgain(situation, { ...lesson, asked: null }), { kind: 'how' })
}

export function sized(situation: Situation, open: Problem | null, size: 'easier' | 'harder'): Decision {
  const { lesson } = situation
  const of = open ?? lesson.last
  if (of) {
    const own = open && isOwn(open) ? lesson : open ? withoutProblem(lesson, open.item.id) : lesson
    const closing = resize(situation, own, of, size)
    if (closing) return reply(say(size), closing, { kind: 'give' })
  }
  const shift = lesson.shift + (size === 'easier' ? -1 : 1)
  return reply(say(size), giveNext(situation, { ...lesson, shift }), { kind: 'give' })
}

/** Turned down: the tutor's exercise is dropped kindly, the child's own problem waits. */
export function skipped(situation: Situation, open: Problem): Decision {
  const { lesson } = situation
  const after = isOwn(open)
    ? { ...lesson, problems: [open, ...lesson.problems.filter((one) => one !== open)] }
    : withoutProblem(lesson, open.item.id)
  const next = nextExercise(
    situation,
    isOwn(open)
      ? { ...after, topic: null, last: null }
      : onward({ ...after, topic: open.declined > 0 ? null : after.topic }),
  )
  if (!next) return reply(say('skip'), askTopic(situation, after), { kind: 'topic' })
  return reply(say('skip'), give(situation, next.lesson, next.given, 'practice'), { kind: 'give' })
}

/** 'I have light-up shoes' is no wish for light. */
const tellsOfOwn =
  /^\W*(?:i|we|my \w+) (?:have|got|has|saw|made|wore|ate) (?!to |(?:a |an |some |my )?(?:\w+ )?(?:homework|hw|test|quiz|worksheet|problem|question|problems|questions|class|assignment))/i

export function topicWished(situation: Situation, open: Problem | null): Decision | null {
  const { items, grade, lesson, text } = situation
  if (tellsOfOwn.test(text)) return null
  const here = onward(lesson)
  const subject = subjectIn(text)
  const isGone = isAway(situation, subject)
  const given =
    items.named(text, grade, here.seed) ?? (subject && !isGone ? items.usual(grade, [subject], here.seed) : null)
  if (!given) return isGone || items.isPutAway(text, grade) ? subjectWaits(situation, isGone ? subject : null) : null
  const after: Lesson = {
    ...here,
    topic: given.topic,
    follows: false,
    problems: open && isOwn(open) ? here.problems : here.problems.filter(isOwn),
  }
  return reply([{ key: 'topic.taken', values: { topic: given.topic } }], give(situation, after, given, 'practice'), {
    kind: 'give',
    mood: 'happy',
  })
}

/** Back to what was open before. */
export function goBack(situation: Situation, open: Problem | null): Decision {
  const { lesson } = situation
  const before = lesson.problems.at(-2)
  const back = before ?? open
  if (!back) return reply([{ key: 'back.none' }], askTopic(situation, lesson), { kind: 'topic' })
  const problems = [...lesson.problems.filter((one) => one !== back), back]
  return reply(
    [{ key: 'back', values: { what: back.item.name } }],
    askProblem({ ...lesson, problems }, back, situation.grade),
    { kind: 'give' },
  )
}

/** What yes or no means here. Without an offer, yes goes on. */
export function answerOffer(situation: Situation, open: Problem | null, isYes: boolean): Decision {
  const { lesson } = situation
  const { asked } = lesson
  const offer: Offer | null = asked?.kind === 'offer' ? (isYes ? asked.yes : asked.no) : null
  if (offer) return carryOut(situation, open, offer, asked?.about ?? null)
  if (!isYes && asked?.kind === 'topic')
    return reply([{ key: 'fine' }], askChat(lesson, { key: 'chat.open' }, 'chat', choices(['story', 'joke', 'game'])), {
      kind: 'talk',
    })
  if (!isYes && asked?.kind === 'answer' && open) return declined(situation, open)
  if (asked?.kind === 'chat' || asked?.kind === 'feeling')
    return topicOr(situation, open, [{ key: isYes ? 'nice' : 'fine' }], 'talk')
  if (open) return reply([], askAgain(situation, lesson), { kind: 'again' })
  const looksBack = lesson.phase === 'look_back' && lesson.earlier?.topic
  if (isYes && looksBack) return lookBack(situation, looksBack)
  return isYes
    ? reply([{ key: 'pick' }], giveNext(situation, lesson), { kind: 'give' })
    : reply([{ key: 'fine' }], askTopic(situation, lesson), { kind: 'topic' })
}

/** An exercise declined twice is dropped kindly. */
function declined(situation: Situation, open: Problem): Decision {
  const { lesson } = situation
  if (open.declined >= 1) return skipped(situation, open)
  const problems = lesson.problems.map((one) => (one === open ? { ...one, declined: one.declined + 1 } : one))
  return reply(
    [{ key: 'fine' }],
    askOffer(
      { ...lesson, problems },
      { key: 'offer.other', values: { what: open.item.name } },
      { yes: 'next', no: 'goBack', press: choices(['hint', 'easier', 'topic']) },
    ),
    { kind: 'declined' },
  )
}

/** The lesson begins with what was done the last time. */
function lookBack(situation: Situation, topic: string): Decision {
  const { lesson, items, grade } = situation
  const here = onward(lesson)
  const given = items.named(topic, grade, here.seed)
  if (!given) return reply([{ key: 'pick' }], giveNext(situation, { ...lesson, phase: 'new' }), { kind: 'give' })
  return reply([{ key: 'lookBack', values: { topic } }], give(situation, { ...here, topic }, given, 'look_back'), {
    kind: 'give',
  })
}

function carryOut(situation: Situation, open: Problem | null, offer: Offer, about: string | null): Decision {
  const { lesson } = situation
  switch (offer) {
    case 'practice': {
      const last = lesson.last
      return reply(
        [{ key: 'give.go' }],
        giveNext(situation, last ? { ...lesson, topic: last.topic, follows: false } : lesson),
        { kind: 'give', mood: 'happy' },
      )
    }
    case 'harder':
    case 'easier':
      return sized(situation, open, offer)
    case 'hint':
      return open ? hint(situation, open) : reply([], askTopic(situation, lesson), { kind: 'topic' })
    case 'show':
      return open ? show(situation, open) : reply([], askTopic(situation, lesson), { kind: 'topic' })
    case 'explain':
      return open ? solve(situation, open) : reply([], askTopic(situation, lesson), { kind: 'topic' })
    case 'goBack':
      return open
        ? reply([], askProblem(lesson, open, situation.grade), { kind: 'give' })
        : reply([], askTopic(situation, lesson), { kind: 'topic' })
    case 'lookBack':
      return lookBack(situation, about ?? lesson.earlier?.topic ?? '')
    case 'story':
    case 'joke':
    case 'riddle':
    case 'game':
      return startPlay(situation, offer, about)
    case 'problemAbout':
      return problemAbout(situation, about)
    case 'talk':
      return reply([{ key: 'nice' }], askChat(lesson, { key: 'chat.open' }), { kind: 'talk' })
    case 'break':
      return reply([{ key: 'act.break.say' }], noQuestion(lesson), { kind: 'break' })
    case 'next':
      return (
        nextHomework(situation) ??
        reply(
          [{ key: 'give.go' }],
          giveNext(situation, { ...lesson, problems: lesson.problems.filter((one) => one !== open || isOwn(one)) }),
          { kind: 'give' },
        )
      )
    case 'check':
      return open
        ? hint(situation, open)
        : reply([{ key: 'story.lookAgain' }], askChat(lesson, { key: 'story.relation' }, 'relation'), { kind: 'story' })
    case 'tell': {
      const known = about === null ? null : entryAnswer(about, situation.grade)
      return known
        ? tellKnown(situation, known)
        : reply([{ key: 'fine' }], askTopic(situation, lesson), { kind: 'topic' })
    }
    case 'bye':
      return goodbye(lesson, [], false)
    default:
      return reply(
        [{ key: 'fine' }],
        askTopic(situation, { ...lesson, problems: lesson.problems.filter(isOwn), last: null }),
        { kind: 'topic' },
      )
  }
}
