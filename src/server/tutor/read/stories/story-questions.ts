import type { Asked, Form, Groups } from './asked.ts'
import { grouping, money } from './group-questions.ts'
import { amount, helping, sign, somebody, tail, what } from './question-parts.ts'
import { rating } from './rate-questions.ts'
import {
  acts,
  article,
  ending,
  found,
  gets,
  loses,
  marked,
  place,
  placeOf,
  stem,
  thing,
  thingOf,
  who,
  whole,
  whoOf,
} from './story-grammar.ts'

const comparing: Form[] = [
  {
    pattern: whole(
      `how many ${sign}${what} (?:do|does|did) ${somebody} (?<verb>${gets}|${acts}|${loses}) than (?<other>${who})(?: (?:does|do|did))?`,
    ),
    read: more,
  },
  {
    pattern: whole(
      `how many ${sign}${what} ${helping} ${somebody} (?:have|own) than (?<other>${who})(?: (?:has|have|had|does|do|did))?`,
    ),
    read: more,
  },
  {
    pattern: whole(`how (?:much|many (?<thing>years)) (?<sign>older|younger|taller|shorter) (?:is|was) ${somebody}`),
    read: more,
  },
  // Of two people the other one is meant.
  { pattern: whole(`how many ${sign}${what} ${helping} ${somebody} have`), read: more },
  {
    pattern: whole(
      `how (?:much|many (?<thing>years|inches|feet|centimeters|meters|pounds|kilograms)) (?<sign>older|younger|taller|shorter|longer|heavier|lighter) (?:is|was) ${somebody} than (?<other>${who})`,
    ),
    read: more,
  },
  {
    pattern: whole(
      `how many ${sign} (?<thing>${thing}) (?:are there )?than (?<other>${thing})(?: (?:are|were) there| ${helping} ${who} have)?`,
    ),
    read: moreThings,
  },
  {
    pattern: whole(`how many ${sign} (?<thing>${thing}) than (?<other>${thing})(?: (?:are|were) ${place})`),
    read: moreThings,
  },
  {
    pattern: whole(
      `how much more(?: money)? ${helping} ${somebody} (?:still )?need(?: to (?:get|buy) (?:it|one|the ${thing}|a ${thing}))?`,
    ),
    read: ({ who: name }) => ({ kind: 'need', thing: thingOf('money'), who: whoOf(name), n: null }),
  },
  {
    pattern: whole(`how much more(?: money)?`),
    read: () => ({ kind: 'need', thing: thingOf('money'), who: 'i', n: null }),
  },
  {
    pattern: whole(
      `how many more${what} ${helping} ${somebody} (?:still )?need(?: to (?:have|get|reach|get to) #(?<n>\\d)${what.replace('thing', 'again')})?`,
    ),
    read: ({ thing: of, who: name, n }) => ({
      kind: 'need',
      thing: thingOf(of),
      who: whoOf(name),
      n: n === undefined ? null : Number(n),
    }),
  },
]

function more({ thing: of, who: name, other, verb, sign: said = '' }: Groups): Asked {
  const grows = /^(?:more|older|taller|longer|heavier)$/.test(said)
  const against = other === undefined ? null : whoOf(other)
  return { kind: 'more', thing: thingOf(of), who: whoOf(name), other: against, grows, verb: verb ?? null }
}

function moreThings({ thing: of, other, sign: said }: Groups): Asked {
  return { kind: 'more-things', thing: thingOf(of), other: thingOf(other), grows: said === 'more' }
}

