import { useId } from 'react'
import { controlWords as words } from '#client/wording/en-controls.ts'
import { type SideTalk, sideTalkWays } from '#shared/controls-rules.ts'

/** How much talk beside the lesson the tutor allows. */
export function SideTalkField({ chosen, onChoose }: { chosen: SideTalk; onChoose: (way: SideTalk) => void }) {
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{words.sideTalk}</legend>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {words.sideTalkHint}
      </p>
      {sideTalkWays.map((way) => (
        <label key={way} className="flex min-h-12 items-start gap-3 py-1.5">
          <input
            type="radio"
            name="side_talk"
            value={way}
            checked={way === chosen}
            onChange={() => onChoose(way)}
            className="mt-0.5 size-5 shrink-0"
          />
          <span>
            <span className="font-medium">{words.way[way]}</span>
            <span className="block text-ink-soft text-sm">{words.wayHint[way]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
