/** A word as the child wrote it, small, and where it stands. */
export type WrittenWord = { as: string; word: string; from: number; to: number }

/** One sentence of the child's, with its words. */
export type WrittenSentence = { text: string; words: readonly WrittenWord[] }

const mostSentences = 12

/** The sentences of a text: each ends with its mark, or where the text ends. */
export function sentencesOf(text: string): WrittenSentence[] {
  const parts = text.match(/[^.!?\n]+[.!?]*["”’)]*|[^\s]+/g) ?? []
  return joinedAfterQuotes(parts.map((part) => part.trim()))
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, mostSentences)
    .map((part) => ({ text: part, words: wordsOf(part) }))
}

/** '“Stop!” and ran': what goes on small behind a quote is the same sentence. */
function joinedAfterQuotes(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && /["”]$/.test(before) && /^\p{Ll}/u.test(part))
      joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
  }
  return joined
}

export const wordsOf = (text: string): WrittenWord[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    as: match[0],
    word: match[0].toLowerCase().replaceAll('’', "'"),
    from: match.index,
    to: match.index + match[0].length,
  }))

/** Words around one, as the child wrote them, for a short quote. */
export function around({ words, text }: WrittenSentence, at: number, before: number, after = 0): string {
  const first = words[Math.max(0, at - before)]
  const last = words[Math.min(words.length - 1, at + after)]
  return first && last ? text.slice(first.from, last.to) : ''
}

const kinds =
  '(?:sentences?|paragraphs?|story|storys|essays?|writing|work|homework|report|poem|letter|answer|this|it|that)'
const asking = [
  new RegExp(
    `^\\W*(?:(?:hey|hi|ok|okay|so|um|now|please|pls|plz|can you|could you|can u|will you|would you|i want you to|help me)[\\s,]+)*(?:check|chek|look at|read|fix|correct|grade|edit|see if)\\s+(?:out\\s+)?(?:(?:my|this|the|a|over)\\s+)*(?:${kinds}\\s*)*(?:(?:is|are)\\s+(?:right|good|ok|okay|correct)\\s*)?(?:for me|please|pls)?(?:[\\s,:.!?-]+(?:it says|it is|its|it's))?[\\s,:.!?-]*`,
    'i',
  ),
  new RegExp(
    `^\\W*(?:(?:hey|ok|okay|so|um)[\\s,]+)*(?:is|are|was|does)\\s+(?:this|that|my|it|these)(?:\\s+(?:new|first|next))?(?:\\s+${kinds})?\\s+(?:right|good|ok|okay|correct|sound right|sound good|look right|make sense|wrong|fine)(?:\\s+(?:now|please|or not|or wrong))*[\\s,:.!?-]*`,
    'i',
  ),
  /^\W*(?:did|do) i (?:write|spell|say|do|have|get) (?:this|that|it|my sentence)(?: right| correctly| good| ok)*[\s,:.!?-]*/i,
  new RegExp(
    `^\\W*(?:(?:ok|okay|so|um|now)[\\s,]+)*(?:here\\s*(?:is|'s|s)?|this is|heres)\\s+(?:my|the|a|what i wrote)(?:\\s+(?:new|first|next|other))?(?:\\s+${kinds})?(?:\\s+(?:is|for you))?[\\s,:.!?-]*`,
    'i',
  ),
  /^\W*(?:my|the)\s+(?:new |first |next )?(?:sentence|paragraph|story|poem|letter)\s+(?:is|says|goes|starts with|begins)(?:\s+like this)?[\s,:.-]*/i,
  /^\W*(?:(?:ok|okay|so|um|fine|well)[\s,.]+)*i (?:put|wrote|have|said|got)\s*[:,]?\s*(?=["“'‘]\S)/i,
  /^\W*(?:i wrote|i wrote this|how about|what about|how is this|hows this|how does this sound)[\s]*[:,.?-]+\s*/i,
]
const askedBehind =
  /[\s,.!?-]*\b(?:is (?:that|this|it) (?:right|correct|good|ok|okay|better)|did i (?:do|get|write) (?:it|that|this) right|how is (?:that|it)|is it right now|right|ok|good)\s*\?+\s*$|[\s,.!?-]*\b(?:is|does) (?:that|this|it) (?:right|correct|good|ok|okay|better|sound (?:right|good|ok)|a (?:good|strong|ok) (?:\w+ )?(?:sentence|start|beginning|ending|line|title))\s*$/i

const saysItIs =
  /^\W*(?:ok |so |um )*(?:my|the|first|here is my|heres my) (?:first |next |new )?(?:sentence|line|paragraph|beginning|ending) (?:is|says|goes|will be)\b/i
const opensTale = /^\W*(?:one day|once|once upon|there (?:was|once|lived)|long ago|first of all|dear)\b/i
const fewestOfDraft = 7
/** So long, with a capital letter, that it is meant for the text though its mark is missing. */
const longDraft = 7

/** A sentence for the text itself, though only an idea was asked for: shown in quotes, asked about, or whole with its marks. */
export function draftIn(text: string): string | null {
  const own = sentenceIn(text.replace(/^\W*(?:fine|ok|okay|here|yeah)[.!]\s+/i, ''))
  if (own === null || wordsOf(own).length < fewestOfDraft) return null
  const isShown = saysItIs.test(text) || askedBehind.test(text) || /["“'‘]\S.*\S["”'’]/s.test(text)
  return isShown ||
    opensTale.test(own) ||
    (/^[A-Z]/.test(own) && (/[.!?]["”]?$/.test(own) || wordsOf(own).length >= longDraft))
    ? own
    : null
}

/** What the child wrote, without what it says about it: behind a colon, between quotes, or the whole. Null when nothing is left. */
export function sentenceIn(text: string): string | null {
  const stripped = asking.reduce((left, pattern) => left.replace(pattern, ''), text.trim())
  const isAsked = stripped !== text.trim()
  const unasked = stripped.replace(askedBehind, (tail) => /^\s*[.!]/.exec(tail)?.[0].trim() ?? '').trim()
  const own = (/^[“"'‘](\S.*\S)[”"'’][\s?.!]*$/s.exec(unasked)?.[1] ?? unasked).trim()
  const words = wordsOf(own)
  if (words.length < 2 || (isAsked && words.length < 2)) return null
  return own
}

/** The marks around a sentence that is shown say where it begins and ends: nobody speaks in it. */
export const ownInMarks = (shown: string | undefined): string | undefined =>
  /^["“]([^"“”]{8,})["”](?!,? ?(?:said|asked|says|yelled))/i.exec(shown ?? '')?.[1] ?? shown

const onlyMarked = /^\W*["“]([^"“”]{8,})["”]\W*(?:\w+\W*){0,2}$/

/** A line of an essay between marks, with a word or two behind it; in a story somebody speaks. */
export const withoutMarksAround = (text: string, genre: string): string =>
  genre === 'story' ? text : (onlyMarked.exec(text)?.[1] ?? text)
