import type { Ref } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import { choiceWords as words } from '#client/wording/en-multiple-choice.ts'
import { sameChoice } from '#shared/tools/card-answers.ts'
import { type AskedCard, shownAnswer } from './sheet-state.ts'

/** What that very choice shows, if it is a usual one, and why the right one is right. */
export function whyOf({ card, chosen }: AskedCard): string[] {
  const says = card.feedback.find(({ answer }) => chosen !== null && sameChoice(answer, chosen))?.says
  return [says ?? '', card.explanation].filter((text) => text !== '')
}

type CardVerdictProps = { asked: AskedCard; ref: Ref<HTMLDivElement>; large: boolean }

/** What came of the answer. It can hold the focus, which the locked choices lose. */
export function CardVerdict({ asked, ref, large }: CardVerdictProps) {
  const { card, status } = asked
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className={classNames('rounded-control empty:-mt-3.5', large ? 'text-xl' : 'text-lg')}
    >
      {status === 'idle' && asked.almost !== null && (
        <p className="animate-rise rounded-control border border-sun-line bg-sun-soft px-4 py-3 text-base">
          {keepTogether(asked.almost)}
        </p>
      )}
      {status === 'correct' && (
        <p className="animate-rise rounded-control border border-leaf-line bg-leaf-soft px-4 py-3 font-semibold text-leaf-deep">
          {words.correct}
        </p>
      )}
      {status === 'incorrect' && (
        <div className="flex animate-rise flex-col gap-2 rounded-control border border-sky-line bg-sky-soft px-4 py-3 [overflow-wrap:anywhere] lying:gap-0.5 lying:px-3 lying:py-1.5 lying:text-base">
          <p className="font-semibold">{words.answerIs(shownAnswer(card.correct_answer, card.unit))}</p>
          {whyOf(asked).map((text) => (
            <p key={text} className="text-base whitespace-pre-line lying:text-sm lying:leading-snug">
              {keepTogether(text)}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
