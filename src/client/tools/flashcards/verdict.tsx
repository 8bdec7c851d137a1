import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { keepTogether } from '#client/ui/keep-together.ts'
import { flashcardWords as words } from '#client/wording/en-flashcards.ts'
import type { CardStage, Question } from './sitting-state.ts'
import { whyOf } from './spoken.ts'

type VerdictProps = { id: string; question: Question; stage: CardStage; large: boolean }

/** What came of the answer; when it was not the right one, why. */
export function Verdict({ id, question, stage, large }: VerdictProps) {
  return (
    <div
      id={id}
      role="status"
      className={classNames(
        'min-h-0 leading-snug empty:hidden lying:overflow-y-auto lying:text-base',
        large ? 'text-lg roomy:text-xl' : 'text-lg',
      )}
    >
      {stage === 'correct' && (
        <p className="flex animate-pop items-center justify-center gap-2 text-2xl font-semibold text-leaf-deep">
          <span className="grid size-10 place-items-center rounded-full bg-leaf text-white">
            <CheckIcon className="size-6" />
          </span>
          {words.correct}
        </p>
      )}
      {stage === 'incorrect' && <Why question={question} />}
      {stage === 'asking' && question.almost !== null && (
        <p ref={bringIntoView} className="animate-rise rounded-control border border-sun-line bg-sun-soft px-4 py-3">
          {keepTogether(question.almost)}
        </p>
      )}
    </div>
  )
}

/** The focus stays in the box; on a small screen what is said about the try would be below it. */
const bringIntoView = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'nearest' })

function Why({ question }: { question: Question }) {
  const { card, choices, given } = question
  const unit = card.unit && !card.correct_answer.includes(card.unit) ? card.unit : ''
  const answer = unit === '$' ? `$${card.correct_answer}` : `${card.correct_answer} ${unit}`.trim()
  return (
    <div className="flex animate-rise flex-col gap-1.5 rounded-control border border-sky-line bg-sky-soft px-4 py-2.5">
      <p className="font-semibold">{words.incorrect(answer)}</p>
      {choices.length === 0 && given && (
        <p className="text-base text-ink-soft [overflow-wrap:anywhere]">{words.yours(given)}</p>
      )}
      {whyOf(question).map((text) => (
        <p key={text} className="whitespace-pre-line">
          {keepTogether(text)}
        </p>
      ))}
    </div>
  )
}
