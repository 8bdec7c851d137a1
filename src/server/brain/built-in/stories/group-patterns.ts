import { countOf, type Fact, type Groups } from './fact.ts'
import { acts, ending, gets, holds, loses, stem, thing, thingOf, who, whole, whoOf } from './story-grammar.ts'

const somebody = `(?<who>${who})`
const group = '(?<group>[a-z]+(?: [a-z]+)?)'
const hold = '(?:has|have|had|holds?|held|contains?|gets?|got|eats?|ate)'
const dealing =
  '(?:(?:wants?|decides?|needs?) to )?(?:shares?|shared|splits?|split|divides?|divided|deals?|dealt|puts?|placed?|packs?|packed|sorts?|sorted|arranges?|arranged|plants?|planted|sets?)'
const among = '(?:among|between|into|in|on|onto|to|by)'
const equally = '(?: (?:equally|evenly|fairly))?'
const dealt =
  '(?:(?:are|were|is|was) )?(?:shared|split|divided|put|placed|packed|sorted|arranged|planted|go|goes|went|stand|stood|sit|sat|fit)'

const each = ({ n, group: of, thing: what }: Groups): Fact[] => [
  { kind: 'each', n: Number(n), who: null, verb: null, group: groupName(of), thing: thingOf(what) },
]

const groupName = (text: string | undefined) => {
  const name = (text ?? '').trim().split(' ').at(-1) ?? ''
  return name === '' || name === 'one' || name === 'them' ? null : stem(name)
}

/** '3 bags with 4 apples each': the groups are counted like anything else, and each holds so many. */
const groupsWithEach = (found: Groups): Fact[] => [
  countOf('has', { ...found, thing: found.group }),
  {
    kind: 'each',
    n: Number(found.m),
    who: null,
    verb: null,
    group: groupName(found.group),
    thing: thingOf(found.thing),
  },
]

/** '35 chairs stand in 5 rows'. */
const allInGroups = (found: Groups): Fact[] => [
  countOf('has', found),
  { kind: 'into', n: Number(found.m), group: groupName(found.group) ?? '' },
]

const inEach = `(?: (?:each|apiece)| (?:in|on|at) (?:each|every)(?: one| [a-z]+)?)`

export const groupPatterns: readonly { pattern: RegExp; read: (groups: Groups) => Fact[] }[] = [
  // '3 bags of 4 apples', '3 bags with 4 apples each'. Without 'each', 4 apples may be in all of them.
  {
    pattern: whole(
      `(?:(?:${somebody} (?:${holds}|${gets})|there (?:are|were)) )?#(?<n>\\d) ${group} of #(?<m>\\d) (?<thing>${thing})${inEach}?`,
    ),
    read: groupsWithEach,
  },
  {
    pattern: whole(
      `(?:${somebody} (?:${holds}|${gets})|there (?:are|were)) #(?<n>\\d) ${group} (?:with|holding|containing|that (?:hold|have)) #(?<m>\\d)(?: (?<thing>${thing}))?${inEach}`,
    ),
    read: groupsWithEach,
  },
  {
    pattern: whole(
      `#(?<n>\\d) ${group} (?:each )?(?:have|had|hold|get|got|contain|eat|ate) #(?<m>\\d)(?: (?<thing>${thing}))?${inEach}`,
    ),
    read: groupsWithEach,
  },
  {
    pattern: whole(`#(?<n>\\d) ${group} each ${hold} #(?<m>\\d)(?: (?<thing>${thing}))?`),
    read: groupsWithEach,
  },
  {
    pattern: whole(
      `(?:each|every)(?: ${group}| of them| one)? ${hold} #(?<n>\\d)(?: (?<thing>${thing}))?(?: (?:in|on) it| inside)?`,
    ),
    read: each,
  },
  // 'A box has 8 pens' may be every box, and 'a boy has 8 pens' one boy: the rest of the story tells.
  {
    pattern: whole(`an? ${group} ${hold} #(?<n>\\d)(?: (?<thing>${thing}))?(?: (?:in|on) it| inside)?`),
    read: (found) => [countOf('has', { ...found, who: found.group, verb: 'a' })],
  },
  {
    pattern: whole(
      `(?:in|on|at) (?:each|every) ${group} (?:there )?(?:are|were|sit|stand) #(?<n>\\d)(?: (?<thing>${thing}))?`,
    ),
    read: each,
  },
  {
    pattern: whole(
      `(?:there (?:are|were) )?#(?<n>\\d)(?: (?<thing>${thing}))? (?:(?:are|were|go|goes|fit|fits|sit|stand|can sit|can fit|can go) )?(?:in|on|at|into|to) (?:each|every)(?: ${group})?`,
    ),
    read: each,
  },
  {
    pattern: whole(
      `#(?<n>\\d)(?: (?<thing>${thing}))? (?:go|fit|fits|can sit|can fit|can go) (?:in|on|at|into) an? ${group}`,
    ),
    read: each,
  },
  {
    pattern: whole(
      `${somebody} (?:puts?|packs?|gives?|gave|placed?|sets?|plants?|planted) #(?<n>\\d)(?: (?<thing>${thing}))? (?:in|on|into|to|at) (?:each|every)(?: ${group})?`,
    ),
    read: each,
  },
  { pattern: whole(`(?:with )?#(?<n>\\d)(?: (?<thing>${thing}))? (?:each|apiece)`), read: each },
  { pattern: whole(`(?:they|we) (?:each )?have #(?<n>\\d)(?: (?<thing>${thing}))? each`), read: each },
  {
    pattern: whole(
      `${somebody} (?<verb>${acts}|${gets}|${loses}|lays?) #(?<n>\\d) (?<thing>${thing}) (?:a|each|every|per) (?<group>day|week|month|year|hour|minute|game|night)`,
    ),
    read: (found) => [
      {
        kind: 'each',
        n: Number(found.n),
        who: whoOf(found.who),
        verb: stem(found.verb ?? ''),
        group: groupName(found.group),
        thing: thingOf(found.thing),
      },
    ],
  },
  {
    pattern: whole(
      `there are #(?<n>\\d) (?<thing>months|weeks|days|hours|minutes|seconds) in an? (?<group>year|month|week|day|hour|minute)`,
    ),
    read: each,
  },
  ...dealingPatterns(),
  {
    pattern: whole(`(?:they|we|${somebody}) (?:makes?|made|forms?|formed) #(?<n>\\d) equal ${group}`),
    read: ({ n, group: of }) => [{ kind: 'into', n: Number(n), group: groupName(of) ?? '' }],
  },
  ...costPatterns(),
]

