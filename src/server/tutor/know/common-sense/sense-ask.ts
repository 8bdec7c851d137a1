import { type Mention, mentionAt, type Remembered } from './plain-line.ts'
import { doesSaid, hasSaid, isEnd, isSaid, type Said, type Talk, thanSaid } from './sense-said.ts'
import { type Measure, senseWords } from './sense-words.ts'

// What a line asks or says of an everyday thing. It is read word by word from its front; no pattern is tried per thing.

export type Ask = { of: Mention; said: Said; isClaim: boolean; isNot: boolean; isChoice: boolean }

const be = new Set(['is', 'are', 'am', 'was', 'were'])
const aux = new Set(['do', 'does', 'can', 'could', 'will', 'would'])
const people = new Set(['you', 'we', 'people', 'i'])

/** Reads a plain line; `before` is what 'it' means. Null where it is not surely of a thing that is known. */
export function senseAsk(words: readonly string[], before: Remembered | null): Ask | null {
  const talk = { words, before }
  const [first = '', second = '', third = ''] = words
  if (be.has(first)) return asked(talk, 1, isSaid)
  if (aux.has(first)) return asked(talk, 1, doesSaid)
  if (first === 'how' && second === 'many') return countAsked(talk)
  if (first === 'how' && second === 'much' && be.has(words[3] ?? '')) return muchMore(talk, third)
  if (first === 'how' && second === 'come') return whyNot(talk, 2)
  if (first === 'how' && be.has(third)) return measureAsked(talk, second)
  if (first === 'where') return whereAsked(talk)
  if (first === 'why')
    return aux.has(second) && people.has(third) && /^(?:need|have|use)$/.test(words[3] ?? '')
      ? alone(talk, 4, { form: 'for' })
      : whyNot(talk, 1)
  if (first === 'what' || first === 'which' || first === 'who') return whatAsked(talk)
  return claimed(talk)
}

const asking = (of: Mention, said: Said | null, more: Partial<Ask> = {}): Ask | null =>
  said && { of, said, isClaim: false, isNot: false, isChoice: false, ...more }

function asked(talk: Talk, at: number, reads: (talk: Talk, at: number) => Said | null): Ask | null {
  const of = mentionAt(talk.words, at, talk.before)
  if (!of) return null
  if (talk.words[of.next] === 'or') return eitherMore(talk, at)
  const isNot = talk.words[of.next] === 'not'
  return isNot ? null : asking(of, reads(talk, of.next))
}

/** The thing stands there and nothing behind it. */
function alone(talk: Talk, at: number, said: Said): Ask | null {
  const of = mentionAt(talk.words, at, talk.before)
  return of && of.next === talk.words.length ? asking(of, said) : null
}

/** 'Why do dogs not have hands', 'why can not pigs fly', 'how come fish have no legs'. */
function whyNot(talk: Talk, from: number): Ask | null {
  const { words, before } = talk
  const isTurned = aux.has(words[from] ?? '')
  const isEarly = isTurned && words[from + 1] === 'not'
  const of = mentionAt(words, from + (isTurned ? 1 : 0) + (isEarly ? 1 : 0), before)
  if (!of || of.by === 'my') return null
  const at = !isTurned && aux.has(words[of.next] ?? '') ? of.next + 1 : of.next
  const isLate = words[at] === 'not'
  const said = doesSaid(talk, isLate ? at + 1 : at)
  if (said?.form !== 'has' && said?.form !== 'can') return null
  const isNone = said.form === 'has' && said.count === 0
  return isNone !== (isEarly || isLate) ? asking(of, { form: 'whyNot', of: said }) : null
}

/** 'How much bigger is an elephant than a mouse'. */
function muchMore(talk: Talk, more: string): Ask | null {
  const [measure, sign] = senseWords().compare[more] ?? []
  const of = mentionAt(talk.words, 4, talk.before)
  if (measure === undefined || sign === undefined || !of || talk.words[of.next] !== 'than') return null
  const other = mentionAt(talk.words, of.next + 1, talk.before)
  return other && isEnd(talk, other.next)
    ? asking(of, { form: 'than', other, more, measure, sign }, { isChoice: true })
    : null
}

