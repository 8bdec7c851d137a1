import Fraction from 'fraction.js'
import type { Told } from '../plain.ts'

// Fractions that a story asks for: so many of equal parts, what is left of one whole, and what each gets of fewer than there are people.

const asksFraction = /\bwhat (?:fraction|part)\b|\bhow much (?:of|pizza|cake|pie|juice|bar)\b|\bfraction\b/
const gone =
  /\b(?:ate|eat|eats|eaten|used|gone|took|taken|cut off|drank|gave|sold|finished|broke|lost|spilled|shared)\b/
const isLeftAsked = /\b(?:left|remain|remains|remaining|uneaten|not|still)\b/

/** 'What fraction is 3 out of 8 equal parts', 'what is 1 - 4/6', 'what is 5 ÷ 8'. */
export function shareStory(told: Told): string | null {
  return ofParts(told) ?? twoFractions(told) ?? toOne(told) ?? eachGets(told) ?? spentOfSame(told)
}

/** 'Cut into 8 equal pieces. They ate 5.' */
function ofParts({ text, asked, numbers }: Told): string | null {
  if (!/\bfraction\b|\bwhat part\b/.test(asked) || numbers.length !== 2) return null
  const [one, other] = numbers
  if (!one || !other || !/^\d+$/.test(one + other) || /\bmore\b|\beach\b|\bevery\b|\bshare/.test(text)) return null
  const whole =
    /\b(?:in|into|has|have|with|of) (\d+) (?:(?:equal|same|equal[- ]sized|same[- ]sized) )?(?:size )?(?:parts?|pieces?|slices?|sections?|squares|shares|equal|[a-z]+s)\b|\b(\d+) (?:equal|slices|pieces|parts|sections)\b/.exec(
      text,
    )
  const total = whole?.[1] ?? whole?.[2]
  const part = total === one ? other : one
  if (!total || Number(part) >= Number(total)) return null
  const isGone = gone.test(text.replace(asked, ' '))
  const isLeft = isLeftAsked.test(asked)
  if (isLeft)
    return isGone || /\bnot\b/.test(asked)
      ? `what fraction is ${Number(total) - Number(part)} out of ${total} equal parts`
      : null
  return isGone || /\b(?:shaded|colou?red|painted|are|is|were|have|has)\b/.test(text)
    ? `what fraction is ${part} out of ${total} equal parts`
    : null
}

const oneFraction = /(?<![\d/.])(\d+)\/(\d+)(?![\d/])/g

/** 'He ran 4/6 of the way. How much farther?' */
function toOne({ text, asked, numbers }: Told): string | null {
  const said = [...text.matchAll(oneFraction)].map(([whole]) => whole)
  const rest = numbers.filter((one) => !one.includes('/'))
  const [one, ...more] = said
  if (!one || more.length > 0 || rest.some((two) => two !== '1' && two !== '0') || /\bthe rest\b/.test(text))
    return null
  if (new Fraction(one).gte(1) || new Fraction(one).lte(0)) return null
  const isWhole = /\bof (?:the|a|his|her|my|their|our)\b|\bto 1\b|\breach 1\b|\bfull\b|\bwhole\b|\bcut into\b/.test(
    text,
  )
  const isAsked =
    /\b(?:left|remain|remains|remaining|still|farther|further|not|needs? to|to go|more)\b/.test(asked) &&
    (asksFraction.test(asked) || /\bhow much (?:farther|further|more)\b/.test(asked))
  return isWhole && isAsked ? `what is 1 - ${one}` : null
}

const together =
  /\b(?:together|in all|altogether|total|both|we|they|combined)\b|\bhow far did\b|\bhow (?:much|many [a-z]+) (?:of [a-z ]{3,20} )?(?:did|do|does|are|is)\b/
const compares =
  /\b(?:left|remain|remains|remaining|still|more|farther|further|longer|less|than|fewer|difference|heavier|taller|not|rest)\b/
