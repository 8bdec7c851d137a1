import type { Situation } from '../move.ts'
import { isGrave } from '../read/felt.ts'
import { openProblem } from '../state.ts'
import { isOfWork } from './talk.ts'

// A feeling that is over ends its comfort at once: the child asks how a word is spelled, goes on working, boasts or laughs. What it says
// then is read like any other line.

const nothing = { kind: 'chat', expects: null, yes: null, no: null, about: null, times: 1 } as const

/** It asks of words, numbers or the world, and not what to do about what it feels. */
const asksOn =
  /\bhow (?:do|d'?you|would|does) ?(?:you|u|i|we|it)? ?spell\b|\bwhat (?:does|dose|do) (?:the word )?[\w-]+ mean\b|\b(?:what|wat|whats|what's|which) (?:is |are )?(?:the |a )?(?:letter|number|word|shape|color|rhymes)\b|\brhymes? with\b|^\W*(?:(?:ok|okay|so|and|also|but|hey|wait) )*(?:how (?:many|tall|big|fast|far|old) (?:is|are|do|does|can)|why (?:is|are|do|does) (?:the|a|an|dogs?|cats?|birds?|people|fish|we have)|what (?:is|are) (?:a|an|the)|do (?:dogs|cats|fish|birds|animals|sharks|bees|plants)|can (?:dogs|cats|fish|birds|animals|sharks|bees|plants)) \w+/i
const turns =
  /^\W*(?:(?:ok|okay|anyway|anyways|alright|so|well)[\s,.]+)*(?:guess what|lets|let's|look|watch|wanna (?:see|hear|play)|want to (?:see|hear|play)|can we (?:play|do|make|read|go on)|next (?:one|question)|now (?:the|we|i|for)|back to|i (?:made|built|did it|got it|finished|learned|know how|can (?:count|spell|read|do|jump|tie|write))|my (?:favorite|favourite) \w+ is)\b/i
const glad =
  /\b(?:yay|hooray|woo ?hoo+|haha(?:ha)*|hehe|lol|jk|so cool|awesome|the best|so fun|it worked|i did it|i got it|i won|yesss*)\b|!!/i
/** What is still sore, whatever else is in it. */
const sore =
  /\b(?:not|no|never|nobody|cant|can't|dont|don't|didnt|didn't|wont|won't|alone|still|but|miss|lost|left|forget|mad|worse|without|he said|she said|they said|hope|wish)\b/i

const isSore = (text: string) => sore.test(text) || isGrave(text)

/** The child has gone on to something else. */
const hasGoneOn = (text: string) =>
  asksOn.test(text) || (!isSore(text) && (isOfWork(text) || turns.test(text) || glad.test(text)))

export function feltNoMore<T extends Situation>(situation: T): T {
  const { lesson, text } = situation
  if (lesson.asked?.kind !== 'feeling' || lesson.spanish || !hasGoneOn(text)) return situation
  return { ...situation, lesson: { ...lesson, asked: { ...nothing, problem: openProblem(lesson)?.item.id ?? null } } }
}
