import { pastOf, presentOf } from '../know/words/forms.ts'
import { sentencesOf } from './written.ts'

// What a grammar lesson is about, where the form alone shows it: looked for when a sentence is asked about, not in a text of the child's.

export type GrammarFault = {
  kind: 'group' | 'meAnd' | 'splice' | 'couldOf' | 'noNo' | 'seen' | 'betweenI'
  values: Record<string, string>
}

const groups =
  '(group|team|class|pack|herd|flock|box|bag|list|bunch|pair|set|family|band|crowd|pile|stack|basket|jar|bouquet|swarm|school|row)'
const groupOf = new RegExp(
  `\\b(?:the|a|this|that|my|our|one|each) (?:\\w+ )?${groups} of (?:\\w+ )?(\\w+s|children|people|kids|men|women|fish|sheep|geese) (are|were|have|play|run|bark|sing|live|look|want|need|like)\\b`,
  'i',
)
const oneOf: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' }
const meAnd =
  /^\W*(?:me and ((?:my )?[a-z]+)|((?:my )?(?!him\b|her\b)[a-z]+) and me|him and ((?:my )?[a-z]+)|her and ((?:my )?[a-z]+)) (\w+)/i
const betweenI =
  /\b(?:between|with|for|to|told|gave|invited|called|asked|helped|saw) ((?:my )?\w+ and i)\b(?! (?:am|was|are|were|will|can|went|had|have|did|want|like|need|go|play)\b)/i
const couldOf = /\b(could|should|would|might|must) of\b(?! course)/i
const noNo =
  /\b(?:don'?t|doesn'?t|didn'?t|can'?t|won'?t|isn'?t|ain'?t|never|haven'?t|dont|doesnt|didnt|cant|wont) (?:\w+ ){1,2}?(no|nothing|nobody|none|nowhere|no one)\b/i
const seen = /\b(i|he|she|we|they|you) (seen|done|drunk|begun|sung|swum|gone)\b/i
const pasts: Readonly<Record<string, string>> = {
  seen: 'saw',
  done: 'did',
  drunk: 'drank',
  begun: 'began',
  sung: 'sang',
  swum: 'swam',
  gone: 'went',
}
const hangs =
  /^\W*(?:when|if|because|since|after|before|as|although|though|while|until|once|unless|whenever|in|on|at|yes|no|well|then|so|however|first|next|finally|suddenly)\b/i
const subject = /^\W*(?:i|he|she|it|we|they|you|(?:the|my|our|his|her|their|a|an) (?:\w+ ){0,2}?\w+)\b/i
const doing = /^\W*(?:i|he|she|it|we|they|you|(?:the|my|our|his|her|their) \w+(?: \w+)?) (?:\w+ )?(\w+)/i
const isOf = /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|might)$/

const hasVerb = (clause: string): boolean => {
  const words = clause.toLowerCase().match(/[a-z']+/g) ?? []
  return words.some(
    (word) =>
      isOf.test(word) ||
      /(?:ed|n't)$/.test(word) ||
      presentOf(word) !== null ||
      (pastOf(word) !== `${word}ed` && /^(?:i|we|they|you)$/.test(words[0] ?? '')),
  )
}

/** 'I was tired, I went to bed': two sentences with only a comma between. */
function spliced(text: string): [string, string] | null {
  const parts = text.split(/,\s+/)
  const [one = '', two = ''] = parts
  const next = /^(?:i|he|she|it|we|they|you|its|it's)\b/i
  return parts.length === 2 &&
    !hangs.test(one) &&
    subject.test(one) &&
    next.test(two) &&
    hasVerb(one) &&
    hasVerb(two) &&
    doing.test(two)
    ? [one, two.replace(/[.!?\s]+$/, '')]
    : null
}

const cap = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What a grammar book would mark in one sentence; the first thing that it is about. */
export function grammarFault(text: string): GrammarFault | null {
  for (const { text: sentence } of sentencesOf(text)) {
    const [, group, many, verb = ''] = groupOf.exec(sentence) ?? []
    if (group !== undefined && many !== undefined)
      return { kind: 'group', values: { group, many, verb, fix: oneOf[verb.toLowerCase()] ?? `${verb}s` } }
    const me = meAnd.exec(sentence)
    const who = me?.slice(1, 5).find((one) => one !== undefined)
    if (me && who !== undefined && !/^(?:you|the|a|that|this|then|so|it)$/i.test(who)) {
      const own = /^\W*him\b/i.test(sentence)
        ? ['him', 'he']
        : /^\W*her\b/i.test(sentence)
          ? ['her', 'she']
          : ['me', 'I']
      return {
        kind: 'meAnd',
        values: {
          who: who.replace(/^my /i, 'your '),
          me: own[0] ?? 'me',
          Me: cap(own[0] ?? 'me'),
          fix: own[1] ?? 'I',
          verb: me[5] ?? 'went',
        },
      }
    }
    const [, pair] = betweenI.exec(sentence) ?? []
    if (pair !== undefined) return { kind: 'betweenI', values: { fix: pair.replace(/ i$/i, ' me') } }
    const [, modal] = couldOf.exec(sentence) ?? []
    if (modal !== undefined) return { kind: 'couldOf', values: { modal: modal.toLowerCase() } }
    const [, no] = noNo.exec(sentence) ?? []
    if (no !== undefined) return { kind: 'noNo', values: { no: no.toLowerCase() } }
    const [, person, form] = seen.exec(sentence) ?? []
    if (person !== undefined && form !== undefined)
      return { kind: 'seen', values: { who: person, form: form.toLowerCase(), fix: pasts[form.toLowerCase()] ?? form } }
    const two = spliced(sentence)
    if (two) return { kind: 'splice', values: { one: two[0], two: two[1] } }
  }
  return null
}
