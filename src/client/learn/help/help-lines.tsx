import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import type { HelpKind } from '#shared/alarm.ts'
import { type Helplines, helplinesOf, linesFor } from '#shared/helplines.ts'

const words = lateLearnWords.help

type Line = { name: string; how: string }

/** Who helps, and how to reach them: large lines that can be read from a chair away. */
export function HelpLines({ kind, country }: { kind: HelpKind; country: string | null }) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {linesOf(kind, helplinesOf(country)).map(({ name, how }) => (
          <li key={name} className="rounded-control border border-sky-line bg-paper px-4 py-2">
            <span className="block text-base">{begun(name)}</span>
            <span className="block text-xl font-semibold">{begun(how)}</span>
          </li>
        ))}
      </ul>
      <p className="text-lg">{words.tell[kind]}</p>
    </>
  )
}

/** Nobody is named here but those who help: whoever is hurt may be hurt at home. */
function linesOf(kind: HelpKind, known: Helplines | null): Line[] {
  if (!known) return [{ name: words.inDanger, how: words.callWhereYouLive }, words.finder]
  const emergency = { name: words.inDanger, how: words.call(known.emergency) }
  const lines = linesFor(kind, known)
  return kind === 'danger' || kind === 'substance' ? [emergency, ...lines] : [...lines, emergency]
}

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
