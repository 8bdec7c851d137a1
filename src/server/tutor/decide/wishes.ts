import { plainWords } from '#shared/answers/near-words.ts'
import type { Press } from '#shared/reply.ts'
import { themesIn } from '../know/themes.ts'
import type { Decision, Situation } from '../move.ts'
import { startPlay } from '../play/play.ts'
import { problemAbout } from '../play/problem-about.ts'
import { ownMaking } from '../play/wished-play.ts'
import { toSomeone } from '../read/letter-meant.ts'
import { hasWording } from '../say/wordings.ts'
import { pictureFor } from '../show.ts'
import { isOwn, openProblem, type Problem } from '../state.ts'
import { smallTalk, stillTalk } from './act-kinds.ts'
import { askAgain, askChat, askTopic, noQuestion } from './ask.ts'
import { afterOwn } from './credit.ts'
import { answerOffer, explained, goBack, say, sized, skipped, topicOr, topicWished } from './flow.ts'
import { giveNext } from './give.ts'
import { again, hint, show, tell, why } from './help.ts'
import { nextHomework } from './own.ts'
import { isToolAway, toolWaits } from './put-away.ts'
import { reply } from './reply.ts'
import { goodbye } from './shape.ts'
import { feeling, listen, talk } from './talk.ts'
import { tellMore } from './tell.ts'
import { writing } from './writing.ts'

type OnAct = (situation: Situation, open: Problem | null) => Decision | null

const feelings = [
  'bored',
  'hates_subject',
  'frustrated',
  'self_down',
  'sad',
  'angry',
  'worried_test',
  'nervous',
  'tired',
  'hungry',
  'unwell',
  'lonely',
  'friend_trouble',
  'family_worry',
  'pet_lost',
  'someone_died',
  'scared',
  'embarrassed',
  'misses',
  'sibling',
  'shy',
  'disappointed',
  'change',
  'refuses',
  'wants_quit',
]
export const isFeeling: ReadonlySet<string> = new Set(feelings)

/** A wish, an answer to an offer, or something about the work: more than talk. */
export const isWish = (act: string) => (act in wishes && !stillTalk.has(act)) || act === 'answer'

/** 'I hit him back' is no return. */
const isBack =
  /\b(?:i'?m|im|i am|we'?re|were|came|come|got|here) (?:\w+ )?(?:back|again)\b|^\W*(?:ok |hi |hey |i )?(?:back|again|here|returned)\b|\bdone (?:eating|with)\b/i

/** What is done about a kind of talk; null where the kind alone does not say it. */
export function onAct(situation: Situation, act: string): Decision | null {
  const open = openProblem(situation.lesson)
  const own = wishes[act]
  if (own) return own(situation, open)
  if (isFeeling.has(act)) return feeling(situation, act)
  if (act === 'back' && !isBack.test(situation.text)) return null
  if (smallTalk.has(act) && hasWording(`act.${act}.say`)) return talk(situation, act)
  return null
}

const helped =
  (act: string, least = 1): OnAct =>
  (situation, open) =>
    open ? hint(situation, open, say(act), least) : withoutOpen(situation, act)

/** Help is asked for, and nothing is open: what with? */
const withoutOpen = (situation: Situation, act: string): Decision =>
  reply(say(act), askTopic(situation, situation.lesson), { kind: `ask.${act}` })

const played =
  (what: 'story' | 'joke' | 'riddle' | 'game'): OnAct =>
  (situation) =>
    startPlay(situation, what, themesIn(situation.text)[0]?.id ?? null)

const tool =
  (which: NonNullable<Press['tool']>, label: string): OnAct =>
  (situation) => {
    if (isToolAway(situation, which)) return toolWaits(situation)
    const { lesson } = situation
    const lines = [{ key: `tool.${which}` }]
    const press: Press[] = [{ label, says: label, kind: 'tool', tool: which }]
    const said = reply(lines, { ...noQuestion(lesson), asked: lesson.asked }, { kind: 'tool' })
    return { ...said, move: { kind: 'tool', lines, mood: 'happy', press } }
  }

