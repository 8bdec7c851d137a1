import type { ExerciseView, Move, Turn, WorkedExample } from '../brain.ts'
import { asked, isTask, nameOf, questionOf } from './exercise-kinds.ts'
import { smallTalk } from './small-talk.ts'
import { pick, type Voice, voiceOf } from './voices.ts'

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>

/** What the tutor says: what must be said, what may be said before it when there is room, and one question at the end. */
type Words = { warm?: string; core: string[]; question?: string }

/** The sentences of a move: two and a question for grades up to 2, four in all for older children. */
export function sentencesFor(turn: Turn): string[] {
  const { warm, core, question } = wordsFor(turn)
  const room = (turn.student.grade_level <= 2 ? 2 : 4 - (question ? 1 : 0)) - core.length
  const statements = question ? core.map(asThought) : core
  return [...(warm && room > 0 ? [warm] : []), ...statements, ...(question ? [question] : [])].filter(
    (sentence) => sentence !== '',
  )
}

/** A child is asked one thing at a time: a question on the way becomes something to think of. */
const asThought = (sentence: string) =>
  sentence.endsWith('?') ? `Think: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}.` : sentence

function wordsFor(turn: Turn): Words {
  const { move } = turn
  const voice = voiceOf(turn.tutor)
  switch (move.kind) {
    case 'greet':
      return greet(turn, voice, move)
    case 'ask':
      return ask(turn, voice, move)
    case 'hint':
      return hint(turn, voice, move)
    case 'explain':
      return explain(turn, voice, move)
    case 'praise':
      return praise(turn, voice, move)
    case 'correct':
      if (move.isAlmost) return almostThere(move)
      return {
        warm: pick(voice.almost, move.attempt + move.exercise.question),
        core: [...sentencesOf(move.observation), ...sentencesOf(move.hint)].slice(0, isYoung(turn) ? 2 : 3),
        question: questionOf(move.exercise),
      }
    case 'exercise':
      return exercise(turn, voice, move)
    case 'review':
      return review(move)
    case 'redirect':
      return redirect(turn, move)
    case 'close':
      return close(turn, voice, move)
  }
}

/** What is right in the try, and the question that leads on from it. */
function almostThere({ observation }: Of<'correct'>): Words {
  const sentences = sentencesOf(observation)
  const question = sentences.at(-1)
  return { core: sentences.slice(0, -1), ...(question !== undefined && { question }) }
}

const nowYou = (exercise: ExerciseView) =>
  isTask(exercise) ? exercise.question : `Now you: what is ${exercise.question}?`
const isYoung = (turn: Turn) => turn.student.grade_level <= 2

function greet({ tutor, student }: Turn, voice: Voice, move: Of<'greet'>): Words {
  if (move.earlier) return greetAgain(student.nickname, voice, move.earlier)
  const question = 'What shall we work on today?'
  if (move.again) return { core: [`${voice.again}, ${student.nickname}!`], question }
  const own = tutor.greeting_style || question
  return { core: [`${voice.hello}, ${student.nickname}!`, `I am ${tutor.name}, your AI tutor.`], question: own }
}

/** Remembers the last time by its topic, and by what was solved when there is room for it. */
function greetAgain(nickname: string, voice: Voice, { topic }: { topic: string }): Words {
  return {
    core: [`${voice.again}, ${nickname}!`, `Last time we worked on ${topic}.`],
    question: 'Shall we start with a look back?',
  }
}

function ask(turn: Turn, voice: Voice, move: Of<'ask'>): Words {
  const { about, exercise, insteadOf, isPart } = move
  if (!exercise || about === 'topic') {
    const question = isYoung(turn)
      ? 'Shall we add or take away?'
      : 'Shall we work on adding, taking away, times tables or dividing?'
    return { core: ['You choose.'], question }
  }
  if (about === 'which')
    return {
      core: [isTask(exercise) ? 'Pick the one that you mean.' : 'I see more than a single number.'],
      question: isTask(exercise) ? exercise.question : `Which number do you mean for ${exercise.question}?`,
    }
  const waits = insteadOf ? `We keep ${insteadOf} for later.` : ''
  const first = isPart ? 'That is long: we start with a part.' : voice.taken
  return {
    core: [first, waits].filter((sentence) => sentence !== ''),
    question: `What have you tried for ${nameOf(exercise)}?`,
  }
}

function hint(turn: Turn, voice: Voice, move: Of<'hint'>): Words {
  const { level, exercise, example, twin } = move
  if (level === 4 && example) return worked(voice, example, twin)
  if (!example) {
    const question = level === 0 ? `How would you start ${nameOf(exercise)}?` : questionOf(exercise)
    const hinted = sentencesOf(move.hint).slice(0, isYoung(turn) ? 2 : 3)
    return { core: level === 0 ? ['Every start is good.'] : hinted, question }
  }
  const shown = isYoung(turn) ? example.steps.slice(0, 1) : example.steps.slice(0, 2)
  return { core: [...introduced(example.question, shown), move.hint], question: questionOf(exercise) }
}

