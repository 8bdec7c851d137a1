import { isFirstName, isInDictionary } from '#server/safety/usual-words.ts'
import { isLightlyTold } from './hurts-now.ts'

// Of whom a line tells, and whether it repeats what somebody said.

/** What children call those of their family, the youngest too. */
export const kin =
  'mom|mommy|mama|mami|mum|dad|daddy|papa|papi|nana|grandma|gramma|granma|grandpa|grampa|granpa|abuela|abuelo|abuelita|tia|tio|aunt|auntie|uncle|sister|sissy|brother|brudder|bro|sis|cousin'
const others =
  'teacher|coach|friend|partner|neighbor|babysitter|principal|counselor|bus driver|librarian|doctor|dentist|dog|doggy|puppy|cat|kitty|kitten|hamster|bunny|rabbit|parrot|fish|turtle|baby'
const spelled: Readonly<Record<string, string>> = {
  gramma: 'grandma',
  granma: 'grandma',
  grampa: 'grandpa',
  granpa: 'grandpa',
  brudder: 'brother',
}
const opens =
  '^\\W*(?:(?:and|but|so|then|ok|okay|oh|wait|no|yes|yeah|well|hey|like|cuz|cause|because|also|even|today|yesterday),? )*'
const named = `(?:(my|our|mi|the) (?:(big|little|lil|older|younger|baby|best|lab|twin|new|other) )?(${kin}|${others})|(mr|mrs|ms|miss|dr)\\.? ([a-z]+)|(${kin})|([a-z]{3,10}))`
const first = new RegExp(`${opens}${named}(?:'?s (friend|teacher|mom|dad|brother|sister|dog|cat))?\\b`, 'i')
const says =
  '(?:(?:always|just|also|once|even|like|is|keeps?) )*(?:says?|said|sez|sed|saying|thinks?|thought|told (?:me|us|him|her|them)|tells (?:me|us)|swears?|bet me(?: (?:a|\\d+) (?:dollars?|cookie))?|(?:was|is|goes|were) like (?!this|that|a\\b|the\\b|my\\b)|calls? (?:it|that|them)|texted(?: me)?|yelled|screamed)'
const saidBy = new RegExp(`${opens}${named}(?:'?s (?:friend|teacher|mom|dad|brother|sister))? ${says}\\b(.*)$`, 'i')
const saidByHim = new RegExp(
  `(?:^|[.,!] ?|\\b(?:and|but|so|then|cause|cuz) )\\W*(?:he|she|they|someone|somebody|everyone|everybody|a (?:kid|boy|girl)(?: \\w+){0,3}|hers|his|people) ${says}\\b(.*)$`,
  'i',
)
const saidBehind = new RegExp(`[.!,] ${named} ${says}\\b(.*)$`, 'i')

