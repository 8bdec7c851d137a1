import { type Dice, diceOf, drawFrom } from '../dice.ts'
import type { Task, TaskFamily, TaskWish } from '../tasks/task.ts'
import type { Path } from './story-path.ts'
import { storyTask } from './story-task.ts'

const names = ['Sam', 'Mia', 'Leo', 'Ana', 'Kim', 'Noah'] as const
const things = ['apples', 'marbles', 'stickers', 'shells', 'cards', 'blocks', 'grapes', 'beads'] as const
type Holder = { one: string; many: string }
const holders: readonly [Holder, ...Holder[]] = [
  { one: 'bag', many: 'bags' },
  { one: 'box', many: 'boxes' },
  { one: 'jar', many: 'jars' },
  { one: 'row', many: 'rows' },
]

type Drawn = { text: string[]; question: string; path: Path }
type Template = { name: string; grades: readonly [number, number]; tell: (dice: Dice, level: number) => Drawn }

/** The largest number of a story, by grade. */
const most = (level: number) => [5, 10, 20, 100, 1_000, 5_000, 9_000][Math.max(0, Math.min(6, level + 1))] ?? 100

const two = (dice: Dice): [string, string] => {
  const first = dice(0, names.length - 1)
  const second = (first + dice(1, names.length - 1)) % names.length
  return [names[first] ?? 'Sam', names[second] ?? 'Mia']
}

const joined: Template = {
  name: 'join',
  grades: [-1, 4],
  tell: (dice, level) => {
    const [who] = two(dice)
    const thing = drawFrom(dice, things)
    const a = dice(1, Math.ceil(most(level) / 2))
    const b = dice(1, Math.ceil(most(level) / 2))
    return {
      text: [`${who} has ${a} ${counted(a, thing)}.`, `${who} finds ${b} more.`],
      question: `How many ${thing} does ${who} have now?`,
      path: { schema: 'join', left: a, operation: '+', right: b, result: a + b },
    }
  },
}

const separated: Template = {
  name: 'separate',
  grades: [-1, 4],
  tell: (dice, level) => {
    const [who, friend] = two(dice)
    const thing = drawFrom(dice, things)
    const a = dice(2, most(level))
    const b = dice(1, a - 1)
    return {
      text: [`${who} has ${a} ${counted(a, thing)}.`, `${who} gives ${b} to ${friend}.`],
      question: `How many ${thing} does ${who} have left?`,
      path: { schema: 'join', left: a, operation: '−', right: b, result: a - b },
    }
  },
}

const compared: Template = {
  name: 'compare',
  grades: [1, 5],
  tell: (dice, level) => {
    const [who, friend] = two(dice)
    const thing = drawFrom(dice, things)
    const a = dice(4, most(level))
    const b = dice(2, a - 1)
    return {
      text: [`${who} has ${a} ${thing}.`, `${friend} has ${b} ${thing}.`],
      question: `How many more ${thing} does ${who} have than ${friend}?`,
      path: { schema: 'join', left: a, operation: '−', right: b, result: a - b },
    }
  },
}

const grouped: Template = {
  name: 'equal-groups',
  grades: [2, 5],
  tell: (dice, level) => {
    const thing = drawFrom(dice, things)
    const holder = drawFrom(dice, holders)
    const a = dice(2, level <= 2 ? 5 : level === 3 ? 10 : 40)
    const b = dice(2, level <= 2 ? 5 : level === 3 ? 10 : 12)
    return {
      text: [`There are ${a} ${holder.many}.`, `Each ${holder.one} has ${b} ${thing}.`],
      question: `How many ${thing} are there in all?`,
      path: { schema: 'join', left: a, operation: '×', right: b, result: a * b },
    }
  },
}

const shared: Template = {
  name: 'share',
  grades: [2, 5],
  tell: (dice, level) => {
    const [who] = two(dice)
    const thing = drawFrom(dice, things)
    const holder = drawFrom(dice, holders)
    const b = dice(2, level <= 2 ? 5 : 10)
    const each = dice(2, level <= 2 ? 5 : level === 3 ? 10 : 40)
    return {
      text: [`${who} has ${b * each} ${thing}.`, `They go into ${b} ${holder.many}, the same in each.`],
      question: `How many ${thing} are in one ${holder.one}?`,
      path: { schema: 'join', left: b * each, operation: '÷', right: b, result: each },
    }
  },
}

const templates: readonly Template[] = [joined, separated, compared, grouped, shared]

const counted = (count: number, thing: string) => (count === 1 ? thing.replace(/s$/, '') : thing)

function draw(wish: TaskWish, seed: number): Task {
  const dice = diceOf(seed)
  const level = Math.max(-1, Math.min(5, wish.grade + (wish.shift ?? 0)))
  const fitting = templates.filter(({ grades: [from, to] }) => from <= level && level <= to)
  const template = fitting[dice(0, fitting.length - 1)] ?? joined
  const { text, question, path } = template.tell(dice, level)
  const like = template.tell(dice, level)
  const { left, operation, right, result } = path
  return storyTask({
    id: `story:${template.name}:${left}${operation}${right}:${question.length}`,
    path,
    question,
    grade: wish.grade,
    name: `the story about ${question.replace(/^How many (?:more )?/, '').split(' ')[0] ?? 'numbers'}`,
    text,
    ...(like.path.result !== result && !tellsIt(like, result) && { example: exampleOf(like) }),
  })
}

const exampleOf = ({ text, question, path: { left, operation, right, result } }: Drawn) => ({
  question: [...text, question].join(' '),
  steps: [`We write it as ${left} ${operation} ${right}.`, `That makes ${result}.`],
})

const tellsIt = ({ path }: Drawn, result: number) => [path.left, path.right, path.result].includes(result)

const tries = 20

/** Number stories by grade, told anew each time. */
export const storyTasks: TaskFamily = {
  family: 'story',
  topics: [
    {
      topic: 'stories',
      subject: 'math',
      grades: [-1, 5],
      words: /\b(?:(?:word|story|number) (?:problems?|stor(?:y|ies))|stories with numbers|math stories)\b/,
    },
  ],
  make: (wish) => {
    let made = draw(wish, wish.seed)
    for (let at = 1; at < tries && wish.before?.includes(made.id); at++) made = draw(wish, wish.seed + at * 104_729)
    return made
  },
}