const changes: Form[] = [
  {
    pattern: whole(
      `how many${what} did ${somebody} (?<verb>give|gave)(?: away)?(?: to (?<other>${who})|(?: (?<whom>him|her|them|me|us)))?${tail}`,
    ),
    read: ({ whom, ...found }) => change(found, whom !== undefined, whom !== undefined),
  },
  {
    pattern: whole(`how many${what} (?:do|does|did) ${somebody} (?<verb>${loses})${ending}${tail}`),
    read: (found) => change(found, false),
  },
  {
    pattern: whole(`how many${what} (?:do|does|did) ${somebody} (?<verb>${gets})(?: more)?${ending}${tail}`),
    read: (found) => change(found, true),
  },
  {
    pattern: whole(`how many${what} (?:do|does|did) ${somebody} (?<verb>${acts})${ending}${tail}`),
    read: (found) => change(found, null),
  },
  {
    pattern: whole(
      `how many${what} (?<verb>flew away|flew off|ran away|swam away|went home|went away|hopped away|hopped off|drove away|walked away|got off|got out|popped|melted)`,
    ),
    read: (found) => change(found, false),
  },
  {
    pattern: whole(`how many(?: more)?${what} (?<verb>came|joined|arrived|landed|got on)(?: ${place})?`),
    read: (found) => change(found, true),
  },
]

function change(
  { thing: of, who: name, verb = '', marks: said = '', other, place: where }: Groups,
  grows: boolean | null,
  toOwner = false,
): Asked {
  return {
    kind: 'change',
    thing: thingOf(of),
    who: name === undefined ? null : whoOf(name),
    verb: stem(verb),
    grows,
    marks: said.trim(),
    other: other === undefined ? null : whoOf(other),
    place: placeOf(where),
    toOwner,
  }
}

const amounts: Form[] = [
  { pattern: whole(`how many${what} is (?:that|it)${tail}`), read: amount },
  {
    pattern: whole(`how many${what} (?:are|were) still [a-z]+ing(?: (?<place>${place}))?`),
    read: (found) => amount({ ...found, marks: 'left' }),
  },
  { pattern: whole(`how many${what} (?:are|were) [a-z]+ing (?<place>${place})${tail}`), read: amount },
  {
    pattern: whole(
      `how many${what} (?:is|are|were|was)(?: (?:there|(?<still>still(?: there)?)))?(?: (?<place>${place}))?${tail}(?: (?:in|on|at) (?:${article} )?[a-z]+)?`,
    ),
    read: amount,
  },
  { pattern: whole(`how many${what}${tail}`), read: (found) => amount({ ...found, bare: '' }) },
  { pattern: whole(`how many${what} (?<place>${place})`), read: (found) => amount({ ...found, bare: '' }) },
  {
    pattern: whole(`how many${what} (?:stay|stayed|remain|are still there|are still (?<place>${place}))`),
    read: (found) => amount({ ...found, marks: 'left' }),
  },
  {
    pattern: whole(
      `how many${what} (?<past>did) ${somebody} (?:have|own|start with|begin with)(?: (?<place>${place}))?${tail}`,
    ),
    read: amount,
  },
  {
    pattern: whole(
      `how many${what} (?:do|does|will|would) ${somebody} (?:(?<still>still) )?(?:have|own)(?: (?<place>${place}))?${tail}`,
    ),
    read: amount,
  },
  { pattern: whole(`how many${what} (?:has|have) ${somebody}(?: got)?${tail}`), read: amount },
  { pattern: whole(`how many${what} (?<who>i|he|she|they|we) (?:has|have|had)${tail}`), read: amount },
  { pattern: whole(`how (?:old|tall|long) (?:is|was) ${somebody}`), read: amount },
  {
    pattern: whole(`how many${what} (?:are|were)(?<not> not)? (?<word>[a-z]+)`),
    read: ({ thing: of, not, word = '' }) => ({
      kind: 'part',
      thing: thingOf(of),
      word: stem(word),
      not: not !== undefined,
    }),
  },
]

const forms: readonly Form[] = [...comparing, ...rating, ...grouping, ...money, ...changes, ...amounts]

/** What the question asks for, or null where it is not surely understood. */
export function askedIn(question: string): Asked | null {
  const text = marked(question)
  for (const { pattern, read } of forms) {
    const groups = found(pattern, text)
    if (groups) return read(groups)
  }
  return null
}
