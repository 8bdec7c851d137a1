import { CheckIcon, NoteIcon, PinIcon, StarIcon } from '#client/ui/icons.tsx'
import { publicWords } from '#client/wording/en-public.ts'

const words = publicWords.parents
const bands = [1, 2, 3, 4]

/** What a parent gets, beside a drawing of the dashboard that says that it is one. */
export function ParentPreview() {
  return (
    <section className="on-dark lattice lattice-light bg-leaf-deep px-4 py-16 text-cream sm:px-6 sm:py-24">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="text-title">{words.title}</h2>
          <p className="mt-4 text-lg">{words.text}</p>
          <ul className="mt-7 flex flex-col gap-3.5">
            {words.points.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <CheckIcon className="mt-0.5 size-6 shrink-0 text-sun" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <figure>
          <div
            aria-hidden="true"
            className="rounded-panel border border-line bg-cream p-5 text-ink shadow-lift select-none sm:p-7"
          >
            <ChildCard />
          </div>
          <figcaption className="mt-4 text-center text-cream text-sm">{words.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}

function ChildCard() {
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <span className="grid size-14 place-items-center rounded-full bg-sun font-bold text-2xl">{words.child[0]}</span>
        <span>
          <span className="block font-semibold text-xl leading-tight">{words.child}</span>
          <span className="text-ink-soft text-sm">{words.grade}</span>
        </span>
      </div>
      <div className="rounded-2xl border border-line bg-paper p-4">
        <p className="mb-3 flex items-center gap-2 font-semibold">
          <StarIcon className="size-5 text-sun" />
          {words.excels}
        </p>
        <ul className="grid gap-3">
          {words.skills.map(({ name, band, of }) => (
            <li key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm">
              <span className="font-medium">{name}</span>
              <span className="text-ink-soft">{band}</span>
              <span className="col-span-2 flex gap-1.5">
                {bands.map((step) => (
                  <span
                    key={step}
                    className={step <= of ? 'h-2 flex-1 rounded-full bg-leaf' : 'h-2 flex-1 rounded-full bg-line'}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="rounded-2xl border border-leaf-line bg-leaf-mist p-4 text-sm">
          <p className="mb-1.5 flex gap-2 font-semibold leading-snug">
            <PinIcon className="size-5 shrink-0 text-leaf" />
            {words.permanent}
          </p>
          <p className="text-ink-soft">{words.permanentNote}</p>
        </div>
        <div className="rounded-2xl border border-sun-line bg-sun-soft p-4 text-sm">
          <p className="mb-1.5 flex gap-2 font-semibold leading-snug">
            <NoteIcon className="size-5 shrink-0 text-sun-deep" />
            {words.temporary}
          </p>
          <p className="text-ink-soft">{words.temporaryNote}</p>
        </div>
      </div>
    </div>
  )
}
