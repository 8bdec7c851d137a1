// Small whole numbers in figures or in words, as children of the first grades say them.

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')
const values = new Map<string, number>([
  ...ones.map((word, at): [string, number] => [word, at]),
  ...tens.map((word, at): [string, number] => [word, (at + 3) * 10]),
])

/** The source of an expression for one number, in one group. */
export const smallNumber = String.raw`(\d{1,4}|${[...values.keys()].join('|')})`

/** The value of what `smallNumber` found; -1 for nothing. */
export const smallValue = (said = ''): number =>
  /^\d+$/.test(said) ? Number(said) : (values.get(said.toLowerCase()) ?? -1)

/** 'Twenty five' is one number, 'one two three' are three: the words of small numbers in figures, the rest as it is. */
export const smallFigures = (text: string): string =>
  text
    .replace(
      /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g,
      (_, ten, one) => String(smallValue(ten) + smallValue(one)),
    )
    .replace(/[a-z]+/g, (word) => (smallValue(word) < 0 ? word : String(smallValue(word))))
