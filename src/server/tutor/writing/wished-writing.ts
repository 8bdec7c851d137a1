import { plainWords } from '#shared/answers/near-words.ts'
import { sentenceIn, wordsOf } from './written.ts'

const speech =
  /^["“][^"”]{3,90}["”],? ?(?:said|says|asked|asks|yelled|whispered|shouted|cried|replied|called) (?:\p{L}+ ?){1,4}[.!?]?$/iu
const trySentence = /^[A-Z][a-z']* (?:\S+ ){2,}\S+$/

/** A sentence that is shown without a word: with what somebody says, or behind a question about words. */
export function pieceOf({
  text,
  lesson,
}: {
  text: string
  lesson: { told: string | null; asked: { kind: string } | null }
}): string | undefined {
  const line = text.trim()
  const isTry = lesson.told === 'words' && lesson.asked?.kind === 'chat' && trySentence.test(line) && !/\?$/.test(line)
  return speech.test(line) || isTry ? line : undefined
}

export type WritingAct = 'writing_help' | 'check_sentence' | 'write_for_me'
/** What is written: each asks for other things. */
export const genres = ['story', 'opinion', 'report', 'steps', 'summary', 'letter', 'book', 'other'] as const
/** A poem goes its own way. */
export type Genre = (typeof genres)[number] | 'poem'

// All of these read plain words: small letters, no marks, a space at both ends.
const forMe =
  / (?:write|wright|rite) (?:(?:it|this|that|them|my|the|a|an|me) ){0,2}(?:\w+ ){0,3}for me | (?:write|wright) (?:me |my )(?:(?:a|an|my) )?(?:\w+ )?(?:essay|story|report|paragraph|poem|letter|sentence|homework|book report) | (?:do|make|finish) my (?:book report|essay|report|writing|paragraph|story|poem|letter) | (?:can|could|will) (?:you|u) (?:just )?(?:write|wright) (?:it|this|my|a|an|the) /
const help =
  / (?:help|halp|hlep)(?: me| us)?(?: with| to| on)?(?: \w+){0,3} (?:write|writing|wright|wrighting|essay|paragraph|report|poem|story|letter|sentence|opinion) | (?:dont|do not) know what to (?:write|rite|wright)(?: about)? | how (?:do|should|can|would) (?:i|you|we) (?:start|begin|end|write|finish) (?:(?:my|a|an|the|this) )?(?:\w+ )?(?:essay|story|paragraph|report|letter|poem|sentence|introduction|conclusion|book report) | (?:have to|need to|want to|wanna|gotta|got to|going to|supposed to) (?:write|wright|rite) (?:a|an|my|about|some|the|me|how to|down how) | (?:i am|im|we are|were) (?:writing|righting|riting|wrighting|doing|working on|making|starting) (?:a|an|my|our|the|this) (?:\w+ ){0,2}(?:essay|paragraph|letter|speech|narrative|summary|poem|book report|opinion piece|memoir) | (?:have to|need to|gotta|supposed to) (?:argue|persuade|convince) (?:if|whether|that|about|someone|people|our|my|the) | (?:have to|need to|gotta|supposed to) (?:do|make|finish) (?:a|an|my|our|this) (?:\w+ ){0,2}(?:essay|paragraph|letter|speech|narrative|summary|poem|book report|book review|opinion piece|memoir) | writing help | (?:i )?(?:need|want|have to (?:make|find|come up with)|gotta (?:make|find)) (?:a|an|my|help with (?:a|an|my|the)) (?:good |strong |better )?(?:thesis|hook|topic sentence|conclusion|intro|introduction|opening|title|ending|closing|essay|paragraph|opinion piece|speech|poem|book report|persuasive \w+) (?:statement )?(?:about|abt|for|on|to) /
const check =
  / (?:fix|correct|check) (?:this|it|that) | (?:check|look at|fix|correct|grade|edit|read my) (?:my |this |the )?(?:sentence|paragraph|story|essay|writing|poem|report) | (?:is|are) (?:this|my|that|it|these) (?:sentence |paragraph )?(?:right|correct|ok|good)(?: sentence)? | did i (?:write|say) (?:this|that|it) | heres? my (?:sentence|paragraph|story|essay|poem|writing)| here is my (?:sentence|paragraph|story|essay|poem|writing)| my sentence (?:is|says) | how is (?:my|this) (?:sentence|paragraph|story) /

/** Writing that is no text: letters, numbers, spelling words; and reading. */
const otherWork =
  / (?:number|numbers|equation|math|problem|problems|fraction|read|reading|understand|report card|name|letters|abc|abcs|alphabet|cursive|spelling|words|word) /

/** What is read is to be written about. */
const ofBook =
  / (?:have to|need to|gotta|supposed to) read (?:\w+ ){1,6}(?:and|then) (?:then )?(?:write|rite|answer) (?:\w+ ){0,3}(?:about|on|of) | (?:book report|book review|reading response) (?:about|on|for|is|due|today|tomorrow) | (?:have to|need to|gotta|supposed to) (?:do|write|make|finish) (?:a|my|our) (?:book report|book review|reading response) /

const fewestWords = 3

/** A wish for help with writing that its own words make plain. */
export function writingWished(text: string): WritingAct | null {
  const plain = plainWords(text)
  if (/\d\s*[+x×÷*/=-]\s*\d|\byou (?:should|could|can) (?:write|say)\b|\d\.\d/.test(text)) return null
  if (forMe.test(plain) && plain.length < 200) return 'write_for_me'
  if (
    / (?:hw|homework|math|sum|sums|answer|answers|problem|problems) /.test(plain) &&
    !/ (?:sentence|paragraph|story|essay|poem|report) /.test(plain)
  )
    return null
  if (check.test(plain) && isMarked(text)) return 'check_sentence'
  if (plain.length >= 200) return null
  return ofBook.test(plain) || (help.test(plain) && !otherWork.test(plain)) ? 'writing_help' : null
}

const asksOfDeed = /\b(?:is|was|are|were) (?:that|it|these|they|those) (?:ok|okay|good|bad|fine|alright|allowed)\W*$/i

/** 'Is this right' is about a sentence where one stands behind it, or where it says so. */
function isMarked(text: string): boolean {
  if (
    /^\W*(?:(?:can|could) (?:you|u) |pl(?:ea)?[sz]e? )*(?:fix|correct|check) (?:this|it|that)(?: sentence)?\s*[.:,!-]\s*\w+ \w+ \w+/i.test(
      text,
    )
  )
    return true
  if (/\b(?:sentence|paragraph|story|essay|poem|writing|report)\b/i.test(text)) return true
  // 'I left spaces between them is that ok' asks about what was done.
  if (asksOfDeed.test(text) && !/[A-Z][^.!?]+[.!?]/.test(text)) return false
  const own = /\d/.test(text) ? null : sentenceIn(text)
  return own !== null && own !== text.trim() && wordsOf(own).length >= fewestWords
}

export function genreOf(text: string): Genre {
  const plain = plainWords(text)
  if (ofBook.test(plain) || / (?:book report|book review|chapter|novel) /.test(plain)) return 'book'
  if (/ letter /.test(plain)) return 'letter'
  if (/ (?:write|rite|writing|essay|paragraph) (?:\w+ ){0,3}how to /.test(plain)) return 'steps'
  if (/ (?:summary|summarize|summarise) /.test(plain)) return 'summary'
  if (isVerse.test(plain)) return 'poem'
  if (/ (?:story|storys|stories|tale|adventure|narrative|memoir|made up|fairy) /.test(plain)) return 'story'
  if (
    / (?:argue|opinion|opinions|thesis|counterclaim|persuade|persuasive|persuading|convince|argument|should|favorite|best|better) /.test(
      plain,
    )
  )
    return 'opinion'
  if (/ (?:report|reports|facts?|informative|information|research|science|history) /.test(plain)) return 'report'
  return / (?:essay|paragraph) /.test(plain) ? 'opinion' : 'other'
}

const isVerse = / (?:poems?|poetry|haikus?|limericks?|verses?) /

/** What it is to be about, where that was said: 'a story about a dragon'. */
export function ideaIn(text: string): string | null {
  const [, idea] =
    /\b(?:about|abt|bout|on how|on why)\s+(.{2,120})$/i.exec(text.trim()) ??
    /\b(?:write|rite|wright) (?:down )?(how to .{2,80})$/i.exec(text.trim()) ??
    /\bargue (?:about )?((?:if|whether) .{3,90})$/i.exec(text.trim()) ??
    []
  if (idea === undefined || /^(?:it|that|this|something|anything|what|idk)\b/i.test(idea)) return null
  return idea
    .replace(/[.!?]\s+.*$/, '')
    .replace(/,? (?:and|but|so|n) (?:i|im|i'm|we|my|it|its)\b.*$/i, '')
    .replace(/[\s?.!]+$/, '')
    .replace(/\s+(?:please|pls|plz|for (?:school|class|homework))$/i, '')
}

/** 'Is it ok to hold them' asks of no sentence. */
export const asksLeave =
  /\b(?:is|was|are) (?:it|this|that) (?:ok|okay|good|bad|safe|fine|alright|right) (?:to|if|for)\b/i

/** A word on what was just told. */
export const remark =
  /^\W*(?:(?:oh|wow|aw+|ew+|haha|lol|ok) )*(?:that'?s|it'?s|that is) (?:(?:so|really|kinda|very|super|too) )*(?:sad|funny|gross|weird|crazy|scary|silly|nasty|yucky|cute|amazing|boring|hard)\b.{0,24}$|^\W*(?:wow|woah|whoa|ew+|eww+|lol|haha+|yuck|gross|cool|fine|meh|whatever|ok fine|ugh|finally)\W*$|^\W*(?:(?:ok|so) )*(?:i'?m|im|i am|ill|i'll) (?:gonna |going to )?(?:finish|do|work on) (?:it|this|the rest)\b.{0,24}$|^\W*(?:she|he|my teacher|the teacher|mrs?\.? \w+|ms\.? \w+) said (?:i (?:need|have|can|should)|\d|two|three|it (?:has|needs)|to)\b.{0,40}$/i
