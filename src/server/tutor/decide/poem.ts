import { isQuestion } from '../know/book/stems.ts'
import type { Decision, Line, Situation } from '../move.ts'
import { wordsOf } from '../writing/written.ts'
import { askWriting } from './check-writing.ts'
import { reply } from './reply.ts'

// A poem of the child's own. Its lines need no capitals and no end marks: what they show is named, and the next is asked for.

/** `asked.about` while a poem is written. */
const ofPoem = 'poem'
const mostLineWords = 26
const mostQuoteWords = 14

export const isPoem = (text: string): boolean => /\b(?:poems?|poetry|haikus?|limericks?|verses?)\b/i.test(text)

/** 'Can you make a poem about it'. */
export const asksPoem =
  /^\W*(?:(?:ok|now|so|and|please|hey) )*(?:(?:can|could|will) (?:you|u|we) )?(?:please )?(?:make|write|do|tell me|give me|create) (?:me |us )?(?:a|an|the) (?:\w+ )?poem\b/i

/** It begins with a picture and not with a rhyme. */
export const beginPoem = ({ lesson }: Pick<Situation, 'lesson'>, before: Line[] = []): Decision =>
  reply(before, askWriting(lesson, [{ key: 'poem.begin' }], ofPoem), { kind: 'writing', mood: 'happy' })

const named = /^\W*(?:(?:ok|okay|so|and|the|my) )*title(?: is| will be| could be)?[\s.:,-]+(\S.{0,50})$/i
const wants =
  /\b(?:i (?:want|wanna|need|would like)(?: to)?|can i|how (?:do|can) i) (?:use |make |do |write |have )?(?:a |an )?(metaphor|simile)s?(?: for| about)?(?: ([a-z]+))?/i
const likens = /\b(?:like (?:a|an|the|my)|as \w+ as)\b/i
const isAnother = /\b(?:is|are|was|were) (?:a|an|the) \w+/i
const talks =
  /^\W*(?:i (?:want|wanna|dont|don't|cant|can't|need|like|love|think|am|have to)|im |i'm |ill |i'?ll |can |could |should |do |does |did |is |are |what |how |why |thanks|thank you|ok|okay|yes|no|help|stop)\b/i

/** A line that the child wants in its poem is taken for the next of it, whether one was open or not. */
export const putInPoem = (heard: Situation, line: string): Decision | null =>
  poemLine({ ...heard, text: line, lesson: { ...heard.lesson, asked: askWriting(heard.lesson, [], ofPoem).asked } })

/** A line of a poem; null where none is being written, or where this is none. */
export function poemLine(heard: Situation): Decision | null {
  const { lesson, text } = heard
  const isOpen = lesson.asked?.kind === 'sentence' && lesson.asked.about === ofPoem
  const isVerse = /\S \/ \S/.test(text) && !/\d ?\/ ?\d/.test(text)
  if (!isOpen && !(isVerse && lesson.asked?.kind === 'sentence')) return null
  const goesOn = (line: Line): Decision =>
    reply([line], askWriting(lesson, [{ key: 'poem.next' }], ofPoem), { kind: 'writing', mood: 'happy' })
  const title = named.exec(text)?.[1]?.replace(/[.!?\s]+$/, '')
  if (title !== undefined)
    return reply(
      [{ key: 'poem.title', values: { quote: title } }],
      askWriting(lesson, [{ key: 'poem.whole' }], ofPoem),
      {
        kind: 'writing',
        mood: 'happy',
      },
    )
  const [, figure, of = 'it'] = wants.exec(text) ?? []
  if (figure !== undefined)
    return reply(
      [{ key: `poem.wants.${figure.toLowerCase()}` }],
      askWriting(lesson, [{ key: 'poem.finish', values: { thing: of.toLowerCase() } }], ofPoem),
      {
        kind: 'writing',
        mood: 'thinking',
      },
    )
  const count = wordsOf(text).length
  if (count < 3 || count > mostLineWords || (!isVerse && (isQuestion(text) || talks.test(text)))) return null
  const lines = text.split(/\s*[/\n]\s*/)
  const last = (lines.at(-1) ?? text).replace(/[.!?,;\s]+$/, '')
  const quote = last.split(/\s+/).slice(0, mostQuoteWords).join(' ')
  return goesOn({
    key: likens.test(last) ? 'poem.simile' : isAnother.test(last) ? 'poem.metaphor' : 'poem.line',
    values: { quote },
  })
}
