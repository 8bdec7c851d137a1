import { isShownLine } from './own-line.ts'

// What a child says to the tutor while its own text is open: a laugh about it, news, what goes on around it. None of it is a line.

export type Aside =
  | 'laugh'
  | 'never'
  | 'life'
  | 'tired'
  | 'news'
  | 'family'
  | 'body'
  | 'proud'
  | 'won'
  | 'due'
  | 'whole'
  | 'hope'
  | 'tip'
  | 'unfair'
  | 'chat'

const lead = '^\\W*(?:(?:ok|okay|so|but|and|wait|oh|ugh+|um+|also|btw|hey|guess what|sorry) )*'
const kin =
  '(?:(?:baby|little|big|older|younger|best|step) )*(?:brother|sister|mom|mommy|dad|daddy|grandma|grandpa|nana|abuela|abuelo|cousin|friend|dog|cat|puppy|kitten|hamster|neighbor|teacher|principal|principle|coach|parents|class|school|family|bro|sis)s?'
const of = (source: string) => new RegExp(lead + source, 'i')

const laughs = /\b(?:haha+|hehe+|lol|lmao|rofl|hee hee)\b/i
const ofIt =
  /\b(?:i sound|sounds?|sounded|that was|that is|thats|that's|this is|its so|it's so|i made|i wrote|i said|funny|weird|silly|cheesy|dramatic|fancy)\b/i
const wouldNever = of(
  `my ${kin} (?:would|will|wont|won't|wouldnt|wouldn't|'d|is gonna|are gonna|might) (?:never|not|hate|love|laugh|freak|kill|say no|be (?:so |really )?(?:mad|proud|happy|surprised)|let|agree|believe|like)\\b`,
)
const likeLife = of(
  "(?:that'?s|it'?s|this is) (?:what|how|where|why|(?:just |kind of |kinda |exactly )?like) (?:i|my|me|our|we|us)\\b",
)
const noSleep =
  /\b(?:i )?(?:cant|can't|couldnt|couldn't|didnt|didn't|never) (?:\w+ )?(?:sleep|slept|get (?:any )?sleep)\b|\b(?:i'?m|im|i am|i was) (?:so |really |super )?(?:tired|sleepy|exhausted)\b/i
const ofDay =
  /\b(?:today|yesterday|tonight|last night|this morning|right now|just now|at school|at lunch|on the bus|in class)\b/i
const iOrWe = /\b(?:i|we|my|our|me|us)\b/i
const around = of(
  `my ${kin} (?:keeps?|wont|won't|will not|is|are|just|always|never|says?|said|told|wants?|came|took|ate|got|made|cooked|bought)\\b`,
)
const ofBody = of(
  '(?:my (?:\\w+ )?(?:hands?|fingers?|arm|wrist|tummy|stomach|head|eyes?|tooth|back|leg|foot|neck|throat|nose|pencil|computer|keyboard|tablet|ipad) (?:hurts?|feels?|is|are|aches?|keeps?|broke|died)|i (?:have|got) a (?:headache|stomachache|tummy ?ache|cramp))\\b',
)
const looksForward = of(
  "(?:i (?:cant|can't|cannot) wait to (?:show|read|give|tell|share)|i'?m (?:gonna|going to) (?:show|read|give) (?:it|this)|my (?:\\w+ )?(?:mom|dad|teacher|class|friend)s? (?:is|are|will be) (?:gonna|going to) love)\\b",
)
const won =
  /\b(?:i|we|my team) (?:just |actually |finally )?(?:won|beat (?:the|them|my)|made the team|got (?:first|second|1st|2nd) place)\b/i
