import type { Decision } from '../move.ts'
import { toSomeone, wantsTracing } from '../read/letter-meant.ts'
import { openProblem } from '../state.ts'
import type { Heard } from './hear.ts'
import { onAct } from './wishes.ts'

const mostTopicWords = 5

const wishesSubject =
  /^\W*(?:(?:ok|okay|fine|now|then|so|yes|one|some|lets|let's|do|like|maybe) )*(?:math|reading|spelling|science)(?: one| problem| question)?(?: now| then| please)*\W*$/i

/** Something is told, asked or turned down: no wish, whatever topic its words name. */
const tells =
  /[?\d]|\b(?:i|we|he|she|they|it|im|i'm|my|our|you|dont|don't|doesnt|doesn't|not|no|never|always|is|are|was|were|did|does|has|had|have|got|with|like|because|cuz|if)\b|\w+(?:ed|s) (?:with|in|on|at|the)\b/i
const wishes =
  /^\W*(?:(?:hi|hey|hello|ok|okay|um+|so|now|then|yes|yeah|please|maybe|can|could|lets|let's|i|we|you|u|want|wanna|need|would|like|to|do|help|me|with|practice|learn|study|try|some|more|the|my|on|about|more|work|teach|us|give|gimme|a|an|gotta|have|love|gonna|going)\s+)+/i
const saysWish =
  /\b(?:want|wanna|need|give me|gimme|can (?:i|we|you|u)|could (?:i|we|you)|lets|let's|help|practice|learn|study|teach|work on|do|try|more|please|gotta)\b/i

/** 'Do you like fractions' is asked of the tutor. */
const ofTutor =
  /^\W*(?:(?:hey|so|and|but) )*(?:do|does|did|are|can) (?:you|u) (?:even |really )?(?:like|love|hate|know|enjoy|good at)\b/i

/** A topic by its bare name, where one was asked for or nothing is open: a wish, or its name and nothing else. */
export function namedTopic(heard: Heard): Decision | null {
  const { lesson, text, items, grade } = heard
  if (ofTutor.test(text) || toSomeone.test(text) || wantsTracing.test(text)) return null
  const isAsked = lesson.asked?.kind === 'topic'
  if ((!isAsked && openProblem(lesson) !== null) || text.split(/\s+/).length > mostTopicWords) return null
  const rest = saysWish.test(text) ? text.replace(wishes, '') : text
  if (tells.test(rest) || !(isAsked || rest !== text || wishesSubject.test(text))) return null
  const isNamed =
    items.named(text, grade, lesson.seed) !== null || items.isPutAway(text, grade) || wishesSubject.test(text)
  return isNamed ? onAct(heard, 'want_topic') : null
}
