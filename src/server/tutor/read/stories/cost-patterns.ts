import { countOf, type Fact, type Groups } from './fact.ts'
import { ending, stem, thing, thingOf, who, whole } from './story-grammar.ts'

const somebody = `(?<who>${who})`

export function costPatterns() {
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
      pattern: whole(`(?:each|every|an?) (?<item>${thing}) cost #(?<n>\\d) ${unit}(?: each)?`),
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
