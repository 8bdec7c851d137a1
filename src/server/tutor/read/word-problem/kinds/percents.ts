import type { Told } from '../plain.ts'

// Percents of what is told in a story: a part of it, a tip on it, so much off, and by how many percent it changed.

const percent = /(?<![\d.])(\d{1,3}(?:\.\d+)?) ?(?:%|percent\b)/
const money = String.raw`\$?(\d{1,6}(?:\.\d\d?)?)`

/** 'What is a 20% tip on $48', 'what is 35% of 40', 'what percent of 24 is 18'. */
export function percentStory(told: Told): string | null {
  const { text, asked, numbers } = told
  if (!/%|\bpercent/.test(text) || (text.match(/\d ?(?:%|percent\b)/g) ?? []).length > 1) return null
  if (
    /\b(?:what|which|how many) percent|\bwhat percentage|\bby (?:what|how many) percent|\bpercent (?:did|is|was|were|change|increase|decrease|of)\b/.test(
      asked,
    )
  )
    return percent.test(text) ? null : whichPercent(told)
  const [, part] = percent.exec(text) ?? []
  const others = numbers.filter((one) => one !== part)
  const [whole, time, ...more] = others
  if (!part || !whole || more.length > 0 || numbers.length !== others.length + 1) return null
  if (/\binterest\b/.test(text)) {
    const [, years] = /\b(\d{1,2}) years?\b/.exec(text) ?? []
    const base = others.find((one) => one !== years)
    return years &&
      base &&
      time &&
      /\bhow much interest\b|\binterest\b/.test(asked) &&
      !/\bcompound|\btotal\b|\baltogether\b/.test(text)
      ? `what is the simple interest on $${base} at ${part}% for ${years} years`
      : null
  }
  if (time !== undefined) return null
  return added(told, part, whole) ?? off(told, part, whole) ?? ofWhole(told, part, whole)
}

const extra = /\b(tip|tax|commission|gratuity|service charge)\b/

function added({ text, asked }: Told, part: string, whole: string): string | null {
  const [what] = extra.exec(text) ?? []
  if (!what) return null
  const named = what === 'tax' || what === 'commission' ? what : 'tip'
  const isItself = new RegExp(
    `\\b(?:how much|what|find)\\b(?: money)?(?: (?:is|was|will|did|the|of a|he|she|they|a|leave|as a|sales))* ${what}\\b|\\b(?:is|was) (?:the|his|her|their) (?:sales )?${what}\\b`,
  ).test(asked)
  if (isItself) return `what is a ${part}% ${named} on $${whole}`
  return named !== 'commission' &&
    /\b(?:altogether|in all|total|pay|paid|cost|spend|with (?:the )?(?:tip|tax)|bill)\b/.test(asked)
    ? `what is the price of $${whole} with a ${part}% ${named}`
    : null
}

function off({ text, asked }: Told, part: string, whole: string): string | null {
  if (!/\boff\b|\bdiscount\b|\bsale\b|\bcoupon\b|\bmark(?:ed)? ?down\b|\breduced\b/.test(text)) return null
  if (!/(?:%|percent) (?:off|discount)\b|\bdiscount\b|\breduced by\b|\bmarked down\b/.test(text)) return null
  if (/\b(?:save|saved|discount|taken off|come off|less)\b/.test(asked)) return `what is ${part}% of ${whole}`
  return /\b(?:sale price|new price|price|pay|cost|spend|paid|now|much is)\b/.test(asked)
    ? `what is the price of $${whole} with ${part}% off`
    : null
}

const isPartOf = new RegExp(
  `${percent.source} (?:are|were|is|like|have|had|walk|ride|chose|play|brought|said|want|wore) |${percent.source} of (?:the |his |her |their |my |our |those |these |all )?(?:them|its?|that|\\$?\\d|[a-z]+)`,
)

/** '30% of the 40 kids walk': how many walk, or how many do not. */
function ofWhole({ text, asked }: Told, part: string, whole: string): string | null {
  if (!isPartOf.test(text) || Number(part) > 100) return null
  // '12 kids, and that is 30% of the class'
  if (
    new RegExp(`\\b${whole}\\b[^.?!]{0,40}\\b(?:is|are|was|were|which is|that is) ${part} ?(?:%|percent) of\\b`).test(
      text,
    )
  )
    return /\b(?:how many|how much|what)\b/.test(asked) && !/\bnot\b/.test(asked)
      ? `${whole} is ${part}% of what number`
      : null
  if (/\b(?:increase|decrease|more than|less than|grew|rose|fell|drop)/.test(text)) return null
  const isRest = /\b(?:not|left|rest|others?|remain|remaining|still|did ?n'?t|were ?n'?t|are ?n'?t)\b/.test(asked)
  if (!isRest) {
    // What is asked for stands beside the percent.
    const behind = (text.slice(percent.exec(text)?.index ?? 0).split(/[.?!]/)[0] ?? '').match(/[a-z]{3,}/g) ?? []
    const wanted = (asked.replace(/^how (?:many|much)/, '').match(/[a-z]{3,}/g) ?? []).filter(
      (word) => !common.has(word),
    )
    const isNamed = wanted.some((word) => behind.some((one) => one.slice(0, 4) === word.slice(0, 4)))
    return isNamed ? `what is ${part}% of ${whole}` : null
  }
  return `what is ${100 - Number(part)}% of ${whole}`
}
const common = new Set(
  'the are were was did does have has had how many much that this they them what there number his her their money'.split(
    ' ',
  ),
)

function whichPercent({ text, asked, numbers }: Told): string | null {
  const [one, other, ...more] = numbers
  if (!one || !other || more.length > 0) return null
  const fromTo = new RegExp(`\\bfrom ${money}[^\\d]{0,30} to ${money}`).exec(text)
  const isChange =
    /\b(?:increase|decrease|change|rise|rose|raise|drop|fall|fell|grow|grew|go up|go down|went up|went down|off|discount|more|less)\b/.test(
      asked,
    )
  if (isChange) return fromTo ? `what is the percent change from ${fromTo[1]} to ${fromTo[2]}` : null
  const outOf = new RegExp(
    `\\b${one}\\b[^\\d]{0,24}\\b(?:out )?of (?:the |his |her |my |a total of )?\\$?${other}\\b`,
  ).test(text)
  const [part, whole] = outOf ? [one, other] : Number(one) < Number(other) ? [one, other] : [other, one]
  const isPart =
    outOf ||
    new RegExp(
      `\\bof (?:the |his |her |my )?${whole}\\b|\\b(?:there are|has|have|had) ${whole}\\b|\\b${whole} [a-z]+(?: in all| in total| altogether)`,
    ).test(text)
  if (!isPart || Number(part) > Number(whole)) return null
  const isRest = /\bnot\b|\bleft\b|\bmiss(?:ed)?\b|\bwrong\b/.test(asked)
  return isRest ? null : `what percent of ${whole} is ${part}`
}