const due =
  /\b(?:gotta|got to|have to|need to|supposed to) (?:turn|hand) (?:this|it|that) in\b|\b(?:its|it's|it is|this is) (?:all )?due (?:on |at |in |by )?(?:\w+|\d)|\bprocrastinat\w+|\bi'?ll (?:finish|do) (?:it|this|the rest) (?:tomorrow|later|tonight|after)\b/i
const whole =
  /\bnever (?:wrote|written|write) (?:\w+ ){1,5}before\b|\b(?:longest|most) (?:\w+ ){0,3}(?:i|i'?ve) (?:ever|have ever) (?:wrote|written|did)\b|\b(?:it is|its|it's|i wrote|i did|thats|that's) (?:like |already |over |almost )?(?:\d+|two|three|four|five|a) (?:whole |full )?(?:pages?|paragraphs?)\b|\bi (?:actually |really )?(?:wrote|did) (?:the whole|it all|all of it|this whole)\b|\b(?:conclusion|intro|introduction|essay|paper|draft|last paragraph|body) (?:is |are )?(?:all )?(?:done|finished)\b/i
const hopes =
  /\b(?:do (?:you|u) think|i think|i hope|i bet|hopefully|you think) (?:that )?(?:my \w+|mrs? \.?\w+|ms\.? \w+|miss \w+|the (?:teacher|class|judges?)|she|he|they) (?:will|would|is gonna|are gonna|is going to|'ll) (?:say yes|like|love|give me|let me|be (?:proud|happy|surprised)|laugh|cry|care)\b/i
const tip = of(
  '(?:my|the|our) (?:\\w+ )?teacher (?:says?|said|told (?:us|me)|wants|makes|hates|always|keeps|doesn.?t (?:like|want)|won.?t let)\\b.*\\b(?:essays?|sentences?|paragraphs?|quotes?|evidence|i think|contractions?|transitions?|and or but|the word|words|write|writing|show|thesis|claims?|titles?|intro\\w*|conclusions?)\\b',
)
const notFair = /\b(?:so |that'?s |thats |its |it's )?(?:so |really |not )+(?:unfair|fair)\b\W*$|\bunfair\W*$/i
/** What hurts is met as that, by those who read feelings. */
const heavy =
  /\b(?:cry|cried|crying|scared|afraid|hurt me|hit me|hate[sd]?|mean to|died|dead|sad|lonely|divorc\w*|hospital|yell\w*|fight\w*|bully|bullied|alone)\b/i
/** Standing before the class. */
const nerves =
  /\bmy voice (?:cracked|shook|did|went|gets)\b|\bi (?:get|got|feel|felt|am|was) (?:so )?(?:nervous|embarrassed)\b/i
/** A text that the child tells of itself takes such lines. */
export const isOfSelf = (thread: string) =>
  /\b(?:i|we) (?:was|were|had|went|ran|saw|felt|got|heard|could|couldn'?t|didn'?t|\w+ed)\b|\bmy \w+ (?:was|were|\w+ed|said)\b/i.test(
    thread,
  )

type Said = { text: string; thread: string; isPersonal: boolean; wantsExample: boolean }

/** What kind of aside it is; 'heavy' where others take it; null where it may be a line of the text. */
export function asideIn({ text, thread, isPersonal, wantsExample }: Said): Aside | 'heavy' | null {
  if (isShownLine(text) || /["“”]/.test(text)) return null
  if (laughs.test(text))
    return ofIt.test(text) || text.split(/\s+/).length <= 4
      ? 'laugh'
      : (aboutLife({ text, thread, isPersonal, wantsExample }) ?? 'laugh')
  return aboutLife({ text, thread, isPersonal, wantsExample })
}

/** A reason for what is argued, or a wish that it be written: none of these is news. */
const forText =
  /^\W*(?:(?:and|so|ok|also) )*(?:another|one|my (?:first|second|third|last|next|other)|the (?:first|second|third|other)) reasons?\b|\b(?:write|do|finish|make|end) (?:it|this|that|the \w+|my \w+) for me\b/i

function aboutLife({ text, thread, isPersonal, wantsExample }: Said): Aside | 'heavy' | null {
  if (forText.test(text)) return null
  const isHeavy = heavy.test(text)
  if (nerves.test(text) && !isPersonal) return 'heavy'
  const ofText = besideOwn(text)
  if (ofText !== null) return ofText
  if (looksForward.test(text)) return 'proud'
  if (wouldNever.test(text) && !isPersonal) return isHeavy && !/\bhate\b/i.test(text) ? 'heavy' : 'never'
  if (likeLife.test(text)) return noSleep.test(text) ? 'tired' : 'life'
  if (isPersonal || isOfSelf(thread)) return null
  if (won.test(text)) return 'won'
  if (notFair.test(text) && /\bmy\b/i.test(text)) return 'unfair'
  if (noSleep.test(text) && iOrWe.test(text)) return 'tired'
  if (ofBody.test(text)) return 'body'
  if (around.test(text) && !wantsExample) return isHeavy ? 'heavy' : 'family'
  if (ofDay.test(text) && iOrWe.test(text) && !wantsExample) return isHeavy ? 'heavy' : 'news'
  return null
}

const slang = /\b(?:btw|tho|lol|lmao|fr|ngl|bruh|bro|omg|tbh|rn|smh|lowkey|gotta|so annoying|im a machine)\b/i
/** Talk as older children type it, with no capital and no mark: no line of the text. */
export const isChat = (text: string) =>
  /^[a-z]/.test(text.trim()) && !/^\w+(?: \w+)?:/.test(text.trim()) && slang.test(text) && !/[.!?]["”]?\s*$/.test(text)

/** What it says of its text, of the day it is due, of those who will read it. */
function besideOwn(text: string): Aside | null {
  if (hopes.test(text)) return 'hope'
  if (tip.test(text)) return 'tip'
  if (whole.test(text)) return 'whole'
  if (due.test(text)) return 'due'
  return null
}

const lastSentence = /^([\s\S]{12,}[.!?]["”]?)\s+([^.!?]{3,60}[.!?]*)$/

/** 'Furthermore, … goes wild. haha i sound like a lawyer': the line of the text, and the laugh behind it. */
export function laughBehind(text: string): string | null {
  const [, line = '', behind = ''] = lastSentence.exec(text) ?? []
  return line !== '' && /^\W*[A-Z]/.test(line) && laughs.test(behind) && !/^[A-Z]/.test(behind) ? line : null
}
