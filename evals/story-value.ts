// What a plain story asks for, by its words alone. It shares no code with what makes the stories: it knows some of the
// ways in which they are told, and says null for all others.

type Reading = readonly [told: RegExp, value: (...numbers: number[]) => number]

const n = String.raw`(\d[\d,]*)`
const told = (pattern: string) => new RegExp(pattern.replaceAll('#', n).replaceAll('…', String.raw`[^?]*?`), 'i')

/** The first one that fits says it. `#` is a number, `…` what stands between. */
const readings: readonly Reading[] = [
  // Two steps are none of these.
  [told('^There are # …(?:share|split) … equally into #'), (all, groups) => all / groups],
  [told('^# children share # \\w+ fairly\\. How many \\w+ does each'), (groups, all) => all / groups],
  [told('^There are # (?:\\w+ )?\\w+\\. (?:They are split equally into|Each \\w+ gets) #'), (all, by) => all / by],
  [told('^There are # \\w+ for # \\w+\\. Each \\w+ gets the same number'), (all, groups) => all / groups],
  [told('^There are # \\w+\\. Each \\w+ has # \\w+\\. How many \\w+ (?:are there|is that)'), (a, b) => a * b],
  [told('^One (?!bag)\\w+ (?:has|holds) # \\w+\\. \\w+(?: \\w+)? (?:buys|gets) # \\w+\\. How many'), (a, b) => a * b],
  [told('^\\w+ reads # pages every day\\. How many pages does \\w+ read in # days'), (a, b) => a * b],
  [told('^One \\w+ costs # dollars\\. How many dollars do # \\w+ cost'), (a, b) => a * b],
  [told('^\\w+ (?:wants|needs)… #… (?:already has|has) # ?(?:so far)?\\. How many more'), (all, part) => all - part],
  [told('^\\w+ has # \\w+\\. \\w+ wants to have #\\. How many more'), (part, all) => all - part],
  [told('^\\w+ has # \\w+, and \\w+ has # \\w+\\. How many (?:more|fewer)'), (a, b) => Math.abs(a - b)],
  [told('^\\w+ has # \\w+, and \\w+ has # \\w+\\. \\w+ has how many times as many'), (a, b) => a / b],
  [told('^\\w+ has # \\w+(?:\\.| and) (?:He|She|They)? ?gives # (?:\\w+ )?to \\w+\\. How many'), (a, b) => a - b],
  [
    told('^There are # \\w+ (?:in a box|on a table)\\. \\w+ takes (?:out )?#\\. How many \\w+ are still'),
    (a, b) => a - b,
  ],
  [told('^A store has # \\w+\\. It sells # of them\\. How many'), (a, b) => a - b],
  [told('^There were # \\w+ on a shelf\\. After \\w+ took some, # were left\\. How many did'), (a, b) => a - b],
  [told('^Some \\w+ were in a box\\. \\w+ took out #, and # are left\\. How many were'), (a, b) => a + b],
  [told('^\\w+ had some \\w+\\. \\w+ gave (?:him|her|them) # more, and now \\w+ has #'), (more, end) => end - more],
  [told('^\\w+ has # \\w+\\. \\w+ gives (?:him|her|them) # more\\. How many'), (a, b) => a + b],
  [told('^A class collected # \\w+ on Monday and # more on Tuesday\\. How many'), (a, b) => a + b],
  [told('^\\w+ scored # points and \\w+ scored #\\. How many points is that together'), (a, b) => a + b],
  [told('^There are # \\w+ in one box and # \\w+ in another box\\. How many'), (a, b) => a + b],
  [told('^A [\\w ]+ costs \\$#\\. A [\\w ]+ costs \\$#\\. \\w+ buys both'), (a, b) => a + b],
  [told('^\\w+ has \\$#\\. (?:He|She|They) buys? a [\\w ]+ for \\$#\\. How many dollars'), (a, b) => a - b],
]

/** The value that the story asks for; null where it is told in no way that is known here. */
export function storyValue(story: string): number | null {
  for (const [pattern, value] of readings) {
    const found = pattern.exec(story)
    if (found) return value(...found.slice(1).map((digits) => Number(digits.replaceAll(',', ''))))
  }
  return null
}
