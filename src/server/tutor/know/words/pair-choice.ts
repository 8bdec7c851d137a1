import { isNoun, isVerb, pastOf, pluralOf, presentOf, regularPastOf, singularOf } from './forms.ts'
import { nearestWord } from './nearest-word.ts'
import { capital } from './question-words.ts'
import type { WordVerdict } from './word-verdict.ts'
import { knownWord } from './words.ts'

const ask =
  /^(?:(?:is it|is|do (?:i|you|we) (?:say|write|spell it|use|put)|should (?:i|it be)|which is (?:right|correct|it)|which one is (?:right|correct)|it is|its|whats right|what is right) )?(?:spelled |the word )?([a-z']{3,15}) or ([a-z']{3,15})$/
const asksLetters =
  /^(?:is|does|do) (?:it |the word )?(?:([a-z]{2,15}) )?(?:is |be )?(?:start |begin |spelled |written |have |has |end )?(?:with )?(?:a |an |the )?([a-z]{1,3}) or (?:a |an |the )?([a-z]{1,3})(?: (?:in|for|at the start of|at the end of) (?:the word )?([a-z]{2,15}))?$/
const better: Record<string, string> = {
  gooder: 'better',
  badder: 'worse',
  goodest: 'best',
  baddest: 'worst',
  worser: 'worse',
  beautifuller: 'more beautiful',
  funnest: 'most fun',
  hisself: 'himself',
  theirselves: 'themselves',
  theirself: 'themselves',
  aint: 'is not',
  brang: 'brought',
  brung: 'brought',
  thunk: 'thought',
  tooken: 'taken',
  wented: 'went',
  ated: 'ate',
}
const isForm =
  /^(?:is|can (?:i|you|we) say|do (?:you|we|i) say|should (?:i|we) say|is it ok to say) (?:the word )?([a-z]{3,15}) ?(?:a (?:real )?word|right|correct|ok|good)?$/

const fewestAlike = 2
/** 'We goed to the park or we went to the park' differs in one word: goed or went. */
function onlyTheTwo(question: string): string {
  const [one = [], other = [], ...more] = question.split(/ or (?:is it |do we say )?/).map((half) => half.split(' '))
  const apart = one.flatMap((word, at) => (word === other[at] ? [] : [at]))
  const [at] = apart
  const isOne = more.length === 0 && one.length === other.length && one.length >= fewestAlike && apart.length === 1
  return isOne && at !== undefined ? `${one[at]} or ${other[at]}` : ''
}

/** 'Is it runned or ran', 'seperate or separate', 'c or k': which of two is right. */
export function pairChoice(question: string): WordVerdict | null {
  const [, a = '', b = ''] = ask.exec(question) ?? ask.exec(onlyTheTwo(question)) ?? []
  const chosen = a && b ? (rightOf(a, b) ?? rightOf(b, a)) : null
  if (chosen) return { verdict: 'tell', says: chosen }
  const one = isForm.exec(question)?.[1]
  const mended = one ? mendedForm(one) : null
  if (one && mended) return { verdict: 'tell', says: `We say ${mended}, not ${one}.` }
  return lettersIn(question)
}

function rightOf(right: string, wrong: string): string | null {
  if (right === wrong) return null
  const ending = endingHeard(right, wrong)
  if (ending) return ending
  if (mendedForm(wrong) === right) {
    const base = presentOf(right)
    const single = singularOf(right)
    if (single) return `${capital(right)} is right: one ${single}, two ${right}.`
    return base ? `${capital(right)} is right: today we ${base}, yesterday we ${right}.` : `${capital(right)} is right.`
  }
  if (knownWord(right) && isNoun(right) === false && singularFor(right, wrong)) {
    const single = singularFor(right, wrong)
    return `${capital(right)} is right: one ${single}, two ${right}.`
  }
  if (!knownWord(right) || knownWord(wrong) || wrong.includes("'")) return null
  return nearestWord(wrong) === right ? `${capital(right)} is right: ${[...right].join('-')}.` : null
}

