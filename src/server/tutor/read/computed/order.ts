import type { Draft, Reader } from './draft.ts'

// Who is the tallest, the oldest, the last one, where only two at a time are told: 'Amy is taller than Ben, Ben is taller than Cara'.

/** What is compared, more first; the words of one line are of one kind. */
const kinds: readonly (readonly [more: readonly string[], less: readonly string[]])[] = [
  [
    ['tall', 'long'],
    ['short', 'small', 'littl', 'littel', 'tini'],
  ],
  [
    ['big', 'bigg', 'larg'],
    ['small', 'littl', 'littel', 'tini'],
  ],
  [['old'], ['young']],
  [['fast', 'quick'], ['slow']],
  [['heavi', 'heavy'], ['light']],
  [['high'], ['low']],
  [['strong'], ['weak']],
  [
    ['hot', 'hott', 'warm'],
    ['cold', 'cool'],
  ],
  [
    ['wid', 'fat', 'fatt'],
    ['thin', 'thinn', 'narrow', 'skinni'],
  ],
  [['loud'], ['quiet']],
  [['rich'], ['poor']],
  [['far'], ['near', 'clos']],
]

const stem = (word: string) => word.replace(/(?:e?st|er)$/, '')
const name = '(?:(?:my|the|his|her) )?[a-z]+'
const told = new RegExp(
  String.raw`(?:(?:^|[.,;:!?] ?|\b(?:and|but|while|because|cuz|so|if|that|then) )(${name}) (?:is|was|runs|ran|are|jumps|jumped|swims|swam|weighs|got|finished)|\b(?:but|and)|,) (?:also |a lot |much |way |a little |a bit )?([a-z]{2,8}er) th[ae]n (${name})\b`,
  'g',
)
const asked =
  /\b(?:who(?:'?s| is| was| are| ran| runs| do you think is)?|which (?:one )?is)(?: the)? ([a-z]{2,8}(?:est|er))(?! th[ae]n)\b/
/** 'Isn't taller', 'as tall as': not every clue says who has more. */
const leavesOpen =
  /\b(?:not|never|nor|neither|both|twins?|same|equal(?:ly)?|maybe|a[s] [a-z]+ a[s]|isnt|arent|wasnt)\b|n't\b/
const oneClue = / th[ae]n /g
const noName = new Set([
  'your',
  'our',
  'their',
  'its',
  'it',
  'he',
  'she',
  'they',
  'i',
  'that',
  'this',
  'what',
  'me',
  'him',
  'you',
  'we',
])
const tooFew = 2
const mostNames = 4

const kindOf = (words: readonly string[]) =>
  kinds.find(([more, less]) => words.every((word) => more.includes(stem(word)) || less.includes(stem(word))))

/** Everybody that stands behind one, over however many steps. */
function behind(one: string, pairs: readonly (readonly [string, string])[]): Set<string> {
  const found = new Set<string>()
  const next = [one]
  while (next.length > 0) {
    const at = next.pop()
    for (const [first, second] of pairs) {
      if (first !== at || found.has(second)) continue
      found.add(second)
      next.push(second)
    }
  }
  return found
}

const capital = (word: string) =>
  /^(?:my|the|his|her) /.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)

/** The clues in their order; 'but shorter than Ben' says it of the one before. */
function cluesIn(text: string): { who: string; how: string; than: string }[] {
  const clues: { who: string; how: string; than: string }[] = []
  for (const [, who, how = '', than = ''] of text.matchAll(told)) {
    const last = clues.at(-1)
    const subject = who === 'who' ? last?.than : (who ?? last?.who)
    if (subject === undefined || how === '' || noName.has(subject) || noName.has(than)) return []
    clues.push({ who: subject, how, than })
  }
  return clues
}

/** 'Cara is the tallest': who is most is told already, and may be none of the two that are compared. */
const toldMost = /\b(?<!\b(?:who|one|which|what|think) )(?:is|was|are) (?:the|our|my) [a-z]{2,8}est\b/

const whoIsMost: Reader = (text) => {
  const most = leavesOpen.test(text) || toldMost.test(text) ? undefined : asked.exec(text)?.[1]
  const clues = most === undefined ? [] : cluesIn(text)
  // A clue that is not read may be the one that decides.
  if (clues.length !== text.match(oneClue)?.length) return null
  const names = [...new Set(clues.flatMap(({ who, than }) => [who, than]))]
  const kind = most === undefined ? undefined : kindOf([most, ...clues.map(({ how }) => how)])
  if (most === undefined || !kind || names.length < tooFew || names.length > mostNames) return null
  const pairs = clues.map(({ who, how, than }): [string, string] =>
    kind[0].includes(stem(how)) ? [who, than] : [than, who],
  )
  const isTop = kind[0].includes(stem(most))
  const goes = pairs.map(([one, other]): [string, string] => (isTop ? [one, other] : [other, one]))
  // Two clues that cannot both be so, or too few of them: nobody knows.
  if (names.some((one) => behind(one, goes).has(one))) return null
  const found = names.filter((one) => behind(one, goes).size === names.length - 1)
  const [answer] = found
  if (answer === undefined || found.length !== 1) return null
  const says = clues.map(({ who, how, than }) => `${capital(who)} is ${how} than ${capital(than)}`)
  return draftOf(most, answer, names, says)
}

const draftOf = (most: string, answer: string, names: readonly string[], says: readonly string[]): Draft => ({
  kind: 'mostOf',
  values: {
    most: /er$/.test(most) ? most : `the ${most}`,
    one: says[0] ?? '',
    other: says.at(-1) ?? '',
    // A single pair has no second clue.
    clues: says.length,
  },
  answer: { form: 'choice', answer: capital(answer), choices: names.map(capital) },
  slips: names.filter((one) => one !== answer).map((one) => [capital(one), 'otherPlace'] as const),
})

export const orderAsked: readonly Reader[] = [whoIsMost]
