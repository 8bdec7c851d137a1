import { LatePicture } from '#client/tools/picture/late-picture.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Sign } from '#client/ui/sign.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'
import type { Press } from '#shared/reply.ts'
import { openedTool } from './opened-tool.ts'
import { type OnPress, PressButton, type PressButtonProps } from './press-button.tsx'
import { toolSigns } from './tool-signs.ts'

type ReplyPressProps = {
  press: readonly Press[]
  /** Until then they are shown, but cannot be pressed. */
  ready: boolean
  /** Larger buttons, for the youngest. */
  large: boolean
  onPress: OnPress
  /** All in one line that scrolls, where there is little room: under a tool. */
  inLine?: boolean
}

/** What there is to press under a reply: answers as tiles, and below them the quieter ways to go on. */
export function ReplyPress({ press, large, inLine = false, ...rest }: ReplyPressProps) {
  const answers = press.filter(({ kind }) => kind === 'answer')
  const others = press.filter(({ kind }) => kind !== 'answer')
  return (
    <fieldset className={classNames('min-w-0 animate-rise', inLine ? line : 'flex flex-col gap-3 pb-1')}>
      <legend className="sr-only">{words.press}</legend>
      {answers.length > 0 && (
        <div className={inLine ? 'contents' : tilesOf(answers)}>
          {answers.map((one) => (
            <Choice
              key={`${one.label} ${one.says}`}
              one={one}
              large={large}
              isTile={!inLine}
              className={tileOf(one, large)}
              {...rest}
            />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className={inLine ? beside(answers, others) : 'flex flex-wrap gap-2.5'}>
          {others.map((one) => (
            <Choice
              key={`${one.label} ${one.says}`}
              one={one}
              large={large}
              isTile={!inLine}
              className={classNames(inLine ? linePill : pillOf(large), rest.ready && quiet)}
              {...rest}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

const line =
  'flex gap-2 overflow-x-auto overscroll-x-contain pr-6 pb-0.5 [mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),#0000)] [scrollbar-width:none] *:shrink-0 [&_button]:shrink-0 [&_button]:whitespace-nowrap'

/** The ways to go on that stand behind the answers: above each other where the line is high enough, so that all are seen. */
const beside = (answers: readonly Press[], others: readonly Press[]) =>
  answers.length > 0 && others.length === 2
    ? 'contents wide:flex wide:flex-col wide:gap-1 wide:[&_button]:min-h-12! wide:[&_button]:py-1!'
    : 'contents'

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
  classNames(
    'rounded-full! shadow-none!',
    large ? 'px-4.5! text-lg! sm:px-6! short:px-3.5! short:text-base!' : 'px-5! short:px-3.5!',
  )

const linePill = 'rounded-full! px-2.5! text-base! shadow-none!'

const quiet = 'border-leaf-line! bg-leaf-mist! text-leaf-deep! hover:bg-leaf-soft!'

type ChoiceProps = Omit<PressButtonProps, 'children'> & { isTile: boolean }

function Choice({ isTile, className, ...rest }: ChoiceProps) {
  const { one } = rest
  const tool = openedTool(one)
  const hasPicture = isTile && one.picture
  return (
    <PressButton {...rest} className={classNames(hasPicture && 'flex-col', className)}>
      {hasPicture && (
        <span className="flex h-24 w-full items-center justify-center">
          <LatePicture picture={hasPicture} size="tile" />
        </span>
      )}
      {tool && <Sign name={toolSigns[tool]} className="size-8 shrink-0" />}
    </PressButton>
  )
}
