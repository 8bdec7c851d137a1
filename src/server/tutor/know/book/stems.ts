import { pause, tokensOf } from '#server/safety/ear/tokens.ts'
import { type Frame, frameOf } from './frames.ts'
import { stemOfWord } from './words.ts'

/** Words that stand in any question and say nothing of what it is about. */
const filler = new Set(
  `a an the is are was were be been am im do does did done can could would will should shall may might must you your yours me my mine we us our i it its
  they them their he him his she her there here this that these those of in on at for from with by to into and or so very really actually always sometimes just get
  gets got have has had please tell know knows want wanna wonder wondering explain say um uh hey hi hello ok okay question ask asking
  thing things stuff people person kid kids child some any all one ones out up down off over about if when why how what who where which whats
  hows whys does not no yes yeah if then than too also even ever still only much many like make makes made mean means work works happen happens
  exactly kind sort lot lots bit guess think thought sure use used uses go goes going come comes let lets because thats theyre youre dont doesnt cant isnt arent`
    .split(/\s+/)
    .filter(Boolean),
)
/** Their number or being named changes what is asked, though they stand in many questions. */
const telling = new Set([
  'make',
  'made',
  'makes',
  'work',
  'works',
  'use',
  'used',
  'go',
  'goes',
  'come',
  'comes',
  'mean',
  'means',
  'up',
  'down',
  'many',
  'much',
  'called',
  'not',
])

export type Asking = {
  frame: Frame /** Stems that say what it is about. */
  stems: readonly string[] /** Small words that count a little. */
  small: readonly string[]
}

/** A question as a passage is searched for it: its frame, and the stems of what it is about. */
export function askingOf(text: string): Asking {
  const words = tokensOf(text.slice(0, 300)).filter((token) => token !== pause)
  const stems: string[] = []
  const small: string[] = []
  for (const word of words) {
    if (telling.has(word)) small.push(stemOfWord(word))
    else if (!filler.has(word)) stems.push(stemOfWord(word))
  }
  return { frame: frameOf(words), stems: [...new Set(stems)], small: [...new Set(small)] }
}

const opensQuestion =
  /^\W*(?:(?:hey|hi|ok|okay|so|but|and|um+|bolt|wait|please|question|i have a question|can i ask you something|do you know|tell me|i wonder|i was wondering|guess)\W+)*(?:why|how|what|whats|who|whos|where|wheres|when|which|can|could|do|does|did|is|are|was|were|will|would|has|have|should|am)\b/i

/** Without a verb, or in a small child's letters: 'difference between a frog and a toad', 'causes of the civil war', 'y is the sky blue'. */
const opensShort =
  /^\W*(?:(?:so|but|and|ok|hey|um+|the|some|all|give me|whats|list) )*(?:diff(?:erences?)? between (?:an? |the )?[a-z]+ .*\band |(?:definition|meaning|causes|effects|types|kinds|parts|steps|stages|examples|list) of (?:an? |the )?(?!(?:it|this|that|my|me|us|these|those|them)\b)[a-z]{3}|(?:wat|wats|wut|wuts|wy|whi|wen|wher|wich) [a-z]+|y (?:is it not|isnt it) |y (?:is|r|are|do|dos|does|did|cant|dont|doesnt|was) (?:the|a|an|we|some|people|my|[a-z]{3,}) |(?:explain|help me understand|tell me) (?:how|why) (?!i\b|you\b|u\b|my\b|it\b|this\b|that\b))/i

/**
 * What begins as a question does and tells: 'when we fight its always about hoodies', 'which is why i left', 'what i like is the dark',
 * 'were playing robbers', 'i want to ask him why'.
 */
const tells = [
  /^\W*(?:(?:so|but|and|ok|okay|oh) )*(?:who|what) \w+(?: \w+){1,4} is (?:always|never|usually|the worst|the best)\b/i,
  /^\W*(?:(?:so|but|and|ok|okay|oh|well|then|like|sometimes|also|because|cuz) )*when(?:ever)? (?:i|im|i'm|we|my|our|his|her|their|me|he|hes|he's|she|shes|she's|they|theyre|you|u|it|its|it's|the|a|an|somebody|someone|everybody|everyone|people|mom|mommy|dad|daddy|grandma|grandpa|nana|papa) (?!(?:\S+ )*(?<!about )(?:what|whats|what's|why|how|who|where|which|does|do i|do we|do you|do they|did|is it|is that|are they|are we|can i|can we|can they|can it|should|could|would it|will (?:it|i|we|they|he|she|you|the|my))\b)/i,
  /^\W*(?:(?:so|but|and|ok|okay|oh) )*which (?:means|meant|made|makes|is (?:so|why|really|funny|weird|good|cool|fine|crazy|dumb|silly|gross|sad|nice|fun|great|hard|easy|my|not)|was (?:so|really|very|not|funny|weird|fun|good|gross|sad|nice|my))\b/i,
  /^\W*(?:(?:so|but|and|ok|okay|oh) )*what (?:i|we) (?:really |always |mostly )?(?:like|liked|love|loved|want|wanted|mean|meant|need|hate|hated|do|did|said|think|miss|remember|know|call)\b(?: \S+){0,6} (?:is|was|are|were)\b/i,
  /^\W*(?:(?:so|but|and|ok|okay|oh|now) )*were (?:(?:not|still|just|all|both|also|almost|gonna|only|so|now) )*(?!(?:king|thing|something|anything|everything|nothing|spring|string|wing|morning|evening|building|painting|viking|wedding|pudding)s?\b)(?:[a-z]{2,}ing|done|home|friends|best friends|good)\b/i,
  /^\W*(?:(?:so|but|and|ok|okay|oh) )*where (?:i|we) (?:live|go|went|was|were|sit|sleep|hurt|fell|used to \w+)\b(?: \S+){0,4} (?:there|theres|i|we|it|its|they|you|is|are|has|have|got)\b/i,
  /^\W*(?:(?:so|but|and|ok|okay|oh|wow|man|ugh) )*(?:who cares|what an? (?!.*\b(?:is|are|means?|does|do)\W*$)(?:[a-z']+ ){1,3}[a-z']+\W*$)/i,
  /\b(?:(?:asks|asked|asking) (?:me|him|her|them|us|my \w+|the \w+)|(?:ask|told) (?:him|her|them|my \w+|the \w+)) why\b(?! (?:do|does|is|are|did|cant|dont)\b)/i,
]
export const isTold = (text: string): boolean => !text.includes('?') && tells.some((pattern) => pattern.test(text))

/** It is put as a question, or asks to be told about something. */
export const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text) ||
  (!isTold(text) &&
    (opensQuestion.test(text) ||
      opensShort.test(text) ||
      /(?<!\b(?:thats|that's|that is|which is|know|see|knows|not|reason|asked me|asks me|asked him|asked her|asked us|told me|told her|told him|told them) )\b(?:why|how come)\b|\b(?:tell me about|teach me about|(?<!\b(?:i|we|they|he|she|already|actually|to) )know about|learn about|what is|what are|how do|how does)\b/i.test(
        text,
      )))
