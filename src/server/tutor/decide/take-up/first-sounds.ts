import { shown } from '../../know/words/ask-sounds.ts'
import { capital, listed } from '../../know/words/question-words.ts'
import { type KnownWord, knownWord } from '../../know/words/words.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// Words whose first sound a child stretches or says again: 'sssssun ssssoup ssshoe', 'b b b ball', 'buh like bear! and like butt'.

const oldest = 2
const usual: Readonly<Record<string, string>> = {
  b: 'B',
  c: 'K',
  d: 'D',
  f: 'F',
  g: 'G',
  h: 'HH',
  j: 'JH',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  p: 'P',
  r: 'R',
  s: 'S',
  t: 'T',
  v: 'V',
  w: 'W',
  y: 'Y',
  z: 'Z',
}
const sound = /^([bcdfghjklmnprstvwyz])(?:\1*|uh+|\1+uh+)$/
const stretched = /^([b-df-hj-np-tv-z])\1{2,}[a-z]+$/
const links = new Set(
  'like is for in and too also as a the my says say goes starts with it ball-like um oh yes'.split(' '),
)
const mostWords = 12
const teams: Readonly<Record<string, string>> = { SH: 'sh', CH: 'ch', TH: 'th', DH: 'th' }

const plain = (token: string): KnownWord | null => {
  const [first = ''] = token
  const rest = token.replace(new RegExp(`^${first}+`), '')
  return knownWord(`${first}${rest}`) ?? knownWord(`${first}${first}${rest}`)
}

type Said = { letter: string; words: KnownWord[] }

/** The letter whose sound was made, with the words said for it; null where no sound was made. */
function soundedIn(written: string): Said | null {
  const tokens =
    written
      .toLowerCase()
      .replace(/\b(?:ha){2,}h?\b|\blol\b/g, ' ')
      .match(/[a-z]+/g) ?? []
  if (tokens.length < 2 || tokens.length > mostWords) return null
  const long = tokens.flatMap((token) => (stretched.test(token) ? (plain(token) ?? []) : []))
  const sounds = tokens.filter(
    (token) => sound.test(token) && (token.length > 1 || tokens.filter((one) => one === token).length > 1),
  )
  const letters = new Set([
    ...sounds.map((one) => one[0] ?? ''),
    ...tokens.flatMap((token) => (stretched.test(token) ? [token[0] ?? ''] : [])),
  ])
  const [letter] = letters
  if (letter === undefined || letters.size > 1 || (sounds.length === 0 && long.length < 2)) return null
  const words = tokens.flatMap((token) => {
    if (sound.test(token) || links.has(token)) return []
    const word = stretched.test(token) ? plain(token) : knownWord(token)
    return word ? [word] : [null]
  })
  const known = words.filter((word): word is KnownWord => word !== null)
  // A whole sentence is no row of words for a sound.
  const strangers = words.filter((word) => word === null || word.word[0] !== letter).length
  return known.length === 0 || strangers > 1 || known.filter(({ word }) => word[0] === letter).length === 0
    ? null
    : { letter, words: known }
}

export function firstSounds(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (
    grade > oldest ||
    lesson.spanish ||
    openProblem(lesson) ||
    /[\d?]|\bfor\b|\b[a-z] is\b/i.test(written) ||
    /^(?:play|sentence|story)$/.test(lesson.asked?.kind ?? '')
  )
    return null
  const said = soundedIn(written)
  if (!said) return null
  const { letter, words } = said
  const fit = words.filter((one) => one.sound === usual[letter]).map(({ word }) => word)
  const off = words.filter((one) => one.sound !== usual[letter])
  const lines: Line[] =
    fit.length === 0 ? [] : [{ key: 'sounds.fit', values: { words: capital(listed(fit)), count: fit.length, letter } }]
  for (const { word, sound: own } of off.slice(0, 1)) {
    const team = teams[own]
    lines.push(
      team && word.startsWith(team)
        ? { key: 'sounds.team', values: { word: capital(word), team } }
        : { key: 'sounds.other', values: { word: capital(word), own: shown[own]?.[0] ?? word[0] ?? '' } },
    )
  }
  const after = { ...lesson, aside: lesson.aside + 1, told: `lang:start:${fit[0] ?? letter}` }
  return reply(lines, askChat(after, { key: 'letters.more', values: { letter: letter.toUpperCase() } }), {
    kind: 'letters',
    mood: 'happy',
  })
}
