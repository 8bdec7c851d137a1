import { progressWords as words } from '#client/wording/en-progress.ts'
import type { SeenMisconception } from '#shared/progress.ts'
import { shortDay } from '../session-date.ts'
import { Section } from './section.tsx'

/** What the child mixes up, what to do at home, and the answers that show it. */
export function MisconceptionList({ misconceptions }: { misconceptions: SeenMisconception[] }) {
  return (
    <Section title={words.misconceptions} hint={misconceptions.length > 0 ? words.misconceptionsHint : undefined}>
      {misconceptions.length === 0 ? (
        <p className="text-ink-soft">{words.noMisconceptions}</p>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2">
          {misconceptions.map((one) => (
            <Seen key={one.id} seen={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Seen({ seen: { name, means, at_home, times, examples } }: { seen: SeenMisconception }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-cream p-5 break-inside-avoid">
      <h3 className="font-semibold">{name}</h3>
      <p>{means}</p>
      <p>
        <span className="font-semibold">{words.atHome}: </span>
        {at_home}
      </p>
      {examples.length > 0 && (
        <details className="text-sm print:hidden">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control px-1 font-medium text-leaf-deep underline underline-offset-4">
            {words.seenOn(times)}
          </summary>
          <ul className="flex flex-col gap-2">
            {examples.map(({ question, answer, answered_at }) => (
              <li key={`${answered_at} ${question}`} className="[overflow-wrap:anywhere]">
                <span className="block font-medium">{question}</span>
                {words.said(answer)} <span className="text-ink-soft">({shortDay(answered_at)})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