/** 'How many legs does a spider have', 'how many wheels are on a car'. */
function countAsked(talk: Talk): Ask | null {
  const { words, before } = talk
  const at = words.findIndex((word) => aux.has(word) || be.has(word) || word === 'have' || word === 'has')
  const part = senseWords().partOf.get(words.slice(2, at).join(' '))
  if (at < 3 || part === undefined) return null
  const from = words[at + 1] === 'on' || words[at + 1] === 'in' ? at + 2 : at + 1
  const of = mentionAt(words, from, before)
  const rest = of ? words.slice(of.next).join(' ') : ''
  return of && /^(?:have|has|)$/.test(rest) ? asking(of, { form: 'count', part }) : null
}

const counted = (of: Mention, name: string): Ask | null => {
  const part = senseWords().partOf.get(name)
  return part === undefined ? null : asking(of, { form: 'count', part })
}

const measureWords: Readonly<Record<string, Measure>> = {
  big: 'size',
  small: 'size',
  large: 'size',
  tall: 'tall',
  long: 'long',
  heavy: 'weight',
  fast: 'speed',
  slow: 'speed',
}

function measureAsked(talk: Talk, word: string): Ask | null {
  const measure = measureWords[word]
  return measure === undefined ? null : alone(talk, 3, { form: 'size', measure })
}

/** 'Where do you find sand', 'where do apples grow', 'where are spoons found'. */
function whereAsked(talk: Talk): Ask | null {
  const { words, before } = talk
  const [, second = '', third = '', fourth = ''] = words
  if (aux.has(second) && people.has(third) && /^(?:find|see|get)$/.test(fourth))
    return alone(talk, 4, { form: 'where' })
  const of = aux.has(second) || be.has(second) ? mentionAt(words, 2, before) : null
  const rest = of ? words.slice(of.next).join(' ') : ''
  return of && /^(?:live|lives|grow|grows|found|come from)$/.test(rest) && of.by !== 'you'
    ? asking(of, { form: 'where' })
    : null
}

function whatAsked(talk: Talk): Ask | null {
  const { words } = talk
  const [first = '', second = '', third = '', fourth = ''] = words
  if (second === 'color' && be.has(third)) return alone(talk, 3, { form: 'color' })
  if (second === 'shape' && be.has(third)) return alone(talk, 3, { form: 'shape' })
  if (aux.has(second) && people.has(third)) return purposeAsked(talk)
  if (first === 'what' && aux.has(second)) {
    const of = mentionAt(words, 2, talk.before)
    return of && words.slice(of.next).join(' ') === 'do' ? asking(of, { form: 'does' }) : null
  }
  const isAt = be.has(second) ? 2 : be.has(third) ? 3 : 0
  const either = choiceAsked(talk, isAt)
  if (either) return either
  if (first !== 'what' || isAt !== 2)
    return deedCompared(talk) ?? (/weighs?/.test(second) && third === 'more' ? weighed(talk, fourth) : null)
  const of = mentionAt(words, 2, talk.before)
  const rest = of ? words.slice(of.next).join(' ') : ''
  if (!of) return null
  if (/^(?:used )?for$/.test(rest)) return asking(of, { form: 'for' })
  const part = /^(?:has|have) for ([a-z]+)$/.exec(rest)?.[1]
  if (part !== undefined) return counted(of, part)
  return /^made (?:out )?(?:of|from|with)$/.test(rest) ? asking(of, { form: 'made' }) : null
}

/** 'What do we use a fork for', 'what do you do with scissors'. */
function purposeAsked(talk: Talk): Ask | null {
  const { words } = talk
  const at = words[3] === 'use' ? 4 : words[3] === 'do' && words[4] === 'with' ? 5 : 0
  const of = at === 0 ? null : mentionAt(words, at, null)
  return of && /^(?:for|)$/.test(words.slice(of.next).join(' ')) ? asking(of, { form: 'for' }) : null
}

