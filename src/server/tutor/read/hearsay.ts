const who =
  '(?:my (?:(?:big|little|older|best|baby|step) )?\\w+(?: \\w+)?|(?:mr|mrs|ms)\\.? \\w+|a (?:kid|boy|girl|book|video|friend)(?: \\w+){0,3}|the (?:book|teacher|tv|internet)|someone|somebody|everyone|everybody|they|he|she|people|i)'
const says = '(?:says?|said|sez|sed|told me|tells me|thinks?|heard|read|saw|keeps saying)'
const opening = new RegExp(`^\\W*(?:(?:so|but|and|ok|wait|hey|um+)\\W+)*(?:${who} ${says}(?: that)? )?`, 'i')
const closing =
  /(?<![\s,.?!])[\s,.?!]*(?:is (?:that|it|this|he|she|my \w+) (?:really |even |actually )?(?:true|tru|right|rite|real|correct|so|lying|wrong|a lie)|is that for real|for real|true or (?:false|not)|tru(?:e)?|right or wrong|is she right|is he right|(?:(?:he|she|they)(?:'?s|'?re)? ?(?:is |are )?(?:lying|wrong|crazy|kidding|right)(?:,? right)?))[\s?!.]*$/i
const leading = /^\W*(?:(?:so|but|and|hey|um+)\W+)*is it (?:really )?(?:true|tru|right|a fact) (?:that )?/i

/** What somebody said, where the child asks whether it is so: 'my teacher said bats are blind is that right' gives 'bats are blind'. */
export function hearsayIn(text: string): string | null {
  const line = text.trim().replaceAll('’', "'")
  const asked = leading.test(line) ? line.replace(leading, '') : closing.test(line) ? line.replace(closing, '') : null
  const claim = asked?.replace(opening, '').replace(/[?!.,\s]+$/, '') ?? ''
  const words = claim.split(/\s+/)
  // 'Are dinosaurs all dead for real' asks by itself: nobody said it.
  if (/^(?:is|are|do|does|did|can|was|were|will|has|have) /i.test(claim)) return null
  return words.length >= 3 &&
    words.length <= 16 &&
    !/[.?!]/.test(claim) &&
    !/\b(?:im?|i'm|ive|my|me|we|us|you|u|ur|it|that|this|he|she)\b/i.test(claim)
    ? claim
    : null
}
