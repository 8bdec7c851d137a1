import { book } from '../know/book/book.ts'
import { isQuestion } from '../know/book/stems.ts'
import { answerTo, entryAnswer, maybeMeant } from '../know/know.ts'
import { themesIn } from '../know/themes.ts'
import type { Decision, Situation } from '../move.ts'
import { type Act, shareOfActs } from '../read/acts.ts'
import { openProblem } from '../state.ts'
import { askOffer } from './ask.ts'
import { reply } from './reply.ts'
import { chatAsked, tellKnown } from './tell.ts'

const meansBefore = /\b(?:they|them|their|it|its|he|she|those|these|that)\b/i

/** 'Do they have hearts?' asks of what the talk was about. */
const withAbout = ({ text, lesson }: Situation): string =>
  lesson.about !== null && meansBefore.test(text) && themesIn(text).length === 0 ? `${text} ${lesson.about}` : text

/** The question that a message ends with: 'my marbles are glass. what is glass made of'. */
function questionIn(text: string): string | null {
  const last = text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((part) => part.trim() !== '')
    .at(-1)
  const own = last !== undefined && last.length < text.trim().length && isQuestion(last) ? last : null
  const [within] = /\b(?:what|why|how|where|who|when)(?:'?s| is| are| do| does| did| can| come| was| were| makes?)\b.*$/i.exec(text) ?? []
  const found = own ?? within ?? null
  return found !== null && found.split(/\s+/).length >= fewestWords && found.length < text.length ? found : null
}

/** A question about words is plain: how one is spelled, what rhymes with it. */
export function wordsAsked(situation: Situation): Decision | null {
  const known = isQuestion(situation.text) ? answerTo(situation.text, situation.grade) : null
  return known?.id === 'words' ? tellKnown(situation, known) : null
}

/** Questions that the tutor knows an answer to: words, spelling, the world. */
export function knownQuestion(situation: Situation, acts: readonly Act[]): Decision | null {
  const { text, grade } = situation
  const asks = shareOfActs(acts, 'ask_world', 'ask_meaning', 'ask_spelling', 'ask_rhyme', 'tell_about')
  if (!isQuestion(text) && asks < 0.5) return null
  const plain = answerTo(text, grade)
  const last = plain ? null : questionIn(text)
  const known = plain ?? answerTo(withAbout(situation), grade) ?? (last === null ? null : answerTo(last, grade))
  if (!known) return null
  const about = book().get(known.id)?.about[0] ?? situation.lesson.about
  return tellKnown({ ...situation, lesson: { ...situation.lesson, about } }, known)
}

/** A question about the world that the book does not have: said so, wondered about together, kept for the parent. */
export function worldQuestion(situation: Situation, acts: readonly Act[]): Decision | null {
  const { text } = situation
  if (shareOfActs(acts, 'ask_world', 'tell_about', 'ask_meaning', 'why') < 0.4 || !isQuestion(text)) return null
  return maybeOrWonder(situation)
}

const fewestWords = 3

/** Any other question that nothing else took. */
export function anyQuestion(situation: Situation): Decision | null {
  const { text, lesson } = situation
  if (!isQuestion(text) || text.split(/\s+/).length < fewestWords || lesson.asked?.kind === 'feeling') return null
  return maybeOrWonder(situation)
}

/** As sure as this, what was probably meant is told at once, with the question that it answers. */
const tellsFrom = 0.4

function maybeOrWonder(situation: Situation): Decision | null {
  const { lesson, text } = situation
  const last = questionIn(text)
  const maybe = maybeMeant(text) ?? maybeMeant(withAbout(situation)) ?? (last === null ? null : maybeMeant(last))
  const likely = maybe && maybe.sure >= tellsFrom ? entryAnswer(maybe.id, situation.grade) : null
  if (maybe && likely)
    return tellKnown(situation, likely, [{ key: 'book.ifYouMean', values: { ask: maybe.ask } }])
  if (maybe)
    return reply(
      [],
      askOffer(lesson, { key: 'book.maybe', values: { ask: maybe.ask } }, { yes: 'tell', no: 'talk', about: maybe.id }),
      { kind: 'book.maybe' },
    )
  return isOfHere(text) ? null : wonder(situation)
}

/** It asks of the child, the talk or the thing at hand: no book has that, and no grown-up is told to look it up. */
const isOfHere = (text: string) =>
  /^\W*(?:(?:so|but|and|ok|then|wait) )*(?:is|was|are|were|did|do|does|can|could|should|am|if|what if|what about|which|would)\b.*\b(?:i|me|my|mine|we|us|our|that|this|it|they|them|these|those|he|him|she|her|one|ones|another)\b/i.test(
    text,
  ) ||
  (!/^\W*(?:(?:so|but|and|ok|then) )*(?:why|how come|what makes)\b/i.test(text) &&
    /\b(?:my|mine|me|am i|do i|did i|can i|should i|if i)\b/i.test(text)) ||
  /^\W*(?:(?:so|but|and|ok|then) )*(?:how|why|what|when|which|who|where)(?: (?:about|come|long|many|much|is|are|was|does|do|did|ago|not|one|ones|that|it|they|this|he|she|then|so|be|before|after|the|same))*\W*$/i.test(
    text,
  )

/** Nobody wrote an answer to it: it is said so, and the question is kept. */
export function wonder({ lesson, text }: Situation): Decision {
  return reply(
    [{ key: 'wonder' }],
    {
      lines: [{ key: 'wonder.ask' }],
      asked: chatAsked(openProblem(lesson)),
      press: [],
      picture: null,
      lesson: { ...lesson, aside: lesson.aside + 1 },
    },
    { kind: 'wonder', wonder: text.trim().slice(0, 200) },
  )
}
