import { asDoes } from '../../read/young-spelling.ts'

/** How a question is read: lower case, plain apostrophes, no other marks, no 'please' and no 'can you tell me'. */
export function asQuestion(text: string): string {
  const plain = asDoes(text.slice(0, 300).toLowerCase())
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[^a-z0-9' -]/g, ' ')
    .replace(/(?<![a-z])'|'(?![a-z])/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/\b(?:spel|spelll|spll|speel|spal)\b/g, 'spell')
    .replace(/\b(?:whats|wats|wuts|what's)\b/g, 'what is')
    .replace(/\b(?:wat|wut)\b/g, 'what')
    .replace(/\b(?:wy|whi)\b/g, 'why')
    .replace(/\bhav\b/g, 'have')
    .replace(/\b(?:leter|lettr|letr|leder)(s?)\b/g, 'letter$1')
    .replace(/\b(?:sownd|soun|sund)(s?)\b/g, 'sound$1')
    .replace(/\b(?:strt|stard|staert|stort)(s?)\b/g, 'start$1')
    .replace(/\b(?:rime|ryme|ryhme|rhime|rym)(s?)\b/g, 'rhyme$1')
    .replace(/\b(?:sil+ables?|syl+abels?|sylables?|silabels?|sylabuls?)\b/g, 'syllables')
    .replace(/\b(?:op+isite|oposite|oppisite|opposit|oposit)\b/g, 'opposite')
    .replace(/\b(?:speled|spellt|spelld)\b/g, 'spelled')
    .replace(/\b(?:really|actually|even|rlly|correctly) (?=spell\b|spelled\b)/g, '')
    .replace(/\b(?:vowle|vowl|vowul)(s?)\b/g, 'vowel$1')
    .trim()
  return plain
    .replace(/^(?:(?:hey|hi|hello|ok|okay|so|um|and|but|please) )+/, '')
    .replace(/^(?:can|could|will|would) you (?:please )?(?:tell me|help me with|say|explain) /, '')
    .replace(
      /^(?:what is|is there|do you know|think of) (?:an?|another|one|some) (?:good |other )?words? that rhymes? with /,
      'what rhymes with ',
    )
    .replace(/^what else (?=starts?|begins?|rhymes?)/, 'what ')
    .replace(/^is there (?=(?:another|a different|a better|any other) word)/, 'what is ')
    .replace(/^(?:tell me|i want to know|i wonder|do you know|i (?:do not|don't|dont) know) /, '')
    .replace(
      /^(?:make|say|give me|tell me|do|find|think of) (?:me )?(?:a|an|some|another|one)? ?(?:rhymes?|words? that rhymes?|rhyming words?) (?:with|for|of) (?:the word )?([a-z']+)$/,
      'what rhymes with $1',
    )
    .replace(tails, '')
    .replace(/ (?:please|again|for real|thanks|thank you|tho|though|then)$/, '')
}

/** What is said behind a question of words, and asks nothing more. */
const tails =
  / (?:(?:and |but |cuz |because )?(?:no ?body|no one|you|we) (?:even )?(?:says?|hears?|pronounces?|dont say|don't say|cant hear|can't hear) it|i (?:always|keep) (?:put|putting|write|writing|spell|spelling|do|get|say) (?:it )?[a-z]+|i (?:always|keep) (?:forget|forgetting|mix it up|mess it up|get it wrong|getting it wrong)(?: it)?|i forgot|i forget|in (?:my |a )?(?:math |science )?(?:class|homework)|in math(?: english)?|(?:thats|that is|that's|it is|its|it's) (?:so |really |kinda )?(?:weird|dumb|hard|silly|confusing|crazy|tricky))$/

/** One word of a question, as it stands in a pattern. */
export const aWord = "(?:the (?:word |verb |noun )?|a |an )?([a-z][a-z'-]{0,19})"

export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** 'd-o-n-t': a word letter by letter. */
export const letters = (word: string) => [...word].filter((letter) => letter !== "'").join('-')

/** 'hat, that and flat' */
export const listed = (words: readonly string[], last = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
