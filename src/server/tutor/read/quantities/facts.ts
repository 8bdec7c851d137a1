import {
  clausesOf,
  colors,
  doing,
  goesOff,
  isNumber,
  isVerb,
  plainly,
  reachesOthers,
  saysMore,
  saysOfOthers,
  saysOfThem,
  thingBehind,
  type Words,
  whoIn,
} from './clause.ts'

/** What a line tells of things that are counted: somebody has so many, or so many come and go. */
export type Fact =
  | { kind: 'has'; whose: string; count: number; thing: string | null; isMaybeMore: boolean }
  | {
      kind: 'change'
      whose: string | null
      by: number
      thing: string | null
      /** 'Of them' is said: it is of what was told. */
      isOfThem: boolean
      to: string | null
      /** 'Bunny fell off': which one, and no number. */
      isNamed: boolean
      /** It may be of things that somebody else has; what another one sells or loses is its own. */
      reaches: boolean
    }

/** How many of each, what every one of them has, and what only may be: no count of what is there. */
const notTold =
  /\b(?:each|every|everyone|everybody|per|apiece|if|than|old|times|group|groups|row|rows|bundles?|page|grade|o'?clock|dont|don't|didnt|didn't|cant|can't|almost|about to|gonna|going to|before|used to|wish|will|would|could|should|maybe|pretend)\b/

