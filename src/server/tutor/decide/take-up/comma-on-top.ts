import { type Homophone, homophoneSets, toldOf } from '../../know/words/homophones.ts'
import type { Decision, Line } from '../../move.ts'
import { openProblem } from '../../state.ts'
import { askChat } from '../ask.ts'
import type { Heard } from '../hear.ts'
import { reply } from '../reply.ts'

// 'Whats the one with the comma on top': one of the words that were spoken of, named by how it looks.

const mark =
  /\b(?:comma|apostrophe|aposterfee|apostrafe|tick|little (?:line|mark|thing|dash))(?: (?:thing|thingy|mark))?\b(?=.*\b(?:on top|up high|up top|at the top|in the air|above|high up|up there)\b)|\b(?:one|word) (?:that has |with |w\/ ?|has )(?:the |a |an |that )?(?:little |upside down |floating |flying )?(?:comma|apostrophe|comma thing|comma thingy)\b|\bcomma thing(?:y)?\b|\b(?:floating|flying|upside down|high) comma\b/i
const double = /\b(?:one|word) (?:with|that has|has) (?:the )?(?:two|2|double) ([a-z])(?:'?s|es)?\b/i
const asks = /\b(?:what|whats|what's|which|why|how come|is there|when do i)\b|\?/i

const lately = 4

/** The words that sound alike and were spoken of last: two of them at least. */
function wordsNear({ lesson, written }: Heard): readonly Homophone[] {
  const lines = [written, ...[...lesson.lines].reverse()].slice(0, lately)
  // Those of one line are meant before those of several.
  for (const near of [...lines, lines.join(' ')]) {
    const words = new Set(
      near
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z']+/g) ?? [],
    )
    const found = homophoneSets().find(({ words: all }) => {
      const own = all.map(({ word }) => word)
      // 'Theyre' is written without its mark.
      const isSaid = (word: string) =>
        words.has(word) || (!own.includes(word.replace("'", '')) && words.has(word.replace("'", '')))
      return own.filter(isSaid).length >= 2
    })
    if (found) return found.words
  }
  return []
}

export function commaOnTop(heard: Heard): Decision | null {
  const { lesson, written } = heard
  if (lesson.spanish || lesson.asked?.kind === 'play' || !asks.test(written)) return null
  const letter = double.exec(written)?.[1]?.toLowerCase()
  const isMark = mark.test(written)
  if (!isMark && letter === undefined) return null
  const near = wordsNear(heard).filter(({ word }) =>
    isMark ? word.includes("'") : word.includes(`${letter}${letter}`),
  )
  const [one, more] = near
  if (one === undefined || more !== undefined) return isMark ? told(heard, [{ key: 'mark.high' }]) : null
  const lines: Line[] = [{ text: `${toldOf(one)}.`, fact: true }]
  return told(heard, isMark ? [...lines, { key: 'mark.name' }] : lines)
}

function told({ lesson }: Heard, lines: Line[]): Decision {
  const after = { ...lesson, aside: lesson.aside + 1 }
  const closing = askChat(after, { key: 'chat.more' })
  const isKept = lesson.asked?.kind === 'sentence' || openProblem(lesson) !== null
  return reply(
    lines,
    { ...closing, lines: [], ...(isKept && { asked: lesson.asked }) },
    { kind: 'words', mood: 'happy' },
  )
}
