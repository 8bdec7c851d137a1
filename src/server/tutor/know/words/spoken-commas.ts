// 'Ya, mija,' my mom said: whether the commas of a spoken line stand where they belong.

const asksCommas =
  /\b(?:did i (?:do|get|put|use)|do i have|are|is|were|was|does|check|right|correct)\b.*\b(?:commas?|quotation marks?|quotes?|quote marks?|punctuation|talking marks?|speech marks?|dialogue|dialog)\b|\b(?:commas?|quotation marks?|quotes?|punctuation|dialogue|dialog)\b.*\b(?:right|correct|ok|okay|good|in the right (?:spot|place))\b|\bdid i punctuate\b/i
const says = '(?:said|says|asked|yelled|whispered|shouted|cried|answered|replied|called|told|screamed|mumbled|laughed)'

export type CommaCheck = { kind: 'right' | 'mark' | 'inside' | 'before'; name: string | null }

/** The line that stands before the question, or the last one of the text. */
export function commasAsked(text: string, thread: string): CommaCheck | null {
  if (!asksCommas.test(text)) return null
  const straight = (line: string) => line.replace(/[“”]/g, '"')
  const [here, before] = [straight(text), straight(thread)]
  const line = here.includes('"') ? here : before
  return commaIn(line.slice(Math.max(0, line.lastIndexOf('"', line.lastIndexOf('"') - 1))), line)
}

function commaIn(spoken: string, line: string): CommaCheck | null {
  const [, words, tag] = /^"([^"]{2,})"([^"]*)$/s.exec(spoken) ?? []
  if (words === undefined || tag === undefined) return null
  const isBehind = new RegExp(`^\\s*,?\\s*(?:[a-z']+ ){0,4}?(?:${says}\\b|[a-z']+ ${says}\\b)`, 'i').test(tag)
  const lead = line.slice(0, line.indexOf(spoken))
  const isBefore = new RegExp(`\\b${says}(?: to \\w+| \\w+)?\\s*,?\\s*$`, 'i').test(lead)
  if (isBehind) {
    const isClosed = /[,?!]$/.test(words) && !/^\s*,/.test(tag)
    const inner = words.replace(/[,?!]$/, '')
    if (!isClosed) return { kind: 'inside', name: null }
    const commas = inner.match(/,/g)?.length ?? 0
    const name = /^(?:[\p{L}']+, ([\p{L}']+)|[^,]+, (\p{Lu}[\p{L}']+))$/u.exec(inner)?.slice(1).find(Boolean) ?? null
    if (!words.endsWith(',')) return commas === 0 ? { kind: 'mark', name: null } : null
    // Other commas are not judged.
    return commas === 0 || name !== null ? { kind: 'right', name } : null
  }
  return isBefore ? (/,\s*$/.test(lead) ? { kind: 'right', name: null } : { kind: 'before', name: null }) : null
}
