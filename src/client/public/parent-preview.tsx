import { CheckIcon } from '#client/ui/icons.tsx'
import { publicWords } from '#client/wording/en-public.ts'
import dashboardSmallAvif from './pictures/dashboard-720.avif'
import dashboardSmallWebp from './pictures/dashboard-720.webp'
import dashboardLargeAvif from './pictures/dashboard-1280.avif'
import dashboardLargeWebp from './pictures/dashboard-1280.webp'
import { ScreenPicture } from './screen-picture.tsx'

const words = publicWords.parents
const dashboard = {
  avif: [dashboardSmallAvif, dashboardLargeAvif],
  webp: [dashboardSmallWebp, dashboardLargeWebp],
} as const

/** What a parent gets, beside a photograph of the dashboard with an invented family. */
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
        <ScreenPicture files={dashboard} alt={words.alt} caption={words.caption} captionClass="text-cream" />
      </div>
    </section>
  )
}
