import { distance } from 'fastest-levenshtein'
import { reply } from '../decide/reply.ts'
import type { Decision, Line, Situation } from '../move.ts'
import type { Play } from '../state-parts.ts'
import { type Heard, isElsewhere, says, wordsIn } from './hearing.ts'
import { presses } from './presses.ts'
import { type QuizQuestion, type QuizTopic, quizTopics } from './quiz-content.ts'
import { playOn, stopped } from './ways.ts'

// A quiz on a topic that the child names: one question after the other, from easy to hard. `used` keeps what was asked, and '+id' what was right.

const wishes = [
  /\b(?:quiz|test|question) me(?: \w+){0,2}? (?:on|about|over|with|abt)(?: my| the| some)? ([a-z' ]{3,40}?)(?: (?:cuz|because|bc|i have|i got|for (?:my|a|the)|please|pls|there'?s|quiz is|test is|tomorrow|tmrw)\b.*)?[.!?\s]*(?:quiz is .*)?$/i,
  /\bask me (?:(?:some|a|one|\d) )?(?:questions? |stuff |things )?(?:about|on) (?:the )?([a-z' ]{3,40}?)[.!?\s]*$/i,
  /\b(?:do|have|play|give me|take|want|make) (?:a |an |some )?(?:quiz|trivia)(?: game)? (?:on|about|of) (?:the )?([a-z' ]{3,40}?)[.!?\s]*$/i,
  /^\W*(?:(?:ok|now|so|please|lets|let's|can (?:we|you|u)|i want|i wanna|give me|gimme|giv me|make me|ask me|tell me|do|a|an|the) )*(?:do |have |play )?(?:a |an )?([a-z' ]{3,30}?) (?:quiz|trivia)(?: please| pls)?[.!?\s]*$/i,
  /\bask me (?:some |a few |\d )?([a-z' ]{3,24}?) questions\b/i,
]
/** A quiz, and no word of what: it is on what the talk is about. */
const bare =
  /^\W*(?:(?:ok|now|so|please|pls|and|then|hey) )*(?:(?:can|could|will) (?:you|u) )?(?:quiz me|test me|(?:make|give|ask) me (?:a |an )?(?:(?:quick|short|little|hard|fun|mini) )*quiz)\b(?! (?:on|about|over|abt)\b)/i
const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The topic that is wished for, in whatever way children call it. */
export function quizWished(text: string): QuizTopic | null {
  const first = text.split(/(?<=[.!?])\s+/)[0] ?? text
  for (const wish of wishes) {
    const name = plainly(wish.exec(first)?.[1] ?? '')
    const found = name === '' ? undefined : topicCalled(name)
    if (found) return found
  }
  return null
}

const topicCalled = (name: string): QuizTopic | undefined => {
  const short = name.replace(/^(?:the|my|all the) /, '')
  return quizTopics().find(({ called }) => [name, short, `${short}s`].some((one) => called.includes(one)))
}

/** 'Quiz me', behind what was told of sharks: on that, where there is a quiz on it. */
export function quizOfTalk({ text, lesson }: Pick<Situation, 'text' | 'lesson'>): QuizTopic | null {
  if (!bare.test(text)) return null
  const talked = [
    lesson.about,
    ...plainly(lesson.question ?? '')
      .split(' ')
      .reverse(),
  ]
  for (const word of talked) {
    const found = word ? topicCalled(plainly(word)) : undefined
    if (found) return found
  }
  return null
}

const mostUnscored = 5
const isUsed = ({ used }: Pick<Play, 'used'>, { id }: QuizQuestion) => used.includes(id) || used.includes(`+${id}`)

/** The next question: the easiest that was not asked, or a harder one. */
function nextOf({ questions }: QuizTopic, play: Pick<Play, 'used'>, least: number): QuizQuestion | null {
  const fresh = questions.filter((one) => !isUsed(play, one)).sort((one, other) => one.level - other.level)
  return fresh.find(({ level }) => level >= least) ?? fresh.at(-1) ?? null
}

const asks = ({ lesson }: Situation, topic: QuizTopic, question: QuizQuestion, play: Pick<Play, 'used' | 'turns'>) =>
  playOn(
    lesson,
    { game: 'quiz', id: topic.id, secret: question.id, turns: play.turns, used: play.used },
    [{ text: question.ask, fact: true }],
    {
      press: presses('dontKnow', 'stop'),
    },
  )

/** Older children begin with the middle ones. */
const leastFor = ({ grade }: Situation) => (grade >= 6 ? 2 : 1)

const marks = { kind: 'play.game', mood: 'happy' } as const

export function startQuiz(situation: Situation, topic: QuizTopic): Decision | null {
  const used: string[] = []
  const first = nextOf(topic, { used }, leastFor(situation))
  return (
    first &&
    reply(
      [{ key: 'quiz.start', values: { name: topic.name } }],
      asks(situation, topic, first, { used, turns: 0 }),
      marks,
    )
  )
}

const found = (play: Play) => {
  const topic = quizTopics().find(({ id }) => id === play.id)
  const question = topic?.questions.find(({ id }) => id === play.secret)
  return topic && question ? { topic, question } : null
}

export function askQuizAgain(situation: Situation, play: Play) {
  const here = found(play)
  return here && asks(situation, here.topic, here.question, play)
}

const singular = (word: string) => word.replace(/(?<=[a-z]{3})s$/, '')

/** The key's words are all in what the child says; a long one may be misspelled. */
export function hasKey(text: string, key: string): boolean {
  const said = plainly(text).split(' ').map(singular)
  const words = key
    .split(/[+ ]/)
    .filter(Boolean)
    .map((word) => singular(word.toLowerCase()))
  const most = (word: string) => (word.length > 8 ? 2 : word.length > 5 ? 1 : 0)
  return words.every((word) =>
    said.some((one) => one === word || (most(word) > 0 && distance(one, word) <= most(word))),
  )
}

const wantsNext = /\b(?:next|another|more|go on|keep going|ask me|ready|ok go|one more|new one|different)\b/i
const wantsHarder = /\b(?:harder|hard one|too easy|tougher|difficult)\b/i
const wantsEasier = /\b(?:easier|easy one|too hard)\b/i
const skips = /\b(?:skip|pass|next one|move on)\b/i
const asksScore =
  /\b(?:how many (?:did|have) i|my score|how am i doing|did i (?:pass|win)|(?:give me|what'?s my) (?:a )?(?:rating|grade|score)|am i ready|im ready|think im ready)\b/i
/** 'Ok ask me', after something else was spoken of. */
export const wantsQuestion = (text: string): boolean => wantsNext.test(text) && wordsIn(text).length < 8
const longestAnswer = 22

/** What the child says in a quiz: an answer, a wish for the next or a harder one, how it did. */
export function hearQuiz(heard: Heard, play: Play): Decision | null {
  const here = found(play)
  if (!here) return null
  const { topic, question } = here
  const { text } = heard
  if (asksScore.test(text)) return scored(heard, topic, play)
  if (question.keys.some((key) => hasKey(text, key)) && !/\?\s*$/.test(text))
    return goOn(heard, topic, { ...play, used: [...play.used, `+${question.id}`] }, [
      { key: 'quiz.right' },
      { text: question.tell, fact: true },
    ])
  if (wantsHarder.test(text) && wordsIn(text).length < 8)
    return goOn(
      heard,
      topic,
      { ...play, used: [...play.used, question.id] },
      [{ key: 'quiz.harder' }],
      question.level + 1,
    )
  if (wantsEasier.test(text) && wordsIn(text).length < 8)
    return goOn(heard, topic, { ...play, used: [...play.used, question.id] }, [{ key: 'quiz.easier' }])
  const gaveHint = play.used.includes(`?${question.id}`)
  const told = (): Decision =>
    goOn(heard, topic, { ...play, used: [...play.used, question.id] }, [
      { key: 'quiz.told' },
      { text: question.tell, fact: true },
    ])
  if (skips.test(text)) return told()
  if (wantsNext.test(text) && wordsIn(text).length < 7) return reply([], asks(heard, topic, question, play), marks)
  if (says.givesUp(text) || says.hint(text)) return gaveHint ? told() : hinted(heard, here, play, 'quiz.hint')
  if (isElsewhere(heard) || /\?\s*$/.test(text) || wordsIn(text).length > longestAnswer || asksBack.test(text))
    return null
  return gaveHint ? told() : hinted(heard, here, play, 'quiz.not')
}

const asksBack =
  /^\W*(?:(?:wait|before that|but|ok|okay|so|hey|first|hold on|oh|and|also) )*(?:why|how|what|who|when|where|is|are|do|does|did|can|was|were) \w+/i

function hinted(
  heard: Heard,
  { topic, question }: { topic: QuizTopic; question: QuizQuestion },
  play: Play,
  key: string,
): Decision {
  return reply(
    [{ key }, { text: question.hint, fact: true }],
    asks(heard, topic, question, { ...play, used: [...play.used, `?${question.id}`] }),
    { kind: 'play.game', mood: 'thinking' },
  )
}

function goOn(heard: Heard, topic: QuizTopic, play: Play, lines: Line[], least = leastFor(heard)): Decision {
  const next = nextOf(topic, play, least)
  const turns = play.turns + 1
  if (!next)
    return reply([...lines, { key: 'quiz.all', values: { ...score(play), name: topic.name } }], ending(heard), marks)
  const after: Line[] = turns % mostUnscored === 0 ? [{ key: 'quiz.score', values: score(play) }] : []
  return reply([...lines, ...after], asks(heard, topic, next, { used: play.used, turns }), marks)
}

const ending = (heard: Heard) => {
  const { lesson } = stopped(heard)
  return { lines: [], asked: null, press: [], picture: null, lesson }
}

const score = ({ used }: Pick<Play, 'used'>) => ({
  right: used.filter((one) => one.startsWith('+')).length,
  asked: used.filter((one) => !one.startsWith('?')).length,
})

/** How it went so far, and which question to look at again. */
function scored(heard: Heard, topic: QuizTopic, play: Play): Decision {
  const missed = topic.questions.find(({ id }) => play.used.includes(id))
  const lines: Line[] = [
    { key: 'quiz.score', values: score(play) },
    ...(missed ? [{ key: 'quiz.look' } as const, { text: missed.tell, fact: true } as const] : []),
  ]
  return reply(
    lines,
    { ...ending(heard), lines: [{ key: 'quiz.more' }], asked: heard.lesson.asked, lesson: heard.lesson },
    marks,
  )
}
