import { countOf, type Fact } from './fact.ts'
import { clausePatterns } from './fact-patterns.ts'
import { found, marked, thing, whole } from './story-grammar.ts'

/** What was said last, for clauses that leave their subject out: 'and gives 5 to Mia', 'and 4 cats'. */
type Context = { who: string | null; lead: string | null }

/** Every fact of the clauses, or null when one of them says something that is not surely understood. */
export function factsOf(sentences: readonly string[][]): Fact[] | null {
  const facts: Fact[] = []
  for (const clauses of sentences) {
    let context: Context = { who: null, lead: null }
    for (const clause of clauses) {
      const read = readClause(clause, context)
      if (!read) return null
      facts.push(...read.facts)
      if (clause.startsWith('#')) sharePlace(facts)
      context = read.context
    }
  }
  return facts
}

/** '5 boys and 7 girls in my class': both are there. */
function sharePlace(facts: Fact[]) {
  const [before, last] = facts.slice(-2)
  if (before?.kind === 'has' && last?.kind === 'has' && before.place === null) before.place = last.place
}

/** 'A store had 80' names who has them as a group. */
const ownerIn = ([first]: readonly Fact[]) => (first?.kind === 'has' && first.verb === 'a' ? first.who : null)

function readClause(clause: string, { who, lead }: Context): { facts: Fact[]; context: Context } | null {
  const ways = [
    clause,
    who === null ? null : `${who} ${clause}`,
    lead === null || !clause.startsWith('#') ? null : `${lead} ${clause}`,
    // 'Bought a book for 6 dollars and a pen for 2 dollars'
    who === null || !/^an? [a-z]+ for #/.test(clause) ? null : `${who} bought ${clause}`,
  ]
  for (const way of ways) {
    if (way === null) continue
    const text = marked(way)
    for (const { pattern, read } of clausePatterns) {
      const groups = found(pattern, text)
      if (!groups) continue
      const at = way.indexOf('#')
      const facts = read(groups)
      return {
        facts,
        context: {
          who: groups.who ?? groups.from ?? ownerIn(facts) ?? who,
          lead: at > 0 ? way.slice(0, at).trim() : lead,
        },
      }
    }
  }
  // '7 red apples and 2 green apples are in the basket': the first part has no verb of its own.
  const bare = who === null && lead === null ? found(barePart, marked(clause)) : null
  return bare ? { facts: [countOf('has', bare)], context: { who, lead } } : null
}

const barePart = whole(`#(?<n>\\d) (?<thing>${thing})`)
