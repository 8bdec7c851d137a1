import { capital } from '../../know/words/question-words.ts'
import { knownWord } from '../../know/words/words.ts'
import type { Decision } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// A word that a child cannot read yet: 'i cant read this word s h i p'. Its sounds are shown, and the child puts them together.

const wishes =
  /\b(?:(?:have|got|need|gotta|trying) to|can'?t|cant|cannot|what does|whats|what'?s|don'?t know how to|dont know how to|help me|how (?:do|can|should) (?:i|you|u)|need help|stuck on|what does it say|whats|what is|hard to)\b.{0,24}?\b(?:read|red|reed|say|sound(?:ing)? out|figure out|word|says?|spells?)\b.{0,24}?(?<![a-z'])((?:[a-z][\s,.-]+){2,9}[a-z])\W*$/i
const teams = /^(?:tch|eigh|igh|sh|ch|th|wh|ck|ph|qu|ng|ee|ea|oo|ai|ay|oa|ow|ou|oi|oy|ar|er|ir|or|ur|aw|au|ew)/
const helps: Readonly<Record<string, string>> = {
  sh: 'S and h work together: shh, as when it should be quiet.',
  ch: 'C and h work together: ch, as in chair.',
  th: 'T and h work together: put your tongue between your teeth, as in thumb.',
  wh: 'W and h work together, as in when.',
  ck: 'C and k together make one sound: k, as at the end of duck.',
  ph: 'P and h together make the sound of f, as in phone.',
  qu: 'Q and u together sound like kw, as in queen.',
  ng: 'N and g hum together, as at the end of ring.',
  ee: "Two e's together say the name of e, as in bee.",
  ea: 'E and a together mostly say the name of e, as in eat.',
  oo: "Two o's together say oo, as in moon or book.",
  ai: 'A and i together say the name of a, as in rain.',
  ay: 'A and y together say the name of a, as in day.',
  oa: 'O and a together say the name of o, as in boat.',
  eigh: 'E, i, g and h together say the name of a, as in eight.',
  igh: 'I, g and h together say the name of i, as in night.',
  ar: 'A and r together say ar, as in car.',
  or: 'O and r together say or, as in corn.',
}
const mark = 'lang:blend:'
const doneMark = 'lang:blended:'
/** Their letters do not say what they usually say: they are known by heart. */
const byHeart = new Set(
  'they said was have of the to do does done one once two come some were where there their you your what who want are been again says could would should people friend because eye laugh know love give put pull full push any many water only great whole hour sure busy build buy though through enough thought talk walk island answer listen castle lose move prove shoe very every pretty been war warm word work world'.split(
    ' ',
  ),
)

/** The letters of a word as they are read: 'sh', 'i', 'p'. */
function partsOf(word: string): string[] {
  const parts: string[] = []
  for (let rest = word; rest !== ''; ) {
    const part = teams.exec(rest)?.[0] ?? rest.charAt(0)
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return parts
}

export function soundsOut(heard: Heard): Decision | null {
  const { lesson, written, grade } = heard
  if (lesson.spanish || openProblem(lesson) || grade > oldest || lesson.asked?.kind === 'sentence') return null
  const run = wishes.exec(written)?.[1]
  const word = run?.toLowerCase().replace(/[^a-z]/g, '') ?? ''
  if (word !== '') return knownWord(word) ? shown(heard, word) : null
  if (lesson.told?.startsWith(doneMark)) return compared(heard, lesson.told.slice(doneMark.length))
  const kept = lesson.told?.startsWith(mark) ? lesson.told.slice(mark.length) : null
  return kept === null ? null : tried(heard, kept)
}

const asksSame =
  /^\W*(?:(?:and|so|ok|oh|but) )*(?:what about|how about|is|does|and) ([a-z]{2,10})\b.{0,12}\b(?:the same|same|rhyme|alike|like it|like that|similar)\b/i

/** 'What about chip is it the same', after ship was read. */
function compared({ lesson, written }: Heard, word: string): Decision | null {
  const other = asksSame.exec(written)?.[1]?.toLowerCase() ?? ''
  if (other === '' || other === word || !knownWord(other)) return null
  const [one, two] = [partsOf(word), partsOf(other)]
  const end = one.slice(1).join('')
  const values = {
    word,
    other,
    Word: capital(word),
    Other: capital(other),
    end,
    first: one[0] ?? '',
    second: two[0] ?? '',
  }
  const isEnd = end === two.slice(1).join('') && end.length > 1
  const key = isEnd ? 'blend.same.end' : one[0] === two[0] ? 'blend.same.start' : 'blend.same.none'
  return reply(
    [{ key, values }],
    {
      ...askChat({ ...lesson, aside: lesson.aside + 1, told: `${doneMark}${other}` }, { key: 'spell.more' }),
      lines: [],
    },
    { kind: 'words', mood: 'happy' },
  )
}
const oldest = 3

function shown({ lesson }: Heard, word: string): Decision {
  if (byHeart.has(word))
    return reply(
      [{ key: 'blend.heart', values: { word, Word: capital(word) } }],
      { ...askChat({ ...lesson, aside: lesson.aside + 1, told: `${mark}${word}` }, { key: 'blend.ask' }), lines: [] },
      { kind: 'words', mood: 'happy' },
    )
  const parts = partsOf(word)
  const help = parts.flatMap((part) => helps[part] ?? [])[0]
  const isMagic = /^[a-z]{0,3}[aiou][b-df-hj-np-tv-z]e$/.test(word)
  const tip = help ?? (isMagic ? 'The e at the end is silent. It lets the vowel say its name.' : null)
  return reply(
    [
      { key: 'blend.begin', values: { parts: (isMagic ? parts.slice(0, -1) : parts).join(' … ') } },
      ...(tip === null ? [] : [{ text: tip, fact: true } as const]),
    ],
    askChat({ ...lesson, aside: lesson.aside + 1, told: `${mark}${word}` }, { key: 'blend.ask' }),
    { kind: 'words', mood: 'happy' },
  )
}

/** What the child reads: the word, or one that differs in a sound. */
function tried({ lesson, written }: Heard, word: string): Decision | null {
  const said = /^\W*(?:(?:is it|it is|its|it's|oh|um+|i think|maybe|it says|does it say) )*([a-z]{2,12})\b(.*)$/i.exec(
    written,
  )
  const isThere = new RegExp(`\\b${word}\\b`, 'i').test(written) && !/\?\s*$|\b(?:not|isn'?t|what)\b/i.test(written)
  const read = isThere ? word : (said?.[1]?.toLowerCase() ?? '')
  const after = { ...lesson, aside: lesson.aside + 1 }
  if (read === word)
    return reply(
      [{ key: 'blend.right', values: { word, Word: capital(word) } }],
      askChat({ ...after, told: `${doneMark}${word}` }, { key: 'spell.more' }),
      { kind: 'words', mood: 'happy' },
    )
  if (!knownWord(read) || (said?.[2] ?? '').replace(/\W/g, '').length > 2) return null
  const [want, have] = [partsOf(word), partsOf(read)]
  const at = want.findIndex((part, index) => part !== have[index])
  const part = want[at]
  if (part === undefined || Math.abs(want.length - have.length) > 2) return null
  const where = at === 0 ? 'blend.look.first' : at === want.length - 1 ? 'blend.look.last' : 'blend.look.middle'
  const tip = helps[part]
  return reply(
    [{ key: where, values: { part, read } }, ...(tip === undefined ? [] : [{ text: tip, fact: true } as const])],
    askChat(after, { key: 'blend.again' }),
    { kind: 'words', mood: 'thinking' },
  )
}
