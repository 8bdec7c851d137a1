import { inWords } from '#shared/answers/number-words.ts'
import type { Decision } from '../move.ts'
import { quizWished } from '../play/quiz.ts'
import type { Heard } from './hear.ts'
import { onAct } from './wishes.ts'

// What is to be asked, said outright: 'quiz me on my 7s', 'give me hard ones with fractions', 'test me on subtraction'.

const begins = '(?:(?:hi|hey|ok|okay|so|now|then|um+|please|pls|and|no|bolt) )*'
const wish =
  "(?:(?:can|could|will|would) (?:you|u|we) |(?:i|we) (?:want|need|would like) (?:you )?to |i wanna |let'?s |lets )?(?:please )?"
const gives =
  '(?:quiz|test|drill|ask|give|gimme|show|make|write) (?:me|us)?(?: an?| some)?(?: practice)?(?: tests?| quiz(?:zes)?| worksheets?)?'
const does = '(?:do|practi[cs]e|work on|try|go over|review)'
const many = '(?:some|a few|a couple|a bunch|lots|a lot|more|another|one|\\d+|two|three|five|ten)'
const size =
  '(?:(?:really|super|very|some) )?(?:hard|harder|hardest|tough|tricky|easy|easier)(?: (?:ones?|problems?|questions?))?'
const joins = '(?:on|about|of|with|for|in|from)'
const asked = new RegExp(
  `^\\W*${begins}${wish}(?:${gives}|${does})(?: with me)?(?: ${many})?(?: (${size}))?(?: ${many})?(?: ${joins})?(?: (?:my|the|our|all|one|an?))? ([a-z0-9' ]{2,32}?)(?: (?:problems?|questions?|ones|things?|facts?|with me|please|pls|now|then|again|too|next))*[.!? ]*(?:(hard|harder|tricky|tough|easy|easier)(?: ones)?(?: please)?)?\\W*$`,
  'i',
)
const more = new RegExp(
  `^\\W*${begins}(?:more|some) (?:of )?(?:my |the )?(\\d{1,2} ?'?s|[a-z]+s)(?: please| pls| now)*\\W*$`,
  'i',
)
/** 'Do you like fractions', 'do they use decimals' ask for no exercise. */
const speaksOfMore =
  /\b(?:i|you|your|u|ur|we|they|he|she|it|like|love|hate|use|know|have|about|how|why|what|when|not|answer)\b/i
/** '7s', 'my sevens', 'the 6 times tables', 'times 8'. */
const ofTable =
  /^(?:the |my )?(?:(\d{1,2}) ?'?s(?: times tables?)?|(\d{1,2}) times(?: tables?)?|times (\d{1,2})s?|multiply(?:ing)? by (\d{1,2})s?)$/i
const largestTable = 12

/** The topic by words that its exercises are found by; the numbers of a times table are its name. */
function topicIn(words: string): string {
  const [, ...numbers] = ofTable.exec(words) ?? []
  const number = Number(numbers.find((one) => one !== undefined) ?? 0)
  return number >= 1 && number <= largestTable ? `${inWords(number)}s times tables` : words
}

/** An exercise of just that is given; null where it names nothing that is practiced. */
export function practiceAsked(heard: Heard): Decision | null {
  const { text, lesson, items, grade } = heard
  if (lesson.spanish || quizWished(text) !== null) return null
  const [, before, named, behind] = asked.exec(text) ?? []
  const words = named ?? more.exec(text)?.[1]
  if (words === undefined || speaksOfMore.test(words)) return null
  const one = topicIn(words.trim())
  // 'One angle thing': found by the name of many.
  const topic = items.named(one, grade, lesson.seed) === null && named !== undefined ? `${one}s` : one
  if (named === undefined && one === words.trim() && items.named(`my ${topic}`, grade, lesson.seed) === null)
    return null
  if (items.named(topic, grade, lesson.seed) === null) return null
  const wanted = before ?? behind ?? ''
  const shift = /hard|tough|trick/i.test(wanted) ? 1 : /eas/i.test(wanted) ? -1 : 0
  return onAct({ ...heard, text: topic, lesson: { ...lesson, shift: lesson.shift + shift } }, 'want_topic')
}
