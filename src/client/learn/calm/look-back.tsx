import { type ReactNode, useEffect, useState } from 'react'
import type { Growing } from '#client/learn/joy/growing.ts'
import { Measured } from '#client/learn/joy/measured.tsx'
import { Plant } from '#client/learn/joy/plant.tsx'
import { useStoreValue } from '#client/store/use-store.ts'
import { lateLearnWords } from '#client/wording/en-learn-late.ts'
import type { LookBack as Done } from '#shared/growth.ts'

const words = lateLearnWords.rest

/** The plant as it has grown, what was really solved and made, and one thing for next time. Nothing where nothing was done. */
export function LookBack({ growing }: { growing: Growing }) {
  const plant = useStoreValue(growing, (state) => state.plant)
  const done = useDone(growing)
  if (plant.length === 0 && !done?.next) return null
  return (
    <div className="grid w-full gap-4 has-[>:nth-child(2)]:grid-cols-[6rem_minmax(0,1fr)] has-[>:only-child]:justify-items-center sm:has-[>:nth-child(2)]:grid-cols-[7rem_minmax(0,1fr)] [@media(max-height:30rem)]:order-last [@media(max-height:30rem)]:col-span-2">
      {plant.length > 0 && (
        <Measured className="h-full min-h-40 overflow-hidden rounded-control border border-leaf-line bg-paper sm:min-h-48 [@media(max-height:30rem)]:min-h-40">
          {(box) => <Plant plant={plant} box={box} />}
        </Measured>
      )}
      {done && <Made {...done} />}
    </div>
  )
}

function Made({ solved, wrote, drew, watched, next }: Done) {
  return (
    <dl className="flex min-w-0 flex-col gap-3">
      {solved.length > 0 && (
        <Part name={words.solved}>
          {solved.map(({ name, count }) => (
            <Chip key={name}>
              {name}
              {count > 1 && (
                <span className="text-leaf-deep">
                  {' '}
                  <span aria-hidden="true">× {count}</span>
                  <span className="sr-only">{words.times(count)}</span>
                </span>
              )}
            </Chip>
          ))}
        </Part>
      )}
      {wrote.length > 0 && (
        <Part name={words.wrote}>
          {wrote.map((glyph) => (
            <Chip key={glyph}>{glyph}</Chip>
          ))}
        </Part>
      )}
      {watched.length > 0 && (
        <Part name={words.watched}>
          {watched.map((title) => (
            <Chip key={title}>{title}</Chip>
          ))}
        </Part>
      )}
      {drew > 0 && (
        <Part name={words.drew}>
          <Chip>{words.pictures(drew)}</Chip>
        </Part>
      )}
      {next !== null && (
        <Part name={words.next}>
          <Chip sunny>{next}</Chip>
        </Part>
      )}
    </dl>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="font-semibold text-ink-soft">{name}</dt>
    <dd className="mt-1 flex flex-wrap gap-2">{children}</dd>
  </div>
)

const Chip = ({ children, sunny = false }: { children: ReactNode; sunny?: boolean }) => (
  <span
    className={`rounded-full border px-3 py-1 font-medium ${sunny ? 'border-sun-line bg-sun-soft text-sun-deep' : 'border-leaf-line bg-paper'}`}
  >
    {children}
  </span>
)

/** What was done today, as far as the server can be asked. */
function useDone(growing: Growing): Done | null {
  const [done, setDone] = useState<Done | null>(null)
  useEffect(() => {
    let left = false
    void growing.look()
    growing.lookBack().then(
      (found) => left || setDone(found),
      // Without a line there is the plant.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [growing])
  return done
}
