import { costPatterns } from './cost-patterns.ts'
import { countOf, type Fact, type Groups } from './fact.ts'
import { givingPatterns } from './giving-patterns.ts'
import { groupName } from './group-name.ts'
import { ratePatterns } from './rate-patterns.ts'
import { gets, holds, thing, thingOf, who, whole } from './story-grammar.ts'

const somebody = `(?<who>${who})`
const group = '(?<group>[a-z]+(?: [a-z]+)?)'
const hold = '(?:has|have|had|holds?|held|contains?|gets?|got|eats?|ate)'
const dealing =
  '(?:(?:wants?|decides?|needs?) to )?(?:shares?|shared|splits?|split|divides?|divided|deals?|dealt|puts?|placed?|packs?|packed|sorts?|sorted|arranges?|arranged|plants?|planted|sets?)'
const among = '(?:among|between|into|in|on|onto|to|by)'
/** What holds equal parts of something, by its nature. */
const holding =
  '(?:bags|boxes|packs|packets|plates|baskets|jars|trays|bowls|rows|cartons|crates|shelves|pages|bunches|cases|buckets|sets|stacks|piles|tables|cages|tanks|teams|groups)'
const equally = '(?: (?:equally|evenly|fairly))?'
const dealt =
  '(?:(?:are|were|is|was) )?(?:shared|split|divided|put|placed|packed|sorted|arranged|planted|go|goes|went|stand|stood|sit|sat|fit)'

const each = ({ n, group: of, thing: what }: Groups): Fact[] => [
  { kind: 'each', n: Number(n), who: null, verb: null, group: groupName(of), thing: thingOf(what) },
]

/** '3 bags with 4 apples each': the groups are counted like anything else, and each holds so many. */
const groupsWithEach = (found: Groups): Fact[] => [
  countOf('has', { ...found, thing: found.group }),
  {
    kind: 'each',
    n: Number(found.m),
    who: null,
    verb: null,
    group: groupName(found.group),
    thing: thingOf(found.thing ?? found.inside),
  },
]

/** '35 chairs stand in 5 rows'. */
const allInGroups = (found: Groups): Fact[] => [
  countOf('has', found),
  { kind: 'into', n: Number(found.m), group: groupName(found.group) ?? '' },
]

const inEach = `(?: (?:each|apiece)| (?:in|on|at) (?:each|every)(?: one| [a-z]+)?)`

export const groupPatterns: readonly { pattern: RegExp; read: (groups: Groups) => Fact[] }[] = [
  // A child's short '4 bags with 6 cookies': in a sentence, 6 may be in all of them.
  {
    pattern: whole(`#(?<n>\\d) (?<group>${holding}) (?:with|of|and) #(?<m>\\d) (?<thing>${thing})`),
    read: groupsWithEach,
  },
  {
    pattern: whole(
      `(?:${somebody} (?:${holds}|${gets})|there (?:are|were)) #(?<n>\\d) ${group} of (?<inside>${thing}) with #(?<m>\\d)(?: (?<thing>${thing}))?${inEach}`,
    ),
    read: groupsWithEach,
  },
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
  // 'Each cow gives 3 gallons'
  {
    pattern: whole(
      `(?:each|every) ${group} (?:gives?|brings?|brought|makes?|lays?|needs?|drinks?|uses?|reads?|gave|made|laid) #(?<n>\\d)(?: (?<thing>${thing}))?`,
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
  ...ratePatterns(),
  {
    pattern: whole(
      `there are #(?<n>\\d) (?<thing>months|weeks|days|hours|minutes|seconds) in an? (?<group>year|month|week|day|hour|minute)`,
    ),
    read: each,
  },
  ...givingPatterns(),
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
    {
      pattern: whole(`${shared} (?:want to )?(?:makes?|made|forms?|formed) #(?<m>\\d) equal ${group}`),
      read: allInGroups,
    },
    // '5 friends share 20 dollars'
    {
      pattern: whole(
        `#(?<m>\\d) ${group} (?:want to )?(?:shares?|shared|split|divide)${equally} #(?<n>\\d) (?<thing>${thing})${equally}`,
      ),
      read: allInGroups,
    },
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