function explain(turn: Turn, voice: Voice, move: Of<'explain'>): Words {
  const { example, exercise, twin } = move
  if (example.question === exercise.question) return worked(voice, example, twin)
  const shown = isYoung(turn) ? example.steps.slice(0, 2) : example.steps.slice(0, 3)
  return { core: introduced(example.question, shown), question: nowYou(twin ?? exercise) }
}

/** The whole solution. Its steps are never cut: the last one has the answer. */
function worked(voice: Voice, example: WorkedExample, twin: ExerciseView | undefined): Words {
  const alone = twin ? asking(twin) : null
  return {
    warm: voice.together,
    core: [...example.steps, ...(alone?.core ?? [])],
    ...(alone && { question: twin && !isTask(twin) ? nowYou(twin) : alone.question }),
  }
}

/** How an exercise is asked. What has to be read before it comes with it. */
function asking(exercise: ExerciseView): { core: string[]; question: string } {
  const sentences = asked(exercise)
  return { core: sentences.slice(0, -1), question: sentences.at(-1) ?? '' }
}

/** The steps of another exercise, beginning with what it is. */
const introduced = (question: string, [first, ...others]: string[]): string[] => {
  if (first === undefined) return []
  if (question.endsWith('?')) return [`Look at another one: ${question.slice(0, -1)}.`, first, ...others]
  return [`Look at ${question}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others]
}

function praise(turn: Turn, voice: Voice, move: Of<'praise'>): Words {
  const { exercise, next, told, nearly, last } = move
  const right = nearly === undefined ? pick(voice.right, exercise.question) : `Yes, we spell it ${nearly}.`
  const { core, question } = asking(next)
  // A story that must be read leaves no room for more.
  const about = core.length > 0 && isYoung(turn) ? [] : [told ?? pick(voice.effort, next.question)]
  return { core: [right, ...about, ...(last ? ['Here is the last one for today.'] : []), ...core], question }
}

function exercise(turn: Turn, voice: Voice, move: Of<'exercise'>): Words {
  const { manner, topic, afterwards } = move
  const { core, question } = asking(move.exercise)
  const said = (...sentences: string[]): Words => ({ core: [...sentences, ...core], question })
  const isSum = !isTask(move.exercise)
  switch (manner) {
    case 'again':
      return said('Take your time.')
    case 'slower':
      return isSum ? said('We go slowly.', 'Look at the numbers, then at the sign.') : said('We go slowly.')
    case 'easier':
      return said(isSum ? 'Sure, here are smaller numbers.' : 'Sure, here is an easier one.')
    case 'harder':
      return said(isSum ? 'Sure, here are bigger numbers.' : 'Sure, here is a harder one.')
    case 'look_back':
      return said(`First a look back at ${topic}.`)
    case 'last':
      return said('Here is the last one for today.')
    default:
      if (afterwards !== undefined) return said(`First ${topic}, and then ${afterwards}.`)
      if (core.length > 0) return said(isYoung(turn) ? 'Read this.' : `Let us work on ${topic}.`)
      return said(isYoung(turn) ? `Let us try ${topic}.` : `Let us work on ${topic}.`, pick(voice.fresh, question))
  }
}

const mostNamed = 3

function named(solved: string[]): string {
  const shown = solved.slice(-mostNamed)
  const last = shown.at(-1) ?? ''
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last
}

function review({ solved }: Of<'review'>): Words {
  const core = solved.length > 0 ? [`You solved ${named(solved)}.`, 'You did the thinking.'] : ['We have just begun.']
  return { core, question: 'Shall we go on?' }
}

function redirect(turn: Turn, move: Of<'redirect'>): Words {
  const question =
    move.question !== undefined
      ? move.question
      : move.exercise
        ? backTo(move.exercise)
        : `Shall we work on ${move.topic ?? (isYoung(turn) ? 'adding' : 'times tables')}?`
  if (move.fact !== undefined) return { core: sentencesOf(move.fact), question }
  const talk = move.reason === 'small_talk' ? smallTalk(turn, move.said) : []
  return { core: talk.length > 0 ? talk : ["I don't know that one yet.", "Let's ask your grown-up."], question }
}

const backTo = (exercise: ExerciseView) => (isTask(exercise) ? exercise.question : `Now, what is ${exercise.question}?`)

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /)

function close({ student }: Turn, voice: Voice, { solved, over, told }: Of<'close'>): Words {
  const did = solved.length > 0 ? `Today you solved ${named(solved)}.` : 'It is good that you were here.'
  const first = told === undefined ? [did] : [told, did]
  const bye = over
    ? `That was our time for today: ${voice.bye.toLowerCase()}, ${student.nickname}!`
    : `${voice.bye}, ${student.nickname}!`
  return { core: [...first, bye] }
}
