import {
  acts,
  article,
  ending,
  gets,
  loses,
  marks,
  place,
  placeOf,
  stem,
  type Thing,
  thing,
  thingOf,
  who,
  whole,
  whoOf,
} from './story-grammar.ts'

/** What a story asks for. `marks` are the words that say which amount: 'left', 'in all', 'now', 'at first'. */
export type Asked =
  | { kind: 'amount'; thing: Thing | null; who: string | null; marks: string; place: string | null; past: boolean }
  | {
      kind: 'change'
      thing: Thing | null
      who: string | null
      verb: string
      grows: boolean | null
      marks: string
      other: string | null
      place: string | null
      toOwner: boolean
    }
  | { kind: 'more'; thing: Thing | null; who: string; other: string; grows: boolean }
  | { kind: 'more-things'; thing: Thing | null; other: Thing | null; grows: boolean }
  | { kind: 'each'; thing: Thing | null; group: string | null }
  | { kind: 'groups'; thing: Thing | null }
  | { kind: 'inside'; thing: Thing | null; n: number; group: string | null }
  | { kind: 'cost'; thing: Thing | null; n: number | null; isAll: boolean }
  | { kind: 'part'; thing: Thing | null; word: string; not: boolean }
  | { kind: 'money-left' }
  | { kind: 'need'; thing: Thing | null; who: string; n: number | null }

type Groups = Record<string, string | undefined>
type Form = { pattern: RegExp; read: (groups: Groups) => Asked }

const somebody = `(?<who>${who})`
const what = `(?: (?<thing>${thing}))?`
const group = '(?<group>[a-z]+(?: [a-z]+)?)'
const helping = '(?:do|does|did|will|would|can)'
const tail = `(?<marks>${marks})`
const sign = '(?<sign>more|fewer|less)'

const amount = ({ thing: of, who: name, marks: said = '', place: where, past }: Groups): Asked => ({
  kind: 'amount',
  thing: thingOf(of),
  who: name === undefined ? null : whoOf(name),
  marks: said.trim(),
  place: placeOf(where),
  past: past !== undefined,
})

const comparing: Form[] = [
  {
    pattern: whole(
      `how many ${sign}${what} ${helping} ${somebody} (?:have|own) than (?<other>${who})(?: (?:has|have|had|does|do|did))?`,
    ),
    read: more,
  },
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

function more({ thing: of, who: name, other, sign: said = '' }: Groups): Asked {
  const grows = /^(?:more|older|taller|longer|heavier)$/.test(said)
  return { kind: 'more', thing: thingOf(of), who: whoOf(name), other: whoOf(other), grows }
}

function moreThings({ thing: of, other, sign: said }: Groups): Asked {
  return { kind: 'more-things', thing: thingOf(of), other: thingOf(other), grows: said === 'more' }
}

const each = ({ thing: of, group: name }: Groups): Asked => ({
  kind: 'each',
  thing: thingOf(of),
  group: name === undefined || name === 'one' ? null : stem(name.split(' ').at(-1) ?? ''),
})

const grouping: Form[] = [
  {
    pattern: whole(
      `how many${what} (?:are|were|will be|go|went|stand|sit|fit|does ${who} put|do ${who} put|did ${who} put)(?: there)? (?:in|on|at|inside|into) (?:each|every)(?: ${group})?`,
    ),
    read: each,
  },
  {
    pattern: whole(`how many${what} ${helping} (?:each|every)(?: ${group}| of them)? (?:get|have|hold|receive|eat)`),
    read: each,
  },
  { pattern: whole(`how many${what} (?:are|were) there (?:in|on|at|inside) (?:each|every)(?: ${group})?`), read: each },
  { pattern: whole(`how many${what} (?:in|for|per) (?:each|every)(?: ${group})?`), read: each },
  { pattern: whole(`how many${what} ${helping} ${who} (?:each )(?:get|have)`), read: each },
  {
    pattern: whole(
      `how many${what} (?:are|were)(?: there)? (?:in|on|at) #(?<n>\\d) ${group}(?: in all| altogether| in total)?`,
    ),
    read: ({ thing: of, n, group: name = '' }) => ({
      kind: 'inside',
      thing: thingOf(of),
      n: Number(n),
      group: stem(name.split(' ').at(-1) ?? ''),
    }),
  },
  {
    pattern: whole(
      `how many (?<thing>${thing}) (?:${helping} ${who} (?:need|fill|make)|(?:are|were) needed|can be (?:filled|made)|can ${who} (?:fill|make))`,
    ),
    read: ({ thing: of }) => ({ kind: 'groups', thing: thingOf(of) }),
  },
]

const money: Form[] = [
  {
    pattern: whole(`how much money ${helping} ${who} (?:still )?have(?: left| now| left over)`),
    read: () => ({ kind: 'money-left' }),
  },
  {
    pattern: whole(`how much (?:money )?${helping} ${who} (?:still )?have left(?: over)?`),
    read: () => ({ kind: 'money-left' }),
  },
  { pattern: whole(`how much (?:money )?(?:is|was) left`), read: () => ({ kind: 'money-left' }) },
  { pattern: whole(`how much change ${helping} ${who} get(?: back)?`), read: () => ({ kind: 'money-left' }) },
  {
    pattern: whole(
      `how much (?:money )?${helping} ${who} (?:pay|spend)(?: for (?:#(?<n>\\d) (?<thing>${thing})|them|all of them|it all))?(?: in all| altogether| in total)?`,
    ),
    read: cost,
  },
  {
    pattern: whole(
      `how much (?:money )?${helping} (?:#(?<n>\\d) (?<thing>${thing})|they|they all|all of them|${article} ${thing}) cost(?<marks> in all| altogether| in total| together)?`,
    ),
    read: cost,
  },
]

function cost({ thing: of, n, marks: said }: Groups): Asked {
  return { kind: 'cost', thing: thingOf(of), n: n === undefined ? null : Number(n), isAll: said !== undefined }
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
    pattern: whole(`how many${what} (?<verb>flew|ran|swam|went|hopped|drove|walked) (?:away|off|home|out)`),
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
  {
    pattern: whole(
      `how many${what} (?:is|are|were|was)(?: (?:there|still|still there))?(?: (?<place>${place}))?${tail}(?: (?:in|on|at) (?:${article} )?[a-z]+)?`,
    ),
    read: amount,
  },
  { pattern: whole(`how many${what}${tail}`), read: amount },
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
      `how many${what} (?:do|does|will|would) ${somebody} (?:still )?(?:have|own)(?: (?<place>${place}))?${tail}`,
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

const forms: readonly Form[] = [...comparing, ...grouping, ...money, ...changes, ...amounts]

/** What the question asks for, or null where it is not surely understood. */
export function askedIn(question: string): Asked | null {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(question)
    if (match) return read(match.groups ?? {})
  }
  return null
}
