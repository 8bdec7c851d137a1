import { type KnownWord, knownWord, rhyme } from '../know/words/words.ts'
import type { Decision, Line } from '../move.ts'
import { englishAsked } from '../read/spanish.ts'
import { list } from '../say/list.ts'
import { openProblem } from '../state.ts'
import { askAgain, askChat } from './ask.ts'
import type { Heard } from './hear.ts'
import { reply } from './reply.ts'

const mostWords = 6
const between = new Set(['and', 'n', 'with', 'like', 'y'])

/** Words that a child puts side by side because they sound alike: 'cat hat', 'log frog', 'dog and dad'. */
export function soundsAlike(heard: Heard): Decision | null {
  const { lesson, text, grade } = heard
  if (!/^\W*\p{L}+(?:[\s,]+\p{L}+){1,5}\W*$/u.test(text) || /\?/.test(text)) return null
  const said = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !between.has(word))
  const silly = sameEnding(said)
  if (grade <= 1 && silly !== null && !said.every((word) => knownWord(word)))
    return reply(
      [{ key: 'alike.rhyme', values: { words: list.format(said) } }],
      askChat(lesson, { key: 'alike.more' }),
      {
        kind: 'alike',
        mood: 'happy',
      },
    )
  const words = said.flatMap((word) => knownWord(word) ?? [])
  const [first, ...others] = words
  if (!first || others.length === 0 || words.length !== said.length || words.length > mostWords) return null
  if (new Set(said).size !== said.length || said.some((word) => word.length < 3)) return null
  const line = alikeIn(first, others, grade)
  if (!line) return null
  const kept = { ...lesson, told: `lang:rhyme:${first.word}` }
  return reply(
    [line],
    openProblem(lesson) ? askAgain(heard, { ...kept, asked: null }) : askChat(kept, { key: 'alike.more' }),
    { kind: 'alike', mood: 'happy' },
  )
}

const fewestSilly = 3
/** 'Dog log fog bog wog': all end alike behind their first sound, real words or not; most of them are real. */
function sameEnding(said: readonly string[]): string | null {
  const endings = said.map((word) => word.replace(/^[^aeiouy]+/, ''))
  const [ending = ''] = endings
  const isAlike = ending.length >= 2 && endings.every((one) => one === ending)
  const known = said.filter((word) => knownWord(word)).length
  const isMany = said.length >= fewestSilly && said.length <= mostWords && known >= 2
  return isAlike && isMany && new Set(said).size === said.length ? ending : null
}

function alikeIn(first: KnownWord, others: readonly KnownWord[], grade: number): Line | null {
  const words = list.format([first, ...others].map(({ word }) => word))
  if (others.every((other) => rhyme(first, other) === 'yes')) return { key: 'alike.rhyme', values: { words } }
  const isStart = grade <= 1 && others.length === 1 && others.every(({ sound }) => sound === first.sound)
  return isStart ? { key: 'alike.start', values: { words } } : null
}

/** A Spanish word that is wanted in English is told. */
export function inEnglish(heard: Heard): Decision | null {
  const asked = englishAsked(heard.written)
  if (!asked) return null
  const { lesson } = heard
  const line: Line = { key: 'translate.english', values: asked }
  return reply(
    [line],
    openProblem(lesson) ? askAgain(heard, { ...lesson, asked: null }) : askChat(lesson, { key: 'translate.try' }),
    {
      kind: 'translate',
      mood: 'happy',
    },
  )
}