/** 'Barked' of barkt: ed is written, and may sound like t or d. */
function endingHeard(right: string, wrong: string): string | null {
  const verb = right.endsWith('ed') ? regularOf(right) : null
  if (verb === null || knownWord(wrong)) return null
  const ends = /(?:[td]|id|ud)$/.exec(wrong)?.[0]
  const stem = right.replace(/(?:ed|d)$/, '')
  const heard = ends === undefined ? '' : wrong.slice(0, -ends.length)
  if (heard !== stem && heard !== verb && `${heard}${heard.at(-1)}` !== stem) return null
  const sound = /[td]e?$/.test(verb) ? 'id' : /(?:[pkfsx]|sh|ch|ce|pe|ke)$/.test(verb) ? 't' : 'd'
  const says =
    sound === 'id' ? 'The ed says id there.' : `The ed at the end sounds like ${sound}, and we still write ed.`
  return `${capital(right)} is right: today we ${verb}, yesterday we ${right}. ${says}`
}

const regularOf = (past: string): string | null =>
  [past.replace(/ed$/, ''), past.replace(/d$/, ''), past.replace(/(.)\1ed$/, '$1'), past.replace(/ied$/, 'y')].find(
    (stem) =>
      stem !== past && isVerb(stem) && regularPastOf(stem) === past && pastOf(stem).split(' or ').includes(past),
  ) ?? null

/** 'fox' of foxes and foxs, 'city' of cities and citys. */
function singularFor(right: string, wrong: string): string | null {
  const single = wrong.replace(/e?s$/, '')
  return single !== wrong && isNoun(single) && pluralOf(single) === right ? single : null
}

/** What is meant by a form that a rule made and the language did not: goed, mouses, gooder. */
function mendedForm(word: string): string | null {
  if (better[word]) return better[word]
  if (knownWord(word)) return null
  const stems = [
    word.replace(/ed$/, ''),
    word.replace(/d$/, ''),
    word.replace(/(.)\1ed$/, '$1'),
    word.replace(/ied$/, 'y'),
  ]
  const verb = stems.find(
    (stem) => stem !== word && isVerb(stem) && regularPastOf(stem) === word && pastOf(stem) !== word,
  )
  const past = [...stems, word.replace(/(?<=.)ned$/, '')].find(
    (stem) => stem !== word && isVerb(stem) && pastOf(stem) !== regularPastOf(stem),
  )
  if (verb ?? past) return pastOf(verb ?? past ?? '')
  const single = [word.replace(/s$/, ''), word.replace(/es$/, '')].find(
    (stem) => stem !== word && isNoun(stem) && pluralOf(stem) !== word,
  )
  return single ? pluralOf(single) : null
}

function lettersIn(question: string): WordVerdict | null {
  const [, before = '', one = '', two = '', behind = ''] = asksLetters.exec(question) ?? []
  if (!one || !two || one === two) return null
  const named = behind || before
  const word = named && named !== 'it' ? nearestWord(named) : null
  if (word) {
    const isEnd = /\bend\b/.test(question)
    const isStart = /\bstart|\bbegin/.test(question)
    const holds = (letters: string) =>
      isStart ? word.startsWith(letters) : isEnd ? word.endsWith(letters) : word.includes(letters)
    const found = [one, two].filter(holds)
    if (found.length !== 1) return null
    return { verdict: 'tell', says: `It is ${found[0]} in ${word}: ${[...word].join('-')}.` }
  }
  if (named) return null
  const pair = [one, two].sort().join('-')
  return pairs[pair] ? { verdict: 'tell', says: pairs[pair] } : null
}

const pairs: Record<string, string> = {
  'c-k':
    'Both can say k. Most words have c before a, o and u, as in cat, and k before e and i, as in kite. Which word is it?',
  'ck-k':
    'After one short vowel we write ck, as in duck. After two vowels or a consonant we write k, as in look and milk. Which word is it?',
  'g-j':
    'Before a, o and u the sound j is nearly always written j, as in jump. Before e and i it may be g, as in gentle. Which word is it?',
  'ei-ie':
    'Mostly i comes before e, as in field, but not after c, as in receive. Some words break the rule, as weird does. Which word is it?',
  'c-s': 'Both can say s. C does it only before e, i and y, as in city. Which word is it?',
  'ee-ea': 'Both can say the name of e, as in tree and eat. Which word is it?',
  'ea-ee': 'Both can say the name of e, as in eat and tree. Which word is it?',
  'ai-ay': 'Ai stands inside a word, as in rain, and ay at its end, as in day. Which word is it?',
  'oi-oy': 'Oi stands inside a word, as in coin, and oy at its end, as in boy. Which word is it?',
  'f-ph': 'Both say f. Most words have f, and some have ph, as in phone. Which word is it?',
}
