import { pluralOf } from '../know/words/forms.ts'

// A question that leans on the one before it, as whole questions: of another thing, of a measure, of the reason.

export const lead =
  '^\\W*(?:(?:and|but|so|ok|okay|oh|ooh+|wow|whoa+|woah|omg|like|wait|hmm+|huh|lol|haha|cool|then|well|yeah|no) )*'
export const behind =
  '(?: (?:tho|though|then|please|again|bolt|are they|is it|is that|is he|is she|was it|were they))*\\W*$'

export const many = (word: string): string => (/s$/.test(word) ? word : (pluralOf(word).split(' or ')[0] ?? word))

/** The whole questions that a measure alone may mean. */
export function measured(word: string, about: string): string[] {
  const all = many(about)
  if (word === 'many') return [`how many ${all} are there`]
  const plain = [`how ${word} is a ${about}`, `how ${word} is the ${about}`, `how ${word} are ${all}`]
  if (word === 'long')
    return [`how long do ${all} live`, ...plain, `how long does a ${about} last`, `how long did the ${about} last`]
  return word === 'fast' ? [`how fast do ${all} go`, ...plain, `how fast can a ${about} go`] : plain
}

const negative: Readonly<Record<string, string>> = {
  do: "don't",
  does: "doesn't",
  did: "didn't",
  is: "isn't",
  are: "aren't",
  can: "can't",
  could: "couldn't",
  was: "wasn't",
  were: "weren't",
}

/** 'Can dogs eat chocolate', then 'why': 'why can't dogs eat chocolate' or 'why can dogs eat chocolate'. */
export function reasons(question: string): string[] {
  const [, verb = '', rest = ''] =
    /^(do|does|did|is|are|can|could|was|were) (.+)$/i.exec(question.toLowerCase().replace(/[^a-z' ]/g, '')) ?? []
  const not = negative[verb]
  return not === undefined ? [] : [`why ${not} ${rest}`, `why ${verb} ${rest}`]
}

/** The question before, of something else: another subject in the place of this one, or another thing in the place of its last word. */
export function ofOther(question: string, about: string, thing: string): string[] {
  const plain = question.replace(/[?!.]+$/, '')
  const names = new RegExp(`\\b(?:(?:the|a|an) )?(?:${many(about)}|${about})\\b`, 'i')
  const name = /s$/.test(thing) ? thing : many(thing)
  const subject = names.test(plain) ? [plain.replace(names, name), plain.replace(names, `a ${thing}`)] : []
  // 'Is grass a producer', 'and a mushroom'.
  const [, is = '', rest = ''] = /^(is|are|was|were) (?:a |an |the )?[a-z]+ (.+)$/i.exec(plain) ?? []
  if (is) subject.push(`${is} a ${thing} ${rest}`)
  const part = / /.test(plain) && !plain.toLowerCase().endsWith(about) ? [plain.replace(/\S+$/, thing)] : []
  return [...subject, ...part]
}

export const than = new RegExp(
  `${lead}(?:is (?:it|that) |are they |but is it )?((?:more |less )?[a-z]+er|more [a-z]+|as [a-z]+) (than|as) (?:the |an? |my |our )?([a-z ]{3,24}?)${behind}`,
  'i',
)
const countedToo =
  /^\W*(?:(?:and|also|plus|oh) )+(?:it has |they have |it got |theyve got )?(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) ([a-z]{3,12})\W*$/i

/** 'Hotter than the sun???' of lava; 'and 9 brains' of the octopus. */
export function comparedOrCounted(text: string, about: string): string[] | null {
  const [, how, , other] = than.exec(text.replace(/\?{2,}/g, '?')) ?? []
  if (how !== undefined && other !== undefined)
    return [
      `is ${about} ${how} than the ${other}`,
      `is the ${about} ${how} than ${other}`,
      `are ${many(about)} ${how} than ${many(other)}`,
    ]
  const [, count, part] = countedToo.exec(text) ?? []
  return count === undefined || part === undefined
    ? null
    : [
        `do ${many(about)} have ${count} ${part}`,
        `does the ${about} have ${count} ${part}`,
        `how many ${part} does a ${about} have`,
      ]
}
