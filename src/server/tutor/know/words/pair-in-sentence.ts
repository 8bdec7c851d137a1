import { isNoun, isVerb } from './forms.ts'
import { type Homophone, homophoneSets } from './homophones.ts'

// 'Phones affect or effect your grades': which of two words fits between the words around them.

const filler =
  /^(?:(?:so|and|but|wait|ok|okay|um|hey|is it|should (?:it|i) (?:be|say|write|use|put)|do (?:i|you|we) (?:say|write|use|put)|would it be|it is|its|which (?:one )?is (?:right|it|correct)|what is right|is it spelled)[\s,:]+)+/
const longest = 16

export type Pair = {
  words: readonly Homophone[]
  /** The words before and behind the two. */
  before: string
  after: string
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’`]/g, "'")
    .replace(/\b(theyre)\b/g, "they're")
    .replace(/\b(youre)\b/g, "you're")
    .replace(/[^a-z' ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

const blank = /^\W*((?:[a-z']+,? (?:or )?){1,2}or [a-z']+)[\s:,.?-]+([^_]{2,60}?)_{2,}[a-z]*([^_]*)$/i
/** 'Affect or effect: the rain ___ed our game': the words stand where the blank is. */
const withoutBlank = (text: string) =>
  text.replace(blank, (_, pair: string, before: string, after: string) => `${before} ${pair} ${after}`)

/** Two or three words that sound the same, with 'or' between them; null where the line has none. */
export function pairIn(text: string): Pair | null {
  const line = plain(withoutBlank(text))
  if (line.split(' ').length > longest) return null
  for (const { words } of homophoneSets()) {
    const one = `(?:${words.map(({ word }) => word).join('|')})`
    const found =
      new RegExp(`^(.*?)\\b(${one}) (?:or )?(?:(${one}) )?or (${one})\\b(.*)$`).exec(line) ??
      (words.length > 2 ? new RegExp(`^(.*?)\\b(${one}) (?:and )?(${one}) (?:and )?(${one})\\b(.*)$`).exec(line) : null)
    if (!found) continue
    const [, before = '', first = '', second, last = '', after = ''] = found
    const named = new Set([first, second, last])
    if (first === last || words.filter(({ word }) => named.has(word)).length < 2) continue
    return {
      words: words.filter(({ word }) => named.has(word)),
      before: `${before.trim()} `.replace(filler, '').trim(),
      after: after.trim(),
    }
  }
  return null
}

const ofBe = /^(?:is|are|was|were|isn't|aren't|will|would|has|have|once|used)\b/

const ofWords =
  /^(?:(?:because|cuz|bc|and|but|ugh|so) )?i(?:'m| am|m)? (?:always|never|keep|kept|mix|get|forget|forgot|can't|cant|don't|dont|confuse|hate|so bad|bad|need|just|really|still) |^(?:i|i'm|im) [a-z]+ (?:it|them|those|these|that|up|confused)\b/

/** The word that fits for sure; null where the words around it do not tell. */
export function fitting({ words, before, after: behind }: Pair): string | null {
  // 'i always mix it' speaks of the two words, and is no sentence of theirs.
  const after = ofWords.test(behind) ? '' : behind
  const has = (...all: string[]) => all.every((one) => words.some(({ word }) => word === one))
  const next = /^[a-z']+/.exec(after)?.[0] ?? ''
  const last = /[a-z']+$/.exec(before)?.[0] ?? ''
  if (has('affect', 'effect')) {
    if (/^(?:the|an|a|no|any|big|bad|good|huge|side|special|this|that|main)$/.test(last)) return 'effect'
    if (/^(?:of|on)\b/.test(after)) return 'effect'
    return before !== '' && /^[a-z]+/.test(after) && !/^(?:is|are|was|were|in|because)\b/.test(after) ? 'affect' : null
  }
  if (has('than', 'then')) {
    if (/(?:er|more|less|rather|better|worse|other)$/.test(last) && after !== '') return 'than'
    return /^(?:and|so|but|first)$/.test(last) || /^(?:we|i|he|she|they|it) [a-z]+/.test(after) ? 'then' : null
  }
  if (has('your', "you're")) {
    if (/^(?:welcome|so|not|the|a|an|very|really|too|right|wrong|going|[a-z]+ing|[a-z]{2,}[^e]ed)$/.test(next))
      return "you're"
    return next !== '' && isNoun(next) && !isVerb(next) ? 'your' : null
  }
  if (has('its', "it's")) {
    if (/^(?:a|an|the|so|not|very|really|too|raining|been|time|my|[a-z]+ing)$/.test(next)) return "it's"
    return next !== '' && isNoun(next) && !isVerb(next) ? 'its' : null
  }
  if (has('their') && (has('there') || has("they're"))) {
    if (ofBe.test(after) || /^(?:over|in|right|out|up|down|from)$/.test(last)) return has('there') ? 'there' : null
    if (/^(?:so|not|going|very|really|my|the|a|[a-z]+ing)$/.test(next)) return has("they're") ? "they're" : null
    return next !== '' && isNoun(next) && !isVerb(next) ? 'their' : null
  }
  if (has('to', 'too')) {
    if (/^(?:much|many|big|small|hot|cold|late|hard|easy|far|fast|slow|long|short|loud|tired)$/.test(next)) return 'too'
    return /^(?:the|a|my|school|be|go|see|play|do|get|make|him|her|me|you|us|them)$/.test(next) ? 'to' : null
  }
  return null
}
