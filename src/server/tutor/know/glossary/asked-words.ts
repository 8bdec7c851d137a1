import { plainWords } from './plain-words.ts'

/**
 * The words whose meaning a sentence asks for, as plain words: one, or two to set side by side. `loose` is a word alone
 * with a question mark. Null when it asks for something else.
 */
type Asked = { words: readonly string[]; loose?: true }

export function askedWords(sentence: string): Asked | null {
  const plain = withoutEnd(withoutFillers(plainWords(sentence.replace(addressed, ''))))
  const two = pairs.map((pattern) => pattern.exec(plain)).find((match) => match !== null)
  if (two) return { words: [bare(two[1] ?? ''), bare(two[2] ?? '')] }
  for (const pattern of asks) {
    const asked = pattern.exec(plain)?.[1]
    if (asked !== undefined) return isAboutHere(asked) ? null : { words: [bare(asked)] }
  }
  return sentence.trim().endsWith('?') && /^\S+(?: \S+){0,2}$/.test(plain)
    ? { words: [bare(plain)], loose: true }
    : null
}

/** 'Pip, what is a noun?' */
const addressed = /^\s*\p{L}{1,20},\s/u

const whatIs = '(?:(?:what|wat|whut|wut|waht) (?:is|are|was|were|r|s)|(?:what|wat|wut)s)'
const mean = '(?:mean|means|meen|meens|meaning)'

const pairs: readonly RegExp[] = [
  /\bdiff?erence?s? (?:between|of|in|from) (.{2,50}?) (?:and|or|vs|versus|from) (.{2,50})$/,
  /^how (?:is|are) (.{2,50}?) (?:different|diffrent) (?:from|than|to) (.{2,50})$/,
  /^how (?:is|are) (.{2,50}?) and (.{2,50}?) (?:different|diffrent|not the same)$/,
]

/** First the longer ways to ask. */
const asks: readonly RegExp[] = [
  new RegExp(`^(?:${whatIs} )?(?:the )?(?:meaning|meening|definition|deffinition) (?:of|for) (.{2,60})$`),
  new RegExp(`^(?:what|wat|wut) (?:does|do|dose|dus|did) it ${mean} (?:to be )?(.{2,60})$`),
  new RegExp(`^(?:what|wat|wut) (?:does|do|dose|dus|did) (.{2,60}?) (?:even )?${mean}$`),
  new RegExp(`^${whatIs} (.{2,60}?)(?: ${mean})?$`),
  /^who (?:is|are) (an? .{2,60})$/,
  new RegExp(`^(?:what|wat) (.{2,60}?) (?:is|are|${mean})$`),
  /^(?:define|explain|deffine) (.{2,60})$/,
  /^(?:(?:tell|teach) me|i want to (?:know|learn)|(?:can|could) (?:you|we) talk|lets talk) (?:more |something )?about (.{2,60})$/,
  /^(?:about )?the word (.{2,60})$/,
  /^(.{2,60}?) (?:means what|definition|meaning)$/,
]

const filler =
  /^(?:u+[hm]+|hm+|so|ok|okay|hey|hi|hello|wait|but|and|oh|well|please|pls|sorry|excuse me|now|then|also|idk|um|i have a question|(?:can|could|will|would) (?:you|u)(?: please)?(?: tell| explain)?(?: to)?(?: me)?(?! about| talk)|(?:please )?(?:tell|explain to) me(?! about| more| something)|do (?:you|u) know|i (?:wanna|want to) know(?! about| more)|i wonder|(?:i )?(?:do not|dont|did not|didnt) (?:really )?(?:know|get|understand|remember)|(?:i )?forgot|(?:i )?forget|i am not sure|im not sure|not sure) /

function withoutFillers(text: string): string {
  let rest = text
  for (let left = 5; left > 0 && filler.test(rest); left--) rest = rest.replace(filler, '')
  return rest
}

const front = /^(?:(?:the|a|an|to|some|any) )?(?:(?:words?|term) (?!problem))?(?:(?:a|an|the|to) )?/
const place =
  'math|maths|science|reading|english|grammar|writing|nature|school|(?:a|this|the) (?:story|book|sentence|poem|word|problem|passage|text|map|graph|plant)|(?:easy|simple) words'
const back = new RegExp(
  ` (?:again|please|pls|exactly|really|anyway|actually|then|here|for me|for kids|to me|in (?:${place}))$`,
)

function withoutEnd(text: string): string {
  let rest = text
  for (let left = 4; left > 0 && back.test(rest); left--) rest = rest.replace(back, '')
  return rest
}

const bare = (asked: string) => withoutEnd(asked).replace(front, '')

/** 'What is the question?' asks for the one at hand, not for the meaning of a word. */
function isAboutHere(asked: string): boolean {
  return asked.startsWith('the ') && atHand.has(asked.slice('the '.length))
}
const atHand = new Set(
  'question word number weather price title topic forecast temperature season letter letters example goal job choice choices mistake reason order distance numbers words sentence data song change strategy rule next first last law effort time month week year day hour minute second statement command expression equation unknown problem shape text passage story book report speech source play model experiment force speed sound height length weight width'.split(
    ' ',
  ),
)
