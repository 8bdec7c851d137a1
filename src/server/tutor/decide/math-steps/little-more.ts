// Whether a line is little more than the answer itself: what is remembered of an earlier task must not take any number that comes along.

const frame =
  'so|its|it|is|that|thats|this|then|oh+|ok|okay|um+|uh+|hm+|wait|no|yes|yeah|well|and|or|but|maybe|like|now|the|other|one|answer|' +
  'number|i|got|get|think|say|said|put|wrote|write|did|made|make|makes|mean|meant|would|be|is|are|a|an|equals|right|just|all|we|need|guess'
const behind = /^(?:because|cause|cuz|bc|since)$/
/** '12 cups. I counted': what ends a sentence stands alone, however it goes on. */
const ends = /[.!,;:]$/

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’°"“”]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')

/**
 * Nothing but numbers, the small words around an answer and the words of the task: 'so the other one is 115', '4 groups. 12 cups'.
 * What stands behind a 'because', or behind a sentence that was the answer, may be anything.
 */
export function littleMore(text: string, ofTask = ''): boolean {
  const known = new RegExp(`^(?:${frame}${ofTask === '' ? '' : `|${ofTask}`}|\\$?\\d[\\d,./:]*)$`)
  let hasAnswer = false
  for (const word of wordsOf(text)) {
    const bare = word.replace(/[^a-z\d/]+$/, '').replace(/^[^a-z\d$]+/, '')
    if (hasAnswer && behind.test(bare)) return true
    if (bare !== '' && !known.test(bare)) return false
    hasAnswer ||= new RegExp(`^(?:${ofTask === '' ? '' : `${ofTask}|`}\\$?\\d.*)$`).test(bare)
    if (hasAnswer && ends.test(word) && /\d/.test(bare)) return true
  }
  return true
}