const ofLength = /\b(?:talk\w*|words?|long\w*|short\w*|read\w*|say\w*|much|blah|text|sentences?|quick\w*|less|fewer)\b/i

/** 'Can we make a crown with shapes' makes no problem of them. */
const wishesProblem =
  /\b(?:prob\w*|promb\w*|question\w*|quest\w*|math\w*|sums?|numbers?|number stor\w*|one|ones|some|it|about|abt|plus|minus|times|word|story|stories|count\w*|add\w*)\b/i

const wishes: Readonly<Record<string, OnAct>> = {
  yes: (situation, open) => answerOffer(situation, open, true),
  no: (situation, open) => answerOffer(situation, open, false),
  ready: (situation, open) => answerOffer(situation, open, true),
  reason: (situation, open) => explained(situation, open, 'reason'),
  method: (situation, open) => explained(situation, open, 'method'),
  guessed: (situation, open) => explained(situation, open, 'guessed'),
  copied: (situation, open) => explained(situation, open, 'copied'),
  step: (situation, open) =>
    open
      ? reply([{ key: 'step.heard' }], askAgain(situation, { ...situation.lesson, asked: null }), { kind: 'step' })
      : null,
  self_fix: (situation, open) =>
    open ? reply(say('self_fix'), askAgain(situation, { ...situation.lesson, asked: null }), { kind: 'wait' }) : null,
  check_me: (situation, open) =>
    open
      ? reply(say('check_me'), askAgain(situation, { ...situation.lesson, asked: null }), { kind: 'check' })
      : situation.lesson.last
        ? reply(
            [{ key: 'check.was', values: { what: situation.lesson.last.item.name } }],
            afterOwn(situation.lesson, situation.lesson.last),
            { kind: 'check', mood: 'happy' },
          )
        : null,
  insists: (situation, open) => (open ? hint(situation, open, say('insists')) : null),
  dont_know: (situation, open) => {
    const { asked } = situation.lesson
    if (asked?.kind === 'how') return explained(situation, open, 'dont_know')
    if (asked?.kind === 'topic' || asked?.kind === 'offer')
      return reply([{ key: 'pick' }], giveNext(situation, situation.lesson), { kind: 'give' })
    if (asked?.kind === 'feeling') return listen(situation)
    if (asked?.kind === 'chat') return topicOr(situation, open, [{ key: 'fine' }], 'talk')
    if (asked?.kind === 'relation')
      return reply([{ key: 'story.help' }], askChat(situation.lesson, { key: 'story.relation' }, 'relation'), {
        kind: 'story',
        mood: 'thinking',
      })
    return open ? hint(situation, open, say('dont_know')) : withoutOpen(situation, 'dont_know')
  },
  hint: helped('hint'),
  how_start: helped('how_start'),
  too_hard: (situation, open) =>
    open ? hint(situation, open, say('too_hard'), 2) : withoutOpen(situation, 'too_hard'),
  not_understood: (situation, open) =>
    open
      ? open.hint >= 1
        ? show(situation, open)
        : pictureFor(open.item, situation.lesson.seed)
          ? again(situation, true)
          : hint(situation, open, say('not_understood'))
      : reply(say('not_understood'), askTopic(situation, situation.lesson), { kind: 'again' }),
  show_me: (situation, open) => (open ? show(situation, open) : withoutOpen(situation, 'show_me')),
  tell_answer: (situation, open) => (open ? tell(situation, open) : withoutOpen(situation, 'tell_answer')),
  why: (situation, open) => (open ? null : tellMore(situation)) ?? why(situation, open),
  repeat: (situation) => again(situation, false),
  slower: (situation) => again(situation, true),
  shorter: (situation, open) =>
    ofLength.test(situation.text) ? topicOr(situation, open, say('shorter'), 'again') : null,
  thinking: (situation) => ({
    ...reply(say('thinking'), { ...noQuestion(situation.lesson), asked: situation.lesson.asked }, { kind: 'wait' }),
  }),
  counts_things: (situation) => talk(situation, 'counts_things'),
  easier: (situation, open) => sized(situation, open, 'easier'),
  harder: (situation, open) => sized(situation, open, 'harder'),
  another: (situation, open) => {
    if (situation.lesson.homework.length > 0) return nextHomework(situation)
    if (open && !isOwn(open)) return skipped(situation, open)
    return reply(say('another'), giveNext(situation, situation.lesson), { kind: 'give' })
  },
  skip: (situation, open) =>
    open ? skipped(situation, open) : reply(say('skip'), giveNext(situation, situation.lesson), { kind: 'give' }),
  something_else: (situation, open) =>
    reply(
      [{ key: 'fine' }],
      askTopic(situation, {
        ...situation.lesson,
        last: null,
        problems: open ? situation.lesson.problems.filter(isOwn) : [],
      }),
      { kind: 'topic' },
    ),
  want_talk: (situation) =>
    reply([{ key: 'nice' }], askChat(situation.lesson, { key: 'chat.open' }, 'feeling'), { kind: 'talk' }),
  choose_for_me: (situation) => reply([{ key: 'pick' }], giveNext(situation, situation.lesson), { kind: 'give' }),
  want_topic: (situation, open) => topicWished(situation, open),
  what_can_we_do: (situation) => reply(say('what_can_we_do'), askTopic(situation, situation.lesson), { kind: 'topic' }),
  go_back: (situation, open) => goBack(situation, open),
  done: (situation, open) =>
    open
      ? topicOr(situation, open, say('done'), 'talk')
      : (nextHomework(situation, say('done')) ??
        reply(say('done'), askTopic(situation, situation.lesson), { kind: 'topic' })),
  bye: (situation) => goodbye({ ...situation.lesson, problems: situation.lesson.problems.filter(isOwn) }, [], false),
  break: (situation) =>
    /^\W*(?:can|could|may) i (?:save|give|make|bring|have some)\b/i.test(situation.text)
      ? null
      : reply(say('break'), { ...noQuestion(situation.lesson), asked: situation.lesson.asked }, { kind: 'break' }),
  tool_board: tool('blackboard', 'Open the blackboard'),
  tool_cards: tool('flashcards', 'Open the flashcards'),
  tool_video: tool('video', 'Watch a video'),
  tool_tracing: (situation, open) =>
    toSomeone.test(situation.text)
      ? writing(situation, 'writing_help')
      : tool('tracing', 'Trace letters')(situation, open),
  quiz_me: (situation) => reply(say('quiz_me'), giveNext(situation, situation.lesson), { kind: 'give' }),
  want_story: played('story'),
  want_joke: played('joke'),
  want_riddle: played('riddle'),
  want_game: played('game'),
  want_problem_about: (situation) =>
    ownMaking.test(plainWords(situation.text)) || !wishesProblem.test(situation.text)
      ? null
      : problemAbout(situation, themesIn(situation.text)[0]?.id ?? situation.lesson.likes.at(-1) ?? null),
  homework: (situation) =>
    reply(say('homework'), askChat(situation.lesson, { key: 'homework.ask' }, 'tried'), { kind: 'homework' }),
  check_work: (situation) =>
    reply(say('check_work'), askChat(situation.lesson, { key: 'homework.show' }, 'tried'), { kind: 'homework' }),
  writing_help: (situation) => writing(situation, 'writing_help'),
  check_sentence: (situation) => writing(situation, 'check_sentence'),
  write_for_me: (situation) => writing(situation, 'write_for_me'),
  spanish: (situation, open) =>
    topicOr({ ...situation, lesson: { ...situation.lesson, spanish: true } }, open, [{ key: 'spanish' }], 'spanish'),
  complaint: (situation, open) =>
    open
      ? reply(say('complaint'), askAgain(situation, { ...situation.lesson, asked: null }), { kind: 'repair' })
      : reply(say('complaint'), askChat(situation.lesson, { key: 'repair.ask' }), { kind: 'repair' }),
}
