import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import { cardWords as words } from '#client/wording/en-cards.ts'
import type { CardView } from '#shared/card.ts'

type CardTextProps = { card: CardView; large: boolean; fills: boolean }

/** What is read before the question. Where the card fills its tool, a long text moves in its place and the question stays. */
export function CardText({ card, large, fills }: CardTextProps) {
  if (card.text.length === 0) return null
  const paragraphs = card.text.map((paragraph) => (
    <p key={paragraph} className="whitespace-pre-line">
      {keepTogether(paragraph)}
    </p>
  ))
  const look = classNames(
    'flex flex-col gap-2 leading-relaxed',
    large ? 'text-xl lying:text-lg' : 'text-lg lying:text-base',
  )
  if (!fills) return <div className={look}>{paragraphs}</div>
  return (
    <section
      aria-label={words.text}
      // It may have to be moved by keyboard.
      tabIndex={0}
      className={classNames(
        look,
        'min-h-20 shrink overflow-y-auto pb-5 [mask-image:linear-gradient(#000_calc(100%-1.5rem),#0000)] lying:min-h-14',
      )}
    >
      {paragraphs}
    </section>
  )
}
