import type { WordAsked } from '../state-parts.ts'

// 'What does it mean' behind 'how do you spell beautiful': the word that was asked of stands for it.

const word = "[a-z][a-z'-]{1,18}"
const asks: readonly RegExp[] = [
  `(?:know|knew|forgot|forget|remember|figure out|learn) how to (?:say|spell|write|read) (?:the word )?(${word})(?: (?:so|and|but|at|in|for|to|because)\\b.*)?`,
  `how (?:do|would|can) (?:you|u|i|we) (?:spell|say|write) (?:the word )?(${word})`,
  `what (?:does|do) (?:the word )?(${word}) mean`,
  `(?:definition|meaning|opposite|antonym|plural|past tense|syllables?|vowels?|root word|homophone) (?:of|for|in) (?:the word )?(${word})`,
  `(?:synonyms?|another word|a better word|other words?) (?:of|for) (?:the word )?(${word})`,
  `(?:rhymes?|rhyming) with (?:the word )?(${word})`,
  `is (?:the word )?(${word}) (?:a |an )?(?:noun|verb|adjective|adverb|pronoun|compound word|contraction|conjunction|preposition)\\b.*`,
  `(?:what part of speech|what kind of word) is (?:the word )?(${word})`,
  `(?:use|put) (?:the word )?(${word}) in(?:to)? a sentence`,
  `what letter is (?:this|that|it|the letter) ?([a-z])`,
  `what sound does (?:the letter )?([a-z]) make`,
].map((source) => new RegExp(`^(?:.*\\b)?${source}$`))

const opens = /^(?:(?:and|so|ok|okay|but|um|hey|also|then|now|wait|please|can you|could you|do you know) )+/
const closes = /(?: (?:please|pls|then|though|tho|again|bolt))+$/
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(?:whats|what's|wats)\b/g, 'what is')
    .replace(/[^a-z' ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(closes, '')
const noWords = new Set(['it', 'that', 'this', 'they', 'them', 'these', 'the', 'a', 'word', 'you', 'me', 'words'])

/** The word that a line asks of, with the line around it; null where it asks of none. */
export function wordAsked(text: string): WordAsked | null {
  const line = bare(text)
  const kind = kindAsked.exec(line)?.[1]
  if (kind !== undefined) return { word: kind, ask: `is # a ${kind}`, left: turnsKept }
  for (const pattern of asks) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined && !noWords.has(found))
      return { word: found, ask: line.replace(opens, '').replace(new RegExp(`\\b${found}\\b`), '#'), left: turnsKept }
  }
  return null
}
const turnsKept = 3
const kindAsked =
  /^(?:.*\b)?what (?:is|are) (?:an? )?(noun|verb|adjective|adverb|pronoun|preposition|conjunction|compound word|contraction)s?$/
const isOne =
  /^(?:(?:so|and|ok|but) )*(?:is|are|would) (?:the word )?([a-z][a-z'-]{1,18}) (?:be )?(?:one|an example)$|^(?:(?:so|and|ok|but) )*is (?:the word )?([a-z][a-z'-]{2,18})$/

const ofWord =
  /\b(?:mean|means|sentence|opposite|antonym|synonym|plural|past tense|spell|spelled|noun|verb|adjective|adverb|pronoun|syllables?|rhymes?|part of speech|kind of word|vowels?|prefix|suffix|another word|better word|different word|sound|starts? with|letter|in spanish|in english)\b/
const it = /\b(?:it|that word|this word|the word|that|this)\b/
const ofIt = /\b(opposite|antonym|synonym|plural|past tense|another word|a better word|a different word)$/
const another =
  /^(?:(?:and|ok|so|now|but) )*(?:what about|how about|and|and what about) (?:the word )?([a-z][a-z'-]{1,18})$/
const mostWords = 12

/** The line with the word in it that was asked of before; the line itself where it means none. */
export function withWordMeant(text: string, kept: WordAsked | null): string {
  if (!kept || text.split(/\s+/).length > mostWords || /\d/.test(text)) return text
  const [first = text] = /^[^.!?]+(?=[.!?]\s)/.exec(text) ?? []
  // 'How do you say it in spanish. i still don't know': the question stands first.
  const line = bare(first !== text && it.test(bare(first)) && ofWord.test(bare(first)) ? first : text)
  const [, other] = another.exec(line) ?? []
  const named =
    other ??
    (kept.ask.startsWith('is # a ')
      ? isOne
          .exec(line)
          ?.slice(1)
          .find((one) => one !== undefined)
      : undefined)
  if (named !== undefined && !noWords.has(named)) return kept.ask.replace('#', named)
  if (!ofWord.test(line) || wordAsked(text)) return text
  if (it.test(line)) return line.replace(opens, '').replace(it, kept.word)
  return ofIt.test(line)
    ? line.replace(opens, '').replace(ofIt, `$1 ${/synonym|word$/.test(line) ? 'for' : 'of'} ${kept.word}`)
    : text
}
