import type { Mention } from './plain-line.ts'
import { partNames, valuesOf } from './sense-named.ts'
import type { Lacking } from './sense-said.ts'
import type { Keyed, Verdict } from './sense-verdict.ts'
import { ofCan, ofHas } from './verdict-life.ts'

// 'Why do dogs not have hands': that it is so, and what they have for it or how they live. What has it after all is told to have it.

export function ofWhyNot(of: Mention, said: Lacking): Verdict | null {
  if (of.of.alive === 'gone') return null
  const isPart = said.form === 'has'
  const found = isPart ? ofHas(of, { ...said, count: null }) : ofCan(of, said)
  if (!found) return null
  if (found.isSo === null) return found
  // Some people have none: what most have is no answer to that.
  if (found.isSo === true && of.of.kind === 'person') return null
  if (found.isSo === true) return { ...found, isSo: 'tells', why: null }
  const reason = reasonOf(of, isPart ? said.part : said.verb)
  const why = reason ?? found.why ?? generally(of, said)
  return why ? { ...found, isSo: 'tells', why, isSilly: false } : null
}

/** What is written of this thing first, then what is so of its kind, the nearest first. */
function reasonOf({ of }: Mention, what: string): Keyed | null {
  const note = of.note?.[what] ?? of.kinds.find(({ why }) => why?.[what] !== undefined)?.why?.[what]
  return note === undefined ? null : { key: 'sense.note', values: { note } }
}

/** Nothing is written of it: a living body fits the way it lives. */
function generally(of: Mention, said: Lacking): Keyed | null {
  if (!of.of.kinds.some(({ id }) => id === 'animal') || said.form !== 'has') return null
  return { key: 'sense.why.body', values: { ...valuesOf(of), ...partNames(said.part) } }
}
