import { countOf, type Fact, type Groups } from './fact.ts'
import { groupName } from './group-name.ts'
import { times } from './rate-questions.ts'
import { stem, thing, thingOf, who, whole, whoOf } from './story-grammar.ts'

const somebody = `(?<who>${who})`
/** What goes a way. */
const moves =
  '(?:goes|go|went|travels?|traveled|moves?|moved|flies|fly|flew|is going|is driving|is moving|can (?:go|run|swim|fly|drive))'

/** 'Reads 4 pages a day', 'goes 60 miles an hour for 3 hours'. */
export function ratePatterns() {
  const time = '(?<group>day|week|month|year|hour|minute|game|night)'
  return [
    {
      pattern: whole(
        `${somebody} (?<verb>[a-z]+(?![a-z_])|gets?|got) #(?<n>\\d) (?<thing>${thing})(?: to (?:the )?[a-z]+)? (?:an?|each|every|per|in an?|in one|in each) ${time}(?: for (?:#(?<m>\\d) (?<count>${times})|(?!#)[a-z]+))?`,
      ),
      read: (found: Groups): Fact[] => [
        {
          kind: 'each',
          n: Number(found.n),
          who: whoOf(found.who),
          verb: stem(found.verb ?? ''),
          group: groupName(found.group),
          thing: thingOf(found.thing),
        },
        ...(found.m === undefined ? [] : [countOf('has', { n: found.m, thing: found.count })]),
      ],
    },
    {
      pattern: whole(`(?:${somebody} ${moves} )?for #(?<n>\\d) (?<count>${times})`),
      read: (found: Groups): Fact[] => [countOf('has', { n: found.n, thing: found.count })],
    },
  ]
}
