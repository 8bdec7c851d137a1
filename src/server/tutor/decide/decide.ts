import type { Decision, Situation } from '../move.ts'
import { afterPlay } from '../play/play.ts'
import { openProblem } from '../state.ts'
import { spokenOf } from './almanac.ts'
import { feltNoMore } from './felt-over.ts'
import { keepAsked } from './follow-up.ts'
import { hear } from './hear.ts'
import { keepInSight } from './keep-sight.ts'
import { leftAlone } from './leave-it.ts'
import { letGo } from './let-go.ts'
import { taskWithWork } from './math-steps/with-work.ts'
import { inItsMode, keepText } from './modes.ts'
import { ownWay } from './own-way.ts'
import { keepAwaited } from './passage.ts'
import { exactly, guessed } from './readers.ts'
import { keepLine } from './take-up/last-lines.ts'
import { keepNames, keepSpoken } from './told-name.ts'
import { broughtAnswer, hintWished, solvedAtOnce, taskThenWork, twoParts } from './two-parts.ts'
import { keepColor } from './young/looks.ts'

/** What the tutor does next, and what it remembers of that. Any text is fine; nothing is changed in place. */
export function decide(whole: Situation): Decision {
  return keepLine(
    whole,
    leftAlone(whole, decideOne) ??
      hintWished(whole, decideOne) ??
      twoParts(whole, decideOne) ??
      broughtAnswer(whole, decideOne) ??
      taskThenWork(whole, solvedAtOnce(whole, decideOne(whole), decideOne), decideOne),
  )
}

function decideOne(whole: Situation): Decision {
  const said = hear(feltNoMore(whole))
  const own = ownWay(said)
  if (own && own.came === null) {
    // The sum is taken up, and the way so far is a step to it.
    const { lesson } = decide({ ...whole, text: own.sum })
    if (openProblem(lesson)) return decide({ ...whole, lesson, text: own.way })
  }
  const isNext = own?.came ? taskWithWork(said) !== null : false
  const heard = inItsMode(
    own?.came && !isNext ? hear({ ...whole, text: `${own.sum} = ${own.came}`, whole: whole.text }) : said,
  )
  const decision = keepNames(heard, keepColor(heard, keepText(heard, exactly(heard) ?? guessed(heard))))
  const kept = keepInSight(heard, keepAwaited(heard, afterPlay(heard, decision)))
  return keepSpoken(heard, letGo(heard, keepAsked(heard, spokenOf(heard, kept))))
}