/** Two fractions of one whole, or two lengths in fractions: together, or what is left of the first. */
function twoFractions({ text, asked, numbers }: Told): string | null {
  const [one, other, ...more] = numbers
  if (!one || !other || more.length > 0 || !/\d\/\d/.test(one) || !/\d\/\d/.test(other)) return null
  if (/\b(?:of (?:that|those|the rest|what)|each|every|times|per|half|cut into|in pieces|servings?|share)\b/.test(text))
    return null
  const told = text.replace(asked, ' ')
  const second = told.slice(told.lastIndexOf(other) - 24)
  const first = told.slice(0, told.indexOf(one))
  const isLess = new Fraction(one).gt(new Fraction(other))
  if (gone.test(asked) && /\bfull\b/.test(told)) return isLess && !gone.test(told) ? `what is ${one} - ${other}` : null
  if (isLeftAsked.test(asked))
    return /\b(?:full|had|has|have|was|is|long|left|of)\b/.test(told) &&
      !gone.test(first) &&
      gone.test(second) &&
      isLess
      ? `what is ${one} - ${other}`
      : null
  if (
    /\bhow much (?:more|farther|further|longer|heavier|taller)\b|\bhow many more\b|\bdifference\b/.test(asked) &&
    !/\b(?:need|until|left|still)\b/.test(asked)
  )
    return isLess ? `what is ${one} - ${other}` : `what is ${other} - ${one}`
  if (compares.test(asked) || compares.test(told)) return null
  return together.test(asked) || asksFraction.test(asked) ? `what is ${one} + ${other}` : null
}

/** '8 friends share 5 bars': a part for each. */
function eachGets({ text, asked, numbers }: Told): string | null {
  if (
    !/\b(?:fraction|what part|how much)\b/.test(asked) ||
    !/\b(?:each|every)\b/.test(asked + text) ||
    numbers.length < 2
  )
    return null
  const [, sharers, whole] =
    /(?<![\d/.])(\d+) (?:[a-z]+ ){1,2}(?:want to |will |are going to |are )?(?:equally )?(?:share|shares|shared|sharing|split|divide|divided) (\d+) [a-z]+/.exec(
      text,
    ) ?? []
  const [, all, by] = sharers
    ? []
    : (/(?<![\d/.])(\d+) (?:[a-z]+ ){1,3}?(?:is |are |were |was )?(?:shared|split|divided) (?:equally |evenly )?(?:by|among|between|with) (\d+) [a-z]+/.exec(
        text,
      ) ?? [])
  const [big, count] = [whole ?? all, sharers ?? by]
  const rest = numbers.filter((one) => one !== big && one !== count)
  if (!big || !count || rest.some((one) => one !== '1') || Number(big) >= Number(count)) return null
  return `what is ${big} ÷ ${count}`
}

/** 'He spent 1/3 of his $60 on a game and 1/4 of his $60 on a book': both of the same whole. */
function spentOfSame({ text, asked, numbers }: Told): string | null {
  const parts = numbers.filter((one) => /^\d+\/\d+$/.test(one))
  const wholes = new Set(numbers.filter((one) => !one.includes('/')))
  const [whole] = wholes
  const [one, other, ...more] = parts
  if (!one || !other || more.length > 0 || wholes.size !== 1 || !whole || !/^\d+$/.test(whole)) return null
  if (/\bof (?:the rest|what (?:is|was) left|the remaining|the remainder|those|that)\b/.test(text)) return null
  if (!gone.test(text) && !/\bspent\b|\bare\b|\bis\b|\bwere\b/.test(text)) return null
  const isRest = /\b(?:left|rest|remain|remaining|neither|not|others?)\b/.test(asked)
  return isRest && new Fraction(one).add(new Fraction(other)).lt(1)
    ? `what is ${whole} - ${one} × ${whole} - ${other} × ${whole}`
    : null
}
