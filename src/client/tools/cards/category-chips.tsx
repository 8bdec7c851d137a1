import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { ChevronDownIcon, PlusIcon } from '#client/ui/icons.tsx'
import { cardWords as words } from '#client/wording/en-cards.ts'
import type { CardCategory } from '#shared/card.ts'
import { CategoryPicture } from './category-picture.tsx'
import { usualCategories } from './usual-categories.ts'

type CategoryChipsProps = {
  categories: readonly CardCategory[]
  /** Null: all of them. */
  chosen: string | null
  onChoose: (category: string | null) => void
  /** All kinds together can be chosen too. */
  withAll?: boolean
  disabled?: boolean
  large: boolean
}

/** What to practice, as pictures: in a row where the tool is roomy, behind one button where it is not. */
export function CategoryChips({ categories, chosen, onChoose, withAll = false, disabled, large }: CategoryChipsProps) {
  const [open, setOpen] = useState<'usual' | 'every' | null>(null)
  if (categories.length < 2) return null
  const usual = usualCategories(categories, chosen)
  const others = categories.filter((one) => !usual.includes(one))
  const choose = (category: string | null) => {
    setOpen(null)
    if (category !== chosen && !disabled) onChoose(category)
  }
  const chips = (
    <>
      {withAll && <Chip category={null} chosen={chosen} onChoose={choose} />}
      {usual.map(({ category }) => (
        <Chip key={category} category={category} chosen={chosen} onChoose={choose} />
      ))}
    </>
  )
  return (
    <div data-categories="" className="min-w-0 grow lying:grow-0">
      <fieldset className="hidden flex-wrap gap-1.5 *:grow roomy:flex">
        <legend className="sr-only">{words.category}</legend>
        {chips}
        {others.length > 0 && <More onMore={() => setOpen('every')} />}
      </fieldset>
      <Button
        variant="secondary"
        size={large ? 'child' : 'md'}
        aria-haspopup="dialog"
        className="max-w-full px-3! text-base! roomy:hidden lying:w-full lying:flex-col lying:gap-0.5! lying:px-1! lying:text-xs!"
        onClick={() => setOpen('usual')}
      >
        <CategoryPicture category={chosen} />
        <span className="min-w-0 leading-tight [overflow-wrap:normal]">
          <span className="sr-only">{words.category}: </span>
          {chosen ?? words.all}
        </span>
        <ChevronDownIcon className="size-5 shrink-0 lying:hidden" />
      </Button>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={words.category} closeLabel={words.close}>
        <div className="flex flex-wrap gap-2">
          {chips}
          {open === 'usual' && others.length > 0 && <More onMore={() => setOpen('every')} />}
        </div>
        {open === 'every' && <Others categories={others} chosen={chosen} onChoose={choose} />}
      </Dialog>
    </div>
  )
}

type Choosing = { chosen: string | null; onChoose: (category: string | null) => void }

function Others({ categories, ...choosing }: Choosing & { categories: readonly CardCategory[] }) {
  const subjects = [...new Set(categories.map(({ subject }) => subject))]
  return subjects.map((subject) => (
    <section key={subject} aria-label={words.subjects[subject]} className="mt-4">
      <h3 className="mb-1.5 text-sm font-semibold text-ink-soft">{words.subjects[subject]}</h3>
      <div className="flex flex-wrap gap-2">
        {categories
          .filter((one) => one.subject === subject)
          .map(({ category }) => (
            <Chip key={category} category={category} {...choosing} />
          ))}
      </div>
    </section>
  ))
}

const chip =
  'pressable flex min-h-18 min-w-18 flex-col items-center justify-center gap-0.5 rounded-control border-2 px-1 py-1 text-xs leading-tight font-medium whitespace-normal active:translate-y-0.5'

function Chip({ category, chosen, onChoose }: Choosing & { category: string | null }) {
  const isChosen = category === chosen
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(category)}
      className={classNames(
        chip,
        isChosen
          ? 'border-leaf bg-leaf-soft text-leaf-deep shadow-edge-leaf-pressed'
          : 'border-line bg-paper text-ink shadow-edge-line hover:border-leaf/50 hover:bg-leaf-mist',
      )}
    >
      <CategoryPicture category={category} />
      <span className="max-w-24 text-balance [overflow-wrap:normal]">{category ?? words.all}</span>
    </button>
  )
}

const More = ({ onMore }: { onMore: () => void }) => (
  <button
    type="button"
    onClick={onMore}
    className={classNames(chip, 'border-dashed border-line-strong text-leaf-deep hover:bg-leaf-mist')}
  >
    <PlusIcon className="size-8" />
    {words.more}
  </button>
)
