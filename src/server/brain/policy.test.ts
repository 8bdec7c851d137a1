import { describe, expect, it } from 'vitest'
import { type Exercise, type Lesson, type Move, newLesson } from './brain.ts'
import { decideMove } from './policy.ts'

const sevenEights: Exercise = { question: '7 × 8', operation: '×', left: 7, right: 8, answer: '56' }
const open: Lesson = { ...newLesson(3), topic: 'times tables', exercise: sevenEights }

const decide = (lesson: Lesson, text: string, grade = 3, notes: string[] = []) =>
  decideMove({ lesson, text, grade, notes })

/** A move in a few words: its kind, what narrows it, and the exercise that it is about. */
function inShort(move: Move): string {
  const detail = {
    greet: () => '',
    ask: (m: Move) => (m.kind === 'ask' ? m.about : ''),
    hint: (m: Move) => (m.kind === 'hint' ? String(m.level) : ''),
    explain: () => '',
    praise: () => '',
    correct: (m: Move) => (m.kind === 'correct' ? m.attempt : ''),
    exercise: (m: Move) => (m.kind === 'exercise' ? (m.manner ?? m.topic) : ''),
    review: () => '',
    redirect: (m: Move) => (m.kind === 'redirect' ? m.reason : ''),
    close: () => '',
  }[move.kind](move)
  return detail === '' ? move.kind : `${move.kind} ${detail}`
}

describe('with nothing on the screen, a child who says', () => {
  it.each([
    ['hi', 'redirect small_talk'],
    ['hello there', 'redirect small_talk'],
    ['how are you', 'redirect small_talk'],
    ["what's your name", 'redirect small_talk'],
    ['are you a robot?', 'redirect small_talk'],
    ['are you a real person', 'redirect small_talk'],
    ['I love you', 'redirect small_talk'],
    ['will you be my friend', 'redirect small_talk'],
    ['thanks', 'redirect small_talk'],
    ['adding', 'exercise adding'],
    ['can we do taking away', 'exercise taking away'],
    ['subtraction please', 'exercise taking away'],
    ['times tables', 'exercise times tables'],
    ['the 7 times table', 'exercise the 7 times table'],
    ['I want to do my sevens', 'exercise the 7 times table'],
    ['can we practice the twelve times table', 'exercise the 12 times table'],
    ['dividing', 'exercise dividing'],
    ['sharing', 'exercise sharing'],
    ['fractions', 'exercise fractions'],
    ['yes', 'exercise times tables'],
    ['you choose', 'exercise times tables'],
    ['quiz me', 'exercise times tables'],
    ["I don't know", 'exercise times tables'],
    ['no', 'ask topic'],
    ["I'm bored", 'ask topic'],
    ['help', 'ask topic'],
    ['bye', 'close'],
    ['how am I doing', 'review'],
    ['what is 7 x 8', 'ask tried'],
    ['7*8', 'ask tried'],
    ['seven times eight', 'ask tried'],
    ['12 take away 5', 'ask tried'],
    ['48 divided by 6', 'ask tried'],
    ['3/4 + 1/8', 'ask tried'],
    ['144÷12=?', 'ask tried'],
    ['what is 48/6', 'ask tried'],
    ['2 + 3 + 4', 'ask tried'],
    ['7 x 8 = 56', 'praise'],
    ['7 x 8 = 54', 'correct 54'],
    ['1/0', 'redirect unknown'],
    ['what is 5 divided by 0', 'redirect unknown'],
    ['3000000 + 5', 'redirect unknown'],
    ['1000000 x 1000000', 'redirect unknown'],
    ['1/100000 + 1/3', 'redirect unknown'],
    ['who is the king of france', 'redirect unknown'],
    ['how do you spell cat', 'redirect asked'],
    ['can you help me with reading', 'exercise reading'],
    ['tell me a joke', 'redirect off_topic'],
    ['can we play minecraft', 'redirect off_topic'],
    ['5 birds sit in a tree and 2 fly away, how many are left', 'ask tried'],
    ['', 'redirect unknown'],
    ['asdfgh', 'redirect unknown'],
    ['7', 'redirect asked'],
  ])('%s', (text, move) => {
    expect(inShort(decide(newLesson(3), text).move)).toBe(move)
  })
})

describe('with 7 × 8 on the screen, a child who says', () => {
  it.each([
    ['56', 'praise'],
    ['fifty six', 'praise'],
    ['is it 56?', 'praise'],
    ['7 x 8 = 56', 'praise'],
    ['8 times 7 is 56', 'praise'],
    ['112/2', 'praise'],
    ['um 54... no 56', 'praise'],
    ['why is it 56', 'praise'],
    ['54', 'correct 54'],
    ['is it 54?', 'correct 54'],
    ["I don't know, 54?", 'correct 54'],
    ['-56', 'correct −56'],
    ['54 or 55', 'ask which'],
    ["I don't know", 'hint 1'],
    ['idk', 'hint 1'],
    ['???', 'hint 1'],
    ['this is hard', 'hint 1'],
    ['hint please', 'hint 1'],
    ['help me', 'hint 1'],
    ['tell me the answer', 'hint 1'],
    ['just give me the answer', 'hint 1'],
    ['what is 7 x 8', 'hint 1'],
    ['8 x 7?', 'hint 1'],
    ['why', 'hint 2'],
    ['can you say that again', 'exercise again'],
    ['what?', 'exercise again'],
    ['yes', 'exercise again'],
    ['slower please', 'exercise slower'],
    ['too hard', 'exercise easier'],
    ['can I have an easier one', 'exercise easier'],
    ['too easy', 'exercise harder'],
    ['give me a hard one', 'exercise harder'],
    ['another one', 'exercise times tables'],
    ['skip', 'exercise times tables'],
    ['I want to do adding instead', 'exercise adding'],
    ['can we do the 5 times table', 'exercise the 5 times table'],
    ['should I add them?', 'hint 1'],
    ['this is boring', 'ask topic'],
    ['no', 'ask topic'],
    ['stop', 'close'],
    ["don't stop", 'redirect unknown'],
    ['I am done', 'close'],
    ['how am I doing', 'review'],
    ['what is 6 x 4', 'ask tried'],
    ['5 x 8 = 40', 'praise'],
    ['are you a robot', 'redirect small_talk'],
    ['thank you', 'redirect small_talk'],
    ['hi', 'redirect small_talk'],
    ['do you like cats', 'redirect off_topic'],
    ['my dog ate it', 'redirect asked'],
    ['9/0', 'redirect unknown'],
  ])('%s', (text, move) => {
    expect(inShort(decide(open, text).move)).toBe(move)
  })
})
