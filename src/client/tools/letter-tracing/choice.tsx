import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { letterTracingWords as words } from '#client/wording/en-letter-tracing.ts'
import { wordShape } from '#shared/tools/letter-tracing/letter-shapes.ts'
import { LetterPicture } from './letter-picture.tsx'
import type { Sitting } from './sitting.ts'
import { useTracing } from './use-tracing.ts'

const sets = {
  big: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  small: [...'abcdefghijklmnopqrstuvwxyz'],
  numbers: [...'0123456789'],
} as const
type SetName = keyof typeof sets
const setNames: readonly SetName[] = ['big', 'small', 'numbers']

const setOf = (glyph: string): SetName => setNames.find((name) => sets[name].includes(glyph)) ?? 'big'

/** What can be written of the name. */
const isWritable = (nickname: string) =>
  /^[A-Za-z][A-Za-z' -]{1,11}$/.test(nickname) && wordShape(nickname, 'right') !== null

type ChoiceProps = { sitting: Sitting; nickname: string; large: boolean; onChoose: (glyph: string) => void }

/** All that can be written, in its sets. */
export function Choice({ sitting, nickname, large, onChoose }: ChoiceProps) {
  const glyph = useTracing(sitting, ({ task }) => task?.glyph ?? 'A')
  const style = useTracing(sitting, ({ task }) => task?.style)
  const [shown, setShown] = useState<SetName>(() => setOf(glyph))
  const size = large ? 'child' : 'md'
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {setNames.map((name) => (
          <Button
            key={name}
            variant={name === shown ? 'primary' : 'secondary'}
            aria-pressed={name === shown}
            size={size}
            className="px-4!"
            onClick={() => setShown(name)}
          >
            {words.sets[name]}
          </Button>
        ))}
        {isWritable(nickname) && (
          <Button variant="secondary" size={size} className="px-4!" onClick={() => onChoose(nickname)}>
            {words.sets.name}
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {sets[shown].map((letter) => (
          <li key={letter}>
            <button
              type="button"
              aria-label={words.named(letter)}
              aria-current={letter === glyph || undefined}
              onClick={() => onChoose(letter)}
              className={classNames(
                'pressable grid h-18 w-full place-items-center rounded-control border-2 bg-paper text-ink hover:border-leaf hover:bg-leaf-mist',
                letter === glyph ? 'border-leaf' : 'border-line',
              )}
            >
              <LetterPicture text={letter} style={style} className="h-14" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
