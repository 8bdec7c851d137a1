// Fractions in words, in figures: 'three fourths' is 3/4 for everything that reads numbers. Tenths stay words: they are places, too.

const tops = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const bottoms: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  eigth: 8,
  ninth: 9,
  twelfth: 12,
}
const inWords =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]([a-z]+?)(s?)\b(?![ -](?:grade|of july|one\b|time\b|place\b))/gi
/** How a fraction is called or spelled is another thing, and a clock has halves and no fourths. */
const ofWords = /\bspell?\b|\bcalled\b|\bo'?clock\b|\bhalf (?:past|an|hour)\b|\bgrade\b/i
/** A number in words, where the child says what it comes to: 'I think three'. */
const concluded =
  /\b(i (?:think|say|got|guess|put)(?: it'?s| its)?|is it) (zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\W*$)/i

export function fractionsInFigures(text: string): string {
  if (ofWords.test(text)) return text
  const named = text.replace(inWords, (all, top: string, bottom: string, many: string) => {
    const name = bottom.toLowerCase()
    const parts = bottoms[name] ?? bottoms[`${name}${many}`]
    const count = tops.indexOf(top.toLowerCase())
    // 'The two fourth graders', 'a ten third': so many of a thing have an s.
    if (parts === undefined || (count > 1 && many === '' && name !== 'halves')) return all
    return `${count}/${parts}`
  })
  return named === text
    ? text
    : named.replace(concluded, (_, says: string, number: string) => `${says} ${tops.indexOf(number.toLowerCase())}`)
}