/** 'Which is bigger, a cat or a mouse'. */
function choiceAsked(talk: Talk, at: number): Ask | null {
  const { compare } = senseWords()
  const from = talk.words[at] === 'the' ? at + 1 : at
  // 'Who is the biggest, a or b' asks for the bigger one.
  const more = (talk.words[from] ?? '').replace(/est$/, 'er')
  const [measure, sign] = compare[more] ?? []
  return measure === undefined || sign === undefined || at === 0
    ? null
    : twoNamed(talk, from + 1, { more, measure, sign })
}

/** 'Which runs faster, a dog or a cat', 'who can swim faster'. */
function deedCompared(talk: Talk): Ask | null {
  const at = /^(?:can|do|does)$/.test(talk.words[1] ?? '') ? 2 : 1
  const deed = `${talk.words[at] ?? ''} ${talk.words[at + 1] ?? ''}`
  if (/^(?:lives? (?:longer|longest)|gets? older)$/.test(deed))
    return twoNamed(talk, at + 2, { more: 'longer', measure: 'life', sign: 1 })
  if (/^(?:came|lived|was|is) (?:here )?first$/.test(deed))
    return twoNamed(talk, at + 2, { more: 'older', measure: 'age', sign: 1 })
  return /^(?:runs?|goes|go|swims?|flies|fly|moves?)$/.test(talk.words[at] ?? '') ? choiceAsked(talk, at + 1) : null
}

/** 'Is a lion or a tiger bigger', 'does a horse or a cow run faster'. */
function eitherMore({ words, before }: Talk, at: number): Ask | null {
  const more = words.at(-1) ?? ''
  const [measure, sign] = senseWords().compare[more] ?? []
  if (measure === undefined || sign === undefined) return null
  const behind = /^(?:run|runs|go|goes|swim|fly|move|live|lives)$/.test(words.at(-2) ?? '') ? -2 : -1
  if (/^lives?$/.test(words.at(-2) ?? ''))
    return more === 'longer'
      ? twoNamed({ words: words.slice(0, behind), before }, at, { more, measure: 'life', sign: 1 })
      : null
  return twoNamed({ words: words.slice(0, behind), before }, at, { more, measure, sign })
}

const weighed = (talk: Talk, next: string): Ask | null =>
  next === '' ? null : twoNamed(talk, 3, { more: 'heavier', measure: 'weight', sign: 1 })

function twoNamed(talk: Talk, at: number, compared: { more: string; measure: Measure; sign: 1 | -1 }): Ask | null {
  const of = mentionAt(talk.words, at, talk.before)
  const other = of && talk.words[of.next] === 'or' ? mentionAt(talk.words, of.next + 1, talk.before) : null
  return of && other && isEnd(talk, other.next)
    ? asking(of, { form: 'than', other, ...compared }, { isChoice: true })
    : null
}

/** 'A house is bigger than an elephant', 'a dog has four legs', 'cars can not eat'. */
function claimed(talk: Talk): Ask | null {
  const of = mentionAt(talk.words, 0, talk.before)
  if (!of) return null
  const word = talk.words[of.next] ?? ''
  const isNot = talk.words[of.next + 1] === 'not'
  const at = of.next + (isNot ? 2 : 1)
  const claim = { isClaim: true, isNot }
  if (be.has(word)) return asking(of, isSaid(talk, at), claim)
  if (word === 'can' || (isNot && /^(?:do|does)$/.test(word))) return asking(of, doesSaid(talk, at), claim)
  if (/^(?:have|has|with)$/.test(word)) return asking(of, hasSaid(talk, at), claim)
  if (/^weighs?$/.test(word))
    return asking(of, doesSaid({ ...talk, words: withWeigh(talk.words, of.next) }, of.next), claim)
  const compared = of.by === 'kind' ? thanSaid(talk, talk.words.slice(of.next), of.next) : undefined
  if (compared) return asking(of, compared, claim)
  // 'Fish swim', of all of them only: 'the ball rolls' tells of one day.
  return of.by === 'kind' && of.isMany && talk.words.length === of.next + 1
    ? asking(of, doesSaid(talk, of.next), claim)
    : null
}

const withWeigh = (words: readonly string[], at: number) => words.map((word, index) => (index === at ? 'weigh' : word))
