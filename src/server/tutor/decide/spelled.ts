import { nearestWord } from '../know/words/nearest-word.ts'
import { spellingHint } from '../know/words/word-claims.ts'
import { knownWord } from '../know/words/words.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import { reply } from './reply.ts'

const spelledOut = /^\W*((?:[a-z][\s,.-]+){1,14}[a-z])(?:[\s,.!-]+([a-z]{2,}))?\W*$/i

/** A child sounds a word out letter by letter: what the letters say, and whether the word it read is that. */
export function spelled(situation: Situation): Decision | null {
  const { text } = situation
  const [, run = '', read] = spelledOut.exec(text.trim()) ?? []
  const letters = run.toLowerCase().match(/[a-z]/g) ?? []
  if (letters.length === 0) return anotherWord(situation)
  if (letters.length < 2 || letters.every((letter) => letter === letters[0])) return null
  const word = letters.join('')
  const lesson = { ...situation.lesson, told: `lang:read:${word}` }
  const open = openProblem(lesson)
  if (open?.item.answer.form === 'choice' || (open && word === open.item.answer.answer.toLowerCase())) return null
  const values = { word, letters: letters.join('-'), read: read?.toLowerCase() ?? '', first: letters[0] ?? '' }
  const isRead = read === undefined || read.toLowerCase() === word
  const meant = isRead && !knownWord(word) && word.length > 4 ? nearestWord(word) : null
  if (meant !== null && meant !== word && read === undefined && !open)
    return reply(
      [{ key: 'lang.look' }, { text: spellingHint(word, meant), fact: true }],
      askChat({ ...lesson, told: `lang:spell:${meant}:1` }, { key: 'lang.try' }),
      { kind: 'words', mood: 'thinking' },
    )
  const aim = read?.toLowerCase() ?? ''
  if (!isRead && !open && knownWord(aim) && !knownWord(word) && [...word].sort().join('') === [...aim].sort().join(''))
    return reply(
      [{ key: 'spell.order', values: { word: aim, letters: [...aim].join('-') } }],
      askChat({ ...lesson, told: `lang:spell:${aim}:1` }, { key: 'spell.more' }),
      { kind: 'words', mood: 'happy' },
    )
  const differs = isRead ? -1 : [...word].findIndex((letter, at) => letter !== read?.toLowerCase()[at])
  const line: Line = isRead
    ? { key: read === undefined ? (knownWord(word) ? 'spell.is' : 'spell.letters') : 'spell.read', values }
    : { key: 'spell.look', values: { ...values, letter: word[Math.max(0, differs)] ?? '' } }
  if (!isRead) return reply([line], askChat(lesson, { key: 'spell.again' }), { kind: 'spelled', mood: 'thinking' })
  return reply(
    [line],
    open ? askAgain(situation, { ...lesson, asked: null }) : askChat(lesson, { key: 'spell.more' }),
    { kind: 'spelled', mood: 'happy' },
  )
}

/** The next word of a child that reads one after the other. */
function anotherWord({ lesson, text }: Situation): Decision | null {
  const word = /^\W*([a-z]{2,12})\W*$/i.exec(text)?.[1]?.toLowerCase()
  const isAsked = lesson.asked?.kind === 'chat' && lesson.said.slice(-2).some((one) => one.startsWith('spell.more#'))
  if (word === undefined || !isAsked || !knownWord(word)) return null
  const sound = soundAtStart(word)
  return reply(
    [{ key: sound === null ? 'spell.word' : 'spell.sound', values: { word, sound: sound ?? '' } }],
    askChat(lesson, { key: 'spell.more' }),
    { kind: 'spelled', mood: 'happy' },
  )
}

/** Two letters that make one sound. */
const soundAtStart = (word: string): string | null => /^(?:sh|ch|th|wh|ph)/.exec(word)?.[0] ?? null
