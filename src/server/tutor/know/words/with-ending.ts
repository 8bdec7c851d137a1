import { isVerb } from './forms.ts'
import { knownWord } from './words.ts'

// 'Hop hopping', 'bake bakeing', 'cry cried': a word and what it becomes with an ending, and the rule behind that.

export type EndingRule = 'double' | 'drop' | 'tie' | 'keep' | 'change' | 'plain'
export type Ended = { base: string; form: string; typed: string; rule: EndingRule; isRight: boolean; letter: string }

const pair =
  /^\W*(?:[^.!?:]{0,40}[.:] ?)?(?:(?:ok|and|then|next|so|now|like) )*([a-z]{2,10}),? (?:(?:is|to|becomes|turns into|goes to|makes|then|and) )?([a-z]{2,11}(?:ing|ed|er|est))(?![\w'-])(.{0,60})$/i
const endings = /(?:ing|ed|er|est)$/
/** Two beats with the weight on the last: begin, beginning. */
const lateBeat =
  /^(?:begin|forget|prefer|refer|admit|commit|permit|control|occur|regret|submit|equip|upset|transfer|patrol)$/

function ruleOf(base: string, ending: string): EndingRule {
  if (base.endsWith('ie') && ending === 'ing') return 'tie'
  if (/[^aeiou]y$/.test(base)) return ending === 'ing' ? 'keep' : 'change'
  if (/[^eoy]e$/.test(base)) return 'drop'
  const isOneBeat = (base.match(/[aeiouy]+/g) ?? []).length === 1 && !base.endsWith('e')
  return /(?:^|[^aeiou]|qu)[aeiou][bdfgklmnprtvz]$/.test(base) && (isOneBeat || lateBeat.test(base))
    ? 'double'
    : 'plain'
}

function joined(base: string, ending: string, rule: EndingRule): string {
  if (rule === 'double') return `${base}${base.at(-1)}${ending}`
  if (rule === 'tie') return `${base.slice(0, -2)}y${ending}`
  if (rule === 'drop') return `${base.slice(0, -1)}${ending}`
  return rule === 'change' ? `${base.slice(0, -1)}i${ending}` : `${base}${ending}`
}

const oftenElse = /^(?:see|be|free|agree|eye|dye|age|singe|toe|hoe|shoe|canoe)$/

/** A word and the same word with an ending, side by side; null where the line is anything else. */
export function endedIn(text: string): Ended | null {
  const [, first = '', second = '', tail = ''] = pair.exec(text) ?? []
  const [base, typed] = [first.toLowerCase(), second.toLowerCase()]
  const ending = endings.exec(typed)?.[0]
  if (
    ending === undefined ||
    !(isVerb(base) || /^(?:lie|die|tie|vie)$/.test(base)) ||
    !knownWord(base) ||
    oftenElse.test(base)
  )
    return null
  if (tail.trim().split(/\s+/).length > mostBehind) return null
  const tries = (['double', 'tie', 'drop', 'change', 'plain'] as const).map((rule) => joined(base, ending, rule))
  if (!tries.includes(typed)) return null
  const rule = ruleOf(base, ending)
  const form = joined(base, ending, rule)
  // 'Run runned' asks for another word, not for a letter.
  if (ending === 'ed' && knownWord(form) === null) return null
  return { base, form, typed, rule, isRight: typed === form, letter: base.at(-1) ?? '' }
}
const mostBehind = 8
