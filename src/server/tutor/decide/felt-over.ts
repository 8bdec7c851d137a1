import { isQuestion } from '../know/book/stems.ts'
import { sayingIn } from '../know/sayings.ts'
import type { Situation } from '../move.ts'
import { isGrave } from '../read/felt.ts'
import { isLightlyTold, isOverNow, staysFelt } from '../read/hurts-now.ts'
import { glossOf } from '../read/spanish.ts'
import { openProblem } from '../state.ts'
import { isOfWork, ofChild } from './talk.ts'

// A feeling that is over ends its comfort at once: the child asks how a word is spelled, goes on working, boasts or laughs. What it says
// then is read like any other line.

const nothing = { kind: 'chat', expects: null, yes: null, no: null, about: null, times: 1 } as const

/** It asks of words, numbers or the world, and not what to do about what it feels. */
const asksOn =
  /\bis (?:that|this|it) (?:one|right|correct|an? \w+)\W*$|\bhow (?:do|d'?you|would|does) ?(?:you|u|i|we|it)? ?spell\b|\bwhat (?:does|dose|do) (?:the word )?[\w-]+ mean\b|\b(?:what|wat|whats|what's|which) (?:is |are )?(?:the |a )?(?:letter|number|word|shape|color|rhymes)\b|\brhymes? with\b|^\W*(?:(?:ok|okay|so|and|also|but|hey|wait) )*(?:how (?:many|tall|big|fast|far|old) (?:is|are|do|does|can)|why (?:is|are|do|does) (?:the|a|an|dogs?|cats?|birds?|people|fish|we have)|what (?:is|are) (?:a|an|the)|do (?:dogs|cats|fish|birds|animals|sharks|bees|plants)|can (?:dogs|cats|fish|birds|animals|sharks|bees|plants)) \w+/i
const turns =
  /^\W*(?:(?:ok|okay|anyway|anyways|alright|so|well)[\s,.]+)*(?:guess what|lets|let's|look|watch|wanna (?:see|hear|play)|want to (?:see|hear|play)|can we (?:play|do|make|read|go on)|next (?:one|question)|give me (?:a|an|another)|now (?:the|we|i|for)|back to|i (?:fixed it|made|built|did it|got it|finished|learned|know how|can (?:count|spell|read|do|jump|tie|write))|my (?:favorite|favourite) \w+ is)\b/i
const ofThings =
  /\b(?:circles?|triangles?|squares?|rectangles?|corners|points|letters?|spell\w*|sentences?|count(?:ed|ing)?|planets?|continents?|states|vocab\w*|chapter)\b/i
const glad =
  /\bi fixed (?:it|that)\b|\b(?:yay|hooray|woo ?hoo+|haha(?:ha)*|hehe|lol|jk|so cool|awesome|the best|so fun|it worked|i did it|i got it|i won|yesss*)\b|!!/i
/** What is still sore, whatever else is in it. */
const sore =
  /\b(?:not|no|never|nobody|cant|can't|dont|don't|didnt|didn't|wont|won't|alone|still|but|miss|lost|left|forget|mad|worse|without|he said|she said|they said|hope|wish)\b/i

const isSore = (text: string) => sore.test(text) || isGrave(text)

/** 'I will draw her a triangle cat' still is about her. */
const forSomeone = /\b(?:her|him|them)\b/i

const fewestTold = 5
/** It tells of things, and of nobody. Of Spanish that is not known. */
const isOfNobody = (text: string) =>
  glossOf(text) === null &&
  !ofChild.test(text) &&
  !/\b(?:he|she|they|his|her|their|its?)s?\b/i.test(text) &&
  text.trim().split(/\s+/).length >= fewestTold

/** The very next line after a hurt was told mostly tells how it came, of those who were there. */
const isNextOf = (said: readonly string[], text: string) =>
  ofThem.test(text) &&
  !said.slice(-mostBack).some((one) => /^(?:feeling\.(?:listen|more)|felt\.stay|reflect\.felt)#/.test(one))
const ofThem = /\b(?:he|she|they|him|her|them|said|coach|phone|text(?:ed)?)\b/i
const mostBack = 4

/** The child has gone on to something else. */
const hasGoneOn = (text: string, goesOnTelling: boolean) =>
  asksOn.test(text) ||
  isLightlyTold(text) ||
  (isOverNow(text) && !isQuestion(text)) ||
  (!staysFelt(text) && !goesOnTelling && glossOf(text) === null && !isQuestion(text)) ||
  (!isSore(text) &&
    (isOfWork(text) ||
      turns.test(text) ||
      glad.test(text) ||
      (ofThings.test(text) && !forSomeone.test(text)) ||
      isOfNobody(text)))

/** 'I don't wanna talk about it. Give me a hard one': what it wishes instead. */
const askedInstead =
  /^\W*i (?:don'?t|do not) (?:wanna|want to|feel like) talk(?:ing)? about (?:it|that|this)[\s.,!]+((?:give|can|could|lets|let's|i want|i wanna|tell|do|how|what)\b.{4,})$/i

/** There are words for just that while a feeling is open. */
const isMet = (text: string, grade: number) =>
  sayingIn(text, true, 'heart', grade)?.felt === true || sayingIn(text, true, 'first')?.felt === true

export function feltNoMore<T extends Situation>(situation: T): T {
  const { lesson, text: told, grade } = situation
  const instead = askedInstead.exec(told)?.[1]
  const text = instead ?? told
  const isOver = instead !== undefined || (hasGoneOn(text, isNextOf(lesson.said, text)) && !isMet(text, grade))
  if (lesson.asked?.kind !== 'feeling' || lesson.spanish || !isOver)
    return instead === undefined ? situation : { ...situation, text }
  const asked = lesson.below ?? { ...nothing, problem: openProblem(lesson)?.item.id ?? null }
  return { ...situation, text, lesson: { ...lesson, asked, below: null } }
}
