import type { MouseEvent } from 'react'
import { LatePicture } from '#client/tools/picture/late-picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { keepTogether } from '#client/ui/keep-together.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { Press } from '#shared/reply.ts'
import { openedTool } from './opened-tool.ts'
import { toolIcons } from './tool-icons.ts'

export type OnPress = (one: Press) => void

type ReplyPressProps = {
  press: readonly Press[]
  /** Until then they are shown, but cannot be pressed. */
  ready: boolean
  /** Larger buttons, for the youngest. */
  large: boolean
  onPress: OnPress
}

/** What there is to press under a reply: answers as tiles, and below them the quieter ways to go on. */
export function ReplyPress({ press, large, ...rest }: ReplyPressProps) {
  const answers = press.filter(({ kind }) => kind === 'answer')
  const others = press.filter(({ kind }) => kind !== 'answer')
  return (
    <fieldset className="flex min-w-0 animate-rise flex-col gap-3 pb-1">
      <legend className="sr-only">{words.press}</legend>
      {answers.length > 0 && (
        <div className={tilesOf(answers)}>
          {answers.map((one) => (
            <PressButton
              key={`${one.label} ${one.says}`}
              one={one}
              large={large}
              className={tileOf(one, large)}
              {...rest}
            />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {others.map((one) => (
            <PressButton key={`${one.label} ${one.says}`} one={one} large={large} className={pillOf(large)} {...rest} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** So short that it is a number, a letter or a sign. */
const isSign = ({ label }: Press) => [...label].length <= 3
/** Up to this length choices stand side by side where there is little room. */
const shortText = 14

function tilesOf(answers: readonly Press[]): string {
  if (answers.every((one) => isSign(one) && !one.picture)) return 'flex flex-wrap gap-2.5 *:flex-[1_1_4rem] *:max-w-28'
  const areShort = answers.every(({ label }) => label.length <= shortText)
  return classNames('grid gap-2.5 sm:grid-cols-2', areShort && 'grid-cols-2')
}

const tileOf = (one: Press, large: boolean) =>
  isSign(one)
    ? classNames('px-1! whitespace-nowrap', large ? 'text-3xl!' : 'text-xl!')
    : classNames('px-3!', large ? 'text-xl!' : 'text-lg!')

const pillOf = (large: boolean) =>
  classNames('rounded-full! shadow-none!', large ? 'px-4.5! text-lg! sm:px-6!' : 'px-5!')

type PressButtonProps = Omit<ReplyPressProps, 'press'> & { one: Press; className: string }

function PressButton({ one, ready, large, onPress, className }: PressButtonProps) {
  const tool = openedTool(one)
  const isPill = one.kind !== 'answer'
  const Icon = tool && toolIcons[tool]
  const handlePress = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!ready) return
    // The button goes; whoever pressed it by keyboard goes on from where it stood.
    const next = currentTarget.closest<HTMLElement>(tool ? '#main' : '[tabindex]')
    if (document.activeElement === currentTarget) next?.focus({ preventScroll: true })
    onPress(one)
  }
  return (
    <Button
      variant="secondary"
      size={large ? 'child' : 'md'}
      // Not switched off by the browser: the focus would be lost.
      aria-disabled={!ready || undefined}
      // A sign alone is read out in its words.
      aria-label={/[\p{L}\p{N}]/u.test(one.label) ? undefined : one.says}
      // A tap must not take the focus out of the box: the screen keyboard would jump.
      onPointerDown={(event) => event.preventDefault()}
      onClick={handlePress}
      className={classNames('min-w-0', one.picture && 'flex-col', className, ready ? isPill && quiet : off)}
    >
      {one.picture && (
        <span className="flex h-24 w-full items-center justify-center">
          <LatePicture picture={one.picture} size="tile" />
        </span>
      )}
      {Icon && <Icon className="size-6 shrink-0" />}
      {keepTogether(one.label)}
    </Button>
  )
}

const quiet = 'border-leaf-line! bg-leaf-mist! text-leaf-deep! hover:bg-leaf-soft!'
/** Calm and legible: it will be pressed in a moment. */
const off = 'translate-y-0! border-line! bg-cream-deep! text-ink-soft! shadow-none!'
