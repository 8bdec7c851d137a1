const asksHow: readonly [RegExp, 'start' | 'next' | 'end'][] = [
  [
    /^\W*(?:(?:ok|so|but|and|um+|hmm+|wait) )*(?:how (?:do|should|can|would|could) (?:i|you|we) (?:start|begin)|what (?:do|should) (?:i|we) (?:write|say|put) (?:first|at the (?:start|beginning))|how does it (?:start|begin))\b.{0,25}$/i,
    'start',
  ],
  [
    /^\W*(?:(?:ok|so|but|and|um+|hmm+|wait|now) )*(?:how (?:do|should|can|would|could) (?:i|you|we) (?:end|finish|close)|what (?:do|should) (?:i|we) (?:write|say|put) (?:last|at the end)|how (?:does|should) it end|what is a good (?:ending|conclusion))\b.{0,25}$/i,
    'end',
  ],
  [
    /^\W*(?:(?:ok|so|but|and|um+|hmm+|wait) )*(?:what(?:'?s| is| comes| goes| should come| do i (?:do|write|say|put))? (?:comes )?next|now what|then what)\W*$/i,
    'next',
  ],
]
/** How to start, go on or end is asked of the text. */
export const howAsked = (text: string) => asksHow.find(([pattern]) => pattern.test(text))?.[1] ?? null
/** 'How do I start', asked of the text that is being written. */
export const asksOfText = (text: string): boolean => howAsked(text) !== null