function dealingPatterns() {
  const shared = `#(?<n>\\d) (?<thing>${thing})`
  const groups = `#(?<m>\\d) (?:equal )?${group}${equally}(?: with the same (?:number|amount) in each)?`
  return [
    {
      pattern: whole(`${somebody} ${dealing}(?: out| up)?${equally} ${shared}${equally} ${among} ${groups}`),
      read: allInGroups,
    },
    { pattern: whole(`${shared} ${dealt}${equally} ${among} ${groups}`), read: allInGroups },
    { pattern: whole(`${shared} (?:in|into) ${groups}`), read: allInGroups },
    { pattern: whole(`${somebody} ${holds} ${shared} (?:in|on) ${groups}`), read: allInGroups },
    { pattern: whole(`there (?:are|were) ${shared} (?:in|on|at) ${groups}`), read: allInGroups },
    {
      pattern: whole(
        `(?:${who} ${dealing} (?:them|it|all of them|the ${thing})|(?:they|the ${thing}) ${dealt})${equally} ${among} #(?<n>\\d) (?:equal )?${group}${equally}(?: with the same (?:number|amount) in each| the same in each)?`,
      ),
      read: ({ n, group: of }: Groups): Fact[] => [{ kind: 'into', n: Number(n), group: groupName(of) ?? '' }],
    },
  ]
}

function costPatterns() {
  const unit = '(?<unit>dollars?|cents?)'
  const cost = ({ n, item, each, unit: of = '' }: Groups): Fact => ({
    kind: 'cost',
    n: Number(n),
    item: item === undefined ? null : (thingOf(item)?.head ?? null),
    unit: stem(of),
    each: each !== undefined,
  })
  return [
    {
      pattern: whole(`they (?:cost|are) #(?<n>\\d) ${unit} (?<each>each)`),
      read: (found: Groups) => [cost(found)],
    },
    {
      pattern: whole(`(?:each|every|a|an|the) (?<item>${thing}) (?:costs|is) #(?<n>\\d) ${unit}(?: each)?`),
      read: (found: Groups) => [cost(found)],
    },
    {
      pattern: whole(`(?<item>${thing}) (?:costs?|are) #(?<n>\\d) ${unit} (?<each>each|apiece)`),
      read: (found: Groups) => [cost(found)],
    },
    {
      pattern: whole(`(?:each|each one) costs #(?<n>\\d) ${unit}`),
      read: (found: Groups) => [cost(found)],
    },
    {
      pattern: whole(
        `${somebody} (?:buys?|bought|gets?|got) #(?<n>\\d) (?<thing>${thing}) (?:for|at) #(?<m>\\d) ${unit} (?:each|apiece)`,
      ),
      read: (found: Groups) => [countOf('gain', found), cost({ ...found, n: found.m, item: found.thing })],
    },
    {
      pattern: whole(
        `${somebody} (?:buys?|bought) #(?<n>\\d) (?<thing>${thing}) that cost #(?<m>\\d) ${unit} each${ending}`,
      ),
      read: (found: Groups) => [countOf('gain', found), cost({ ...found, n: found.m, item: found.thing })],
    },
  ]
}
