import type { Fact, Groups } from './fact.ts'
import { thing, thingOf, who, whole, whoOf } from './story-grammar.ts'

const somebody = `(?<who>${who})`
const equally = '(?: (?:equally|evenly|fairly))?'

/** 'I give 3 to each of 5 friends', 'we are 6 friends', 'we split them equally'. */
export function givingPatterns() {
  const deal = ({ n, m, who: name, thing: of }: Groups): Fact[] => [
    { kind: 'deal', n: Number(n), m: Number(m), who: whoOf(name), thing: thingOf(of) },
  ]
  const gives = '(?:gives?|gave|hands?|handed)'
  const people = '(?:friends|kids|people|children|boys|girls|students|brothers|sisters|cousins|players|of us)'
  return [
    {
      pattern: whole(
        `${somebody} ${gives} (?:away )?#(?<n>\\d)(?: (?<thing>${thing}))? to each of (?:(?:his|her|my|their|our|the) )?#(?<m>\\d) ${people}`,
      ),
      read: deal,
    },
    {
      pattern: whole(
        `${somebody} ${gives} each of (?:(?:his|her|my|their|our|the) )?#(?<m>\\d) ${people} #(?<n>\\d)(?: (?<thing>${thing}))?`,
      ),
      read: deal,
    },
    {
      pattern: whole(
        `${somebody} ${gives} (?:(?:his|her|my|their|our|the) )?#(?<m>\\d) ${people} #(?<n>\\d)(?: (?<thing>${thing}))? each`,
      ),
      read: deal,
    },
    {
      pattern: whole(`(?:we|they) are #(?<n>\\d)(?: ${people})?|there (?:are|were) #(?<k>\\d) of us`),
      read: ({ n, k }: Groups): Fact[] => [{ kind: 'sharers', n: Number(n ?? k) }],
    },
    {
      pattern: whole(
        `(?:we|they) (?:want to )?(?:shares?|shared|split|divided?)(?: (?:them|it|all of them))?(?: up)?${equally}(?: in half)?`,
      ),
      read: (): Fact[] => [{ kind: 'shares' }],
    },
  ]
}
