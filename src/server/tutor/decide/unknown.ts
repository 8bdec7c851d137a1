// A question that nobody here has an answer to is met by what it asks for, in few words: not three times in the same form letter.

const opens = String.raw`^\W*(?:(?:so|but|and|ok|okay|um+|hey|now|oh|wait|then|like|wow|well|also) )*`
const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /\bwho (?:would|will|is gonna|do you think (?:would|will)) (?:win|beat|be (?:faster|stronger|better))\b|\bwho wins\b/i,
    'win',
  ],
  [/\b(?:is|was) (?:that|it|this|he|she) (?:true|real|right|lying|for real)\b/i, 'yesno'],
  [/\b(?:why|how come|what makes|what for)\b/i, 'why'],
  [
    /\bhow (?:many|much|old|tall|long|far|fast|heavy|big|hot|cold|deep|high|strong|often|loud)\b|\bwhat (?:size|number|percent|age)\b/i,
    'many',
  ],
  [new RegExp(`${opens}when\\b|\\bwhat (?:time|day)\\b|\\bwhen (?:is|are|do|does|did|will|can|was)\\b`, 'i'), 'when'],
  [new RegExp(`${opens}who(?:'?s|se)?\\b`, 'i'), 'who'],
  [new RegExp(`${opens}where(?:'?s)?\\b`, 'i'), 'where'],
  [new RegExp(`${opens}how\\b`, 'i'), 'how'],
  [new RegExp(`${opens}(?:what|wat|whats|which)\\b`, 'i'), 'what'],
  [
    new RegExp(
      `${opens}(?:do|does|did|is|are|was|were|can|could|will|would|has|have|am|should|isn'?t|aren'?t|doesn'?t|don'?t|can'?t)\\b`,
      'i',
    ),
    'yesno',
  ],
  [/\bwho\b/i, 'who'],
  [/\bwhere\b/i, 'where'],
  [/\bhow\b/i, 'how'],
  [/\bwhat\b/i, 'what'],
]

/** The key of what is said where the answer is not known. */
export function unknownKey(text: string): string {
  const kind = kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'any'
  return `unknown.${kind}`
}