/** 'Can i have 2 cakes' tells of nothing that is there. */
const asksFirst =
  /^\W*(?:(?:so|ok|but|and|hey|please) )*(?:can|could|may|should|will|would|do|does|did|are|is|am|was|let'?s|what if|if|when|why|how come)\b/i

type Context = { whose: string | null; thing: string | null }

/** 'If i eat 2 how many do i have': what is only supposed, as if it were told. */
export const supposed = (text: string): string =>
  text.replace(/(?<=[a-z\d]) (?:and )?(?:what )?if (?=(?:i|we|he|she|they|my [a-z]+|[a-z]+) )/i, ', ')

/** All that is told, in the order of the line; empty where it is not sure. */
export function factsIn(text: string): Fact[] {
  const facts: Fact[] = []
  let context: Context = { whose: null, thing: null }
  if (asksFirst.test(text)) return []
  const counted = countedIn(text)
  if (counted !== null) return [{ kind: 'has', whose: 'there', count: counted, thing: null, isMaybeMore: false }]
  const clauses = (clausesOf(text) ?? []).flatMap(wholeFirst)
  for (const words of clauses) {
    const line = words.join(' ')
    if (/^(?:how|what|why|who|which|is|are|do|does|did|can)\b/.test(line) || notTold.test(line)) continue
    const isAlone = facts.length === 0 && clauses.length > 1 && words.length <= 3
    const fact = factIn(words, isAlone ? { ...context, whose: 'there' } : context)
    if (!fact) continue
    facts.push(fact)
    context = {
      whose: fact.kind === 'has' ? fact.whose : (fact.whose ?? context.whose),
      thing: fact.thing ?? context.thing,
    }
  }
  return facts
}

/** '1 2 3 4 5 6', and nothing else: so many are there. */
function countedIn(text: string): number | null {
  const words = plainly(text).match(/[a-z]+|\d+/g) ?? []
  return words.length >= 3 && words.every((word, at) => Number(word) === at + 1) ? words.length : null
}

/** '3 of my 9 cookies', '3 mangos of the 9': what there was is told behind, and comes first. */
function wholeFirst(words: Words): Words[] {
  const of = words.findIndex((word, at) => /^(?:of|from)$/.test(word) && isNumber(words[at + 2]))
  const [part, whole] = [words.slice(0, of), words.slice(of + 2)]
  if (of < 1 || !/^(?:the|my|his|her|our|those|all)$/.test(words[of + 1] ?? '') || part.filter(isNumber).length !== 1)
    return [words]
  const rest = whole.findIndex((word, at) => at > 0 && (isVerb(word) || /^(?:are|is|were)$/.test(word)))
  const counted = rest < 0 ? whole : whole.slice(0, rest)
  const thing = counted.length > 1 ? [] : part.slice(part.findIndex(isNumber) + 1)
  return [
    ['there', 'are', ...counted, ...thing],
    [...part, ...(rest < 0 ? [] : whole.slice(rest))],
  ]
}

function factIn(all: Words, context: Context): Fact | null {
  const places = all.flatMap((word, at) => (isNumber(word) ? [at] : []))
  const words = isCounting(all, places) ? all.filter((_, at) => !places.slice(0, -1).includes(at)) : all
  const numbers = words.flatMap((word, at) => (isNumber(word) ? [at] : []))
  const [at] = numbers
  if (at === undefined) return oneOf(words)
  if (numbers.length > 1) return null
  const count = Number(words[at])
  const thing = thingBehind(words, at)
  if (thing === undefined) return null
  const verb = words.findIndex((word) => isVerb(word) || /^(?:is|are|was|were|am)$/.test(word))
  if (verb < 0)
    return context.whose !== null && at === 0 && thing !== null && !saysMore(words, 0)
      ? { kind: 'has', whose: context.whose, count, thing: withHead(thing, context.thing), isMaybeMore: false }
      : null
  return verb < at ? deedOf(words, verb, at, { count, thing }, context) : happens(words, at, { count, thing })
}

/** 'I got 1 2 3 4 5 rocks': counted from one, and so many. */
const isCounting = (words: Words, numbers: readonly number[]) =>
  numbers.length > 1 &&
  numbers.every((place, at) => Number(words[place]) === at + 1 && place === (numbers[0] ?? 0) + at)

/** 'And 2 green' behind 3 red strawberries. */
const withHead = (thing: string, before: string | null) =>
  before !== null && colors.has(thing) ? `${thing} ${before.split(' ').at(-1) ?? ''}` : thing

type Counted = { count: number; thing: string | null }

/** Somebody has, gets, loses or gives so many. */
function deedOf(words: Words, verb: number, at: number, { count, thing }: Counted, context: Context): Fact | null {
  const deed = words[verb] ?? ''
  if (/^(?:is|are|was|were|am)$/.test(deed)) return isSo(words, verb, at, { count, thing }, context)
  const who = whoIn(words.slice(0, verb))
  const whose = who === null ? context.whose : who
  if (whose === undefined) return null
  const isOwn = whose === null || /^(?:me|we|there)$/.test(whose)
  const change = {
    kind: 'change',
    whose,
    thing,
    isOfThem: saysOfThem(words, at),
    to: null,
    isNamed: false,
    reaches: !saysOfOthers(words, at) && (isOwn || reachesOthers(deed)),
  } as const
  const isMore = saysMore(words, at)
  if (doing.gives.has(deed) && whose === 'we' && !isMore && at === verb + 1)
    return { kind: 'has', whose, count, thing, isMaybeMore: false }
  if (doing.gives.has(deed)) {
    const behind = words.slice(verb + 1, at).filter((word) => !/^(?:back|away|to|only|just|all)$/.test(word))
    const [, to] = /\bto ((?:my|his|her|our|the|their) [a-z]+|[a-z]+)\b/.exec(words.slice(at).join(' ')) ?? []
    const named = whoIn(behind.length > 0 ? behind : (to?.split(' ') ?? []))
    const back = words.slice(verb).includes('back') && named === null
    return named === undefined || (named !== null && named === whose)
      ? null
      : { ...change, by: -count, to: back ? (whose === 'me' ? 'he' : 'me') : named }
  }
  if (doing.minus.has(deed) && !/\b(?:home|with|to|for)\b/.test(words.slice(verb + 1, at).join(' '))) {
    // A tooth that is lost is one more that is lost.
    const isTooth = /^(?:lost|lose|loses)$/.test(deed) && /t(?:oo|ee)th/.test(thing ?? '')
    if (isTooth && !isMore) return whose === null ? null : { kind: 'has', whose, count, thing, isMaybeMore: false }
    return { ...change, by: isTooth ? count : -count }
  }
  if (doing.puts.has(deed) && !/^adds?(?:ed)?$/.test(deed) && !isMore) {
    // Fingers, toys and cards are put down, away and back.
    const isDown = words.slice(verb).some((word) => /^(?:down|away|back)$/.test(word))
    return isDown ? { ...change, by: -count } : null
  }
  if (doing.puts.has(deed) || (isMore && (doing.plus.has(deed) || doing.has.has(deed)))) return { ...change, by: count }
  if (
    whose === null ||
    at !==
      verb + 1 + words.slice(verb + 1, at).filter((word) => /^(?:like|only|just|up|about|with|me)$/.test(word)).length
  )
    return null
  if (doing.need.has(deed)) return isMore ? null : { kind: 'has', whose: 'need', count, thing, isMaybeMore: false }
  if (doing.has.has(deed) || doing.plus.has(deed))
    return { kind: 'has', whose, count, thing, isMaybeMore: doing.plus.has(deed) }
  return null
}

const possessor = /^(?:my|his|her|our)$/

/** 'There are 5 ducks', 'my shoe is 12', 'my sisters shoe is 8', 'jadens is 9 cm'. */
function isSo(words: Words, verb: number, at: number, { count, thing }: Counted, context: Context): Fact | null {
  const subject = words.slice(0, verb)
  const [first = '', second = ''] = subject
  if (at !== verb + 1) return null
  if (/^(?:there|that|these|those)$/.test(first) && subject.length === 1)
    return thing === null && (first !== 'there' || at < words.length - 1)
      ? null
      : { kind: 'has', whose: 'there', count, thing, isMaybeMore: false }
  if (subject.length === 0 || subject.length > 3 || /^(?:it|the|a|an|number|answer|this)$/.test(first)) return null
  const last = subject.at(-1) ?? ''
  if (first === 'mine' || first === 'his' || first === 'hers')
    return subject.length === 1 && (thing ?? context.thing) !== null
      ? {
          kind: 'has',
          whose: first === 'mine' ? 'me' : first === 'his' ? 'he' : 'she',
          count,
          thing: thing ?? context.thing,
          isMaybeMore: false,
        }
      : null
  const owner = subject.slice(0, possessor.test(first) ? 2 : 1)
  const holder = whoIn(owner.map((word) => word.replace(/'?s$/, '')))
  const isOwners = /s$/.test(owner.at(-1) ?? '')
  if (isOwners && typeof holder === 'string' && holder !== 'me') {
    const named = thing ?? (subject.length > owner.length ? last : context.thing)
    return named === null ? null : { kind: 'has', whose: holder, count, thing: named, isMaybeMore: false }
  }
  // 'My shoe is 12': the child's own.
  if (!possessor.test(first) || second === '' || whoIn(subject) === undefined) return null
  const whose = first === 'my' ? 'me' : first === 'his' ? 'he' : first === 'her' ? 'she' : 'we'
  return isPerson(second) ? null : { kind: 'has', whose, count, thing: thing ?? last, isMaybeMore: false }
}

/** 'My sister is 10' is how old she is. */
const isPerson = (word: string) =>
  /^(?:mom|mommy|dad|daddy|sister|brother|cousin|friend|grandma|grandpa|teacher|uncle|aunt|birthday|room|house|grade|age|answer|number|favorite|score|bus|class|bed|bedtime)$/.test(
    word,
  )

/** '2 ducks swam away', '3 more came'. */
function happens(words: Words, at: number, { count, thing }: Counted): Fact | null {
  if (at !== 0) return null
  const verb = words.findIndex((word, place) => place > at && (isVerb(word) || /^(?:is|are)$/.test(word)))
  const [deed = '', next, after] = words.slice(verb)
  // '5 left' may be what is still there.
  if (/^(?:left|leave|leaves)$/.test(deed) && next === undefined) return null
  const isGone =
    goesOff(deed, next) ||
    (/^(?:is|are)$/.test(deed) && /^(?:gone|missing|broken|dead)$/.test(next ?? '')) ||
    (doing.off.has(deed) && next === 'in' && after === 'the')
  const change = {
    kind: 'change',
    whose: null,
    thing,
    isOfThem: saysOfThem(words, at),
    to: null,
    isNamed: false,
    reaches: true,
  } as const
  if (doing.comes.has(deed) || next === 'back') return { ...change, by: count }
  return isGone ? { ...change, by: -count } : null
}

/** 'Bunny fell off', 'i ate a cookie': one of them, without its number. */
function oneOf(words: Words): Fact | null {
  const verb = words.findIndex(isVerb)
  if (verb < 1) return null
  const [deed = '', next, noun = ''] = words.slice(verb)
  const who = whoIn(words.slice(0, verb))
  if (/^an?$/.test(next ?? '') && typeof who === 'string' && words.length <= verb + 4) {
    const by = doing.minus.has(deed) ? -1 : doing.plus.has(deed) || deed === 'got' ? 1 : 0
    return by === 0
      ? null
      : {
          kind: 'change',
          whose: who,
          by,
          thing: noun,
          isOfThem: false,
          to: null,
          isNamed: false,
          reaches: /^(?:me|we)$/.test(who) || reachesOthers(deed),
        }
  }
  const subject = words.slice(0, verb).filter((word) => !/^(?:the|a|my|that|this|his|her)$/.test(word))
  const isThing =
    subject.length === 1 && !/^(?:i|we|he|she|they|you|it|mom|dad|mommy|daddy|friend|tooth)$/.test(subject[0] ?? '')
  return isThing && goesOff(deed, next)
    ? {
        kind: 'change',
        whose: null,
        by: -1,
        thing: subject[0] ?? null,
        isOfThem: false,
        to: null,
        isNamed: true,
        reaches: true,
      }
    : null
}
