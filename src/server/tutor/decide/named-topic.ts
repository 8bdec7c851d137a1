import type { Decision } from '../move.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { onAct } from './wishes.ts'

const mostTopicWords = 5

const wishesSubject =
  /^\W*(?:(?:ok|okay|fine|now|then|so|yes|one|some|lets|let's|do|like|maybe) )*(?:math|reading|spelling|science)(?: one| problem| question)?(?: now| then| please)*\W*$/i

/** A topic by its bare name, where one was asked for or nothing is open. */
export function namedTopic(heard: Heard): Decision | null {
  const { lesson, text, items, grade } = heard
  const mayName = lesson.asked?.kind === 'topic' || openProblem(lesson) === null
  if (
    !mayName ||
    text.split(/\s+/).length > mostTopicWords ||
    /[?\d]|\b(?:always|never|comes?|goes)\b|^\W*(?:who|why|when|where|is|are|does|do (?!some|more|a |one|the )|did|(?:what|how) (?:is|are|do|does|did|was|were|makes?|happens|would))\b|^\W*(?:i|we|he|she|they) (?:have (?!to )|got |has |saw |made |am )|^\W*im\b|\b(?:lies?|doubles|matters|works|wins|helps|if|because|cuz)\b|\b(?:bored|sick|tired) of\b|\b(?:hate|dont like|don't like|bad at|not good|sucks?|can'?t do)\b|\b(?:is|are|its) (?:so |too |really |very |kinda )*(?:hard|easy|boring|confusing|fun|dumb|stupid|tricky|cool|difficult)\b/i.test(
      text,
    )
  )
    return null
  const isNamed =
    items.named(text, grade, lesson.seed) !== null || items.isPutAway(text, grade) || wishesSubject.test(text)
  return isNamed ? onAct(heard, 'want_topic') : null
}