/** What is a rule for the listener, a cry or a question is no claim of how things are. */
const isQuote =
  /^[\s,:"“]*(?:(?:to|that|for) )?(?:(?:i|we|everybody|everyone|you|she|he) (?:should|have to|can|cant|can't|need|gotta|must|got to)\b|(?:be|go|stop|come|do|don'?t|dont|sit|wait|get|eat|put|let|no|yes|ok|okay|hi|hey|good|great|nice|sorry|thanks|thank|please|are you|what|why|who|where|how|everybody|everyone)\b)|\bcalls? (?:it|that|them)\b/i

const shouted = /^\W*[A-Z]{3,}\b|\b[A-Z]{2,} [A-Z]{2,}\b/

const states =
  /\b(?:is|are|was|were|has|have|had|can|cant|can't|cannot|its|it's|theyre|they're|isnt|isn't|arent|aren't|do|does|dont|don't|makes?|eats?|lives?|breathe|went|means?|if|never|always|uses?|will|wont|won't|itll|it'll)\b/i

/** A claim about the world that can be checked; something kind said to the child; a rule; what happens in a story; another view than the child's; news of somebody; a matter of taste. */
export type SayingKind = 'claim' | 'kind' | 'rule' | 'plot' | 'differs' | 'taste' | 'news' | 'quote'
export type Saying = { who: string | null; isClaim: boolean; said: string; kind: SayingKind }

/** Who said what, where the line repeats somebody's words. */
export function sayingIn(line: string): Saying | null {
  const text = line.replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  for (const pattern of [saidBy, saidBehind]) {
    const found = pattern.exec(text)
    const who = found ? nameOf(found) : null
    if (found && who !== null) return sayingOf(text, who, found.at(-1) ?? '')
  }
  const him = saidByHim.exec(text)
  return him ? sayingOf(text, null, him.at(-1) ?? '') : null
}

function sayingOf(text: string, who: string | null, said: string): Saying | null {
  const plain = said.replace(/^[\s,:"“]*(?:that )?/i, '').trim()
  if (plain === '' || /^(?:it'?s |its )?\$?\d[\d./]*\W*$/.test(plain)) return null
  const isClaim =
    states.test(plain) &&
    !isQuote.test(said) &&
    !shouted.test(said) &&
    !/\b(?:was|were|is|goes) like\b|\bcalls? (?:it|that|them)\b/i.test(text) &&
    !isLightlyTold(text) &&
    (isOfWorld(plain) || asksIfSo.test(text))
  return { who, isClaim, said: plain, kind: isClaim ? 'claim' : kindOf(text, who, plain) }
}

const asksIfSo = /\b(?:true|for real|lying|made up|a lie)\b\W*$/i
const mine = /\b(?:i|im|i'm|ive|i've|ill|i'll|me|my|mine|we|our|us|homework|bedtime|phone|dinner)\b/i
/** Somebody who is known to the child does or has it. */
const ofOne =
  /^(?:that |but |if )?(?:(?:he|she|they|you|u|his|her|their|your)(?:'?s|'?re|'?ll)?\b|hes\b|shes\b|theyre\b|youre\b|(?:mom|mommy|dad|daddy|grandma|grandpa|brother|sister|baby|no)\b)/i
const taste =
  /\b(?:good|best|better|worst|pretty|cute|cool|ugly|fun|funny|boring|gross|yucky|yummy|nice|mean|dumb|stupid|weird|awesome|great|annoying|favorite|easy|hard)\b/i
/** What may frighten is no fact to look up. */
const feared = /\b(?:huge|scary|needles?|shots?|hurts?|monsters?|ghosts?|die|dead|blood)\b/i
/** How things are in the world: of nobody who is known to the child, and no matter of taste. */
const generic =
  /^(?:that )?(?:if (?:you|a|an) |you (?:can|cant|can't|cannot|will|get|only|have|lose|use|swallow|need|grow|breathe|turn)\b|(?:all |most |some |real )*(?:(?!(?:his|her|my|our|your|their|these|those|this|that|he|she|they|its|it|no)\b)[a-z]+ )?(?!(?:his|its|this|us|thats|hers|moms|dads|dinners|yes|always|was|is|has)\b)[a-z]{3,}(?:s|people|mice|sheep|fish|geese|men|women) (?:are|have|can|cant|can't|cannot|dont|don't|do|eat|live|sleep|breathe|need|use|hate|like|love|come|go|get|grow|lay|make|will|wont|won't|never|always|used to|were|had|arent|aren't|only|really)\b|the (?:sun|moon|earth|ocean|sea|sky|world|universe|brain|heart|body|first|biggest|smallest|tallest|oldest|fastest|largest|longest|stars?|planets?|wind|air|water|blood|eye|president|government|dinosaurs?)\b|(?:an?|every|each) (?:[a-z]+ ){1,3}(?:is|are|has|can|cant|can't|eats?|lives?|needs?|makes?|means)\b|[a-z]{4,} (?:is|are) (?:an? |the |made|from|called|not (?:an? )|bigger|smaller|older|faster|heavier|bad for|good for|poison|alive|real|fake|dead|extinct)|[a-z]+ (?:comes?|came) from )/i
const ofDay =
  /\b(?:today|tonight|tomorrow|yesterday|now|again|this (?:week|year|time)|last (?:night|week|time)|minutes?|dinner|lunch|bed ?time|house|money|dollars?|cents|sticky note|password)\b/i
const isOfWorld = (said: string) =>
  generic.test(said) &&
  !ofDay.test(said) &&
  !mine.test(said) &&
  !ofOne.test(said) &&
  !taste.test(said) &&
  !feared.test(said) &&
  !/\b(?:that one|this one|that thing|this thing|it)\b/i.test(said.split(' ').slice(0, 2).join(' '))

/** What changes something for the child. */
const ofNews =
  /\b(?:mov(?:e|ed|ing)|leaving|going (?:to|away)|have to|has to|gotta|can'?t|cannot|won'?t|not|new|baby|job|trip|getting|marr(?:y|ied|ying)|coming|gone|school|doctor|surgery|pregnant)\b/i
const warm =
  /\b(?:good|best|brave|proud|smart|love|loves|beautiful|pretty|helper|great|awesome|amazing|funny|kind|nice|strong|special|sweet|so big|big (?:girl|boy|kid|helper)|fast|talented|creative)\b/i
const unkind = /\b(?:not|never|isnt|isn't|aren't|arent|don't|dont|no|too|but|if|only|hate|mad|stop)\b/i
const toChild = /\b(?:i|im|i'm|me|my|mine|we|our|us)\b/i
const ofRule =
  /\b(?:(?:i|we|everybody|everyone|you|kids) (?:\w+ )?(?:have to|has to|gotta|need to|must|should|cant|can't|can not|cannot|got to|are supposed to|arent allowed|are not allowed)|no \w+ (?:till|til|until|before|after|at|in|unless)|not (?:till|until|before)|(?:dont|don't) (?:\w+ ){1,3}(?:at|in|on|before)|time to)\b/i
const talker =
  /^(?:the )?(?:dog|doggy|puppy|cat|kitty|kitten|hamster|bunny|rabbit|parrot|fish|turtle|bear|dragon|lion|monster|king|queen|princess|witch|wizard|wolf|fox|pig|frog|duck|robot|dinosaur|unicorn|ghost|alien|mouse|owl|bird|snake|monkey)\b/i
const opensTalker = new RegExp(`${opens}(?:the|a|his|her) ${talker.source.slice(1)}`, 'i')

function kindOf(text: string, who: string | null, said: string): SayingKind {
  const name = who?.replace(/^(?:your|the) /, '') ?? ''
  if (opensTalker.test(text) || talker.test(name)) return 'plot'
  if (
    /\bbut (?:i (?:still |really )?(?:think|say|thought|know|said|see)|its|it's|mine|my (?:favorite|answer))\b/i.test(
      said,
    )
  )
    return 'differs'
  if (ofRule.test(said) && !/\?/.test(said)) return 'rule'
  if (toChild.test(said) && warm.test(said) && !unkind.test(said)) return 'kind'
  if (taste.test(said)) return 'taste'
  if (isQuote.test(said) || shouted.test(said) || !states.test(said) || /\b(?:like|calls?)\b/i.test(text))
    return 'quote'
  return ofNews.test(said) ? 'news' : 'quote'
}

/** The person or pet that a line begins with, as it is said to the child. */
export function personIn(line: string): string | null {
  const found = first.exec(line.replaceAll('’', "'").trim())
  return found ? nameOf(found) : null
}

function nameOf([whole, whose, kind, relative, title, surname, bare, word]: RegExpExecArray): string | null {
  const owner = /'?s (friend|teacher|mom|dad|brother|sister|dog|cat)\b/i.exec(whole ?? '')
  const behind = owner?.[1] ? `'s ${owner[1].toLowerCase()}` : ''
  const plain = (one: string) => spelled[one.toLowerCase()] ?? one.toLowerCase()
  const size = kind ? `${kind.toLowerCase().replace('lil', 'little')} ` : ''
  // 'The fish said' tells of a fish in a story, and of none that the child has.
  if (relative && /^the$/i.test(whose ?? '') && talker.test(relative)) return `the ${size}${plain(relative)}${behind}`
  if (relative) return `your ${size}${plain(relative)}${behind}`
  if (title && surname) return isSurname(surname) ? `${titles[title.toLowerCase()]} ${capital(surname)}` : null
  if (bare) return `your ${plain(bare)}${behind}`
  if (!word || !isFirstName(word) || isInDictionary(word.toLowerCase())) return null
  return capital(word)
}

const titles: Readonly<Record<string, string>> = { mr: 'Mr.', mrs: 'Mrs.', ms: 'Ms.', miss: 'Miss', dr: 'Dr.' }
const isSurname = (word: string) => !/^(?:is|was|said|says|my|the|her|him|it|me|you|a|an)$/i.test(word)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
