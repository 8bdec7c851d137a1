import { buttonClass } from '#client/ui/button.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { publicWords } from '#client/wording/en-public.ts'
import { Lattice } from './lattice.tsx'
import lessonSmallAvif from './pictures/lesson-720.avif'
import lessonSmallWebp from './pictures/lesson-720.webp'
import lessonLargeAvif from './pictures/lesson-1280.avif'
import lessonLargeWebp from './pictures/lesson-1280.webp'
import { ScreenPicture } from './screen-picture.tsx'

const words = publicWords.hero
const lesson = {
  avif: [lessonSmallAvif, lessonLargeAvif],
  webp: [lessonSmallWebp, lessonLargeWebp],
} as const

/** What Trellis is, in one look: the promise on the left, a lesson on the right. */
export function Hero() {
  return (
    <section className="relative isolate overflow-x-clip px-4 pt-8 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <Lattice className="-top-20 mask-radial-from-10% mask-radial-to-75% mask-radial-at-top-right" />
      <div className="mx-auto grid w-full max-w-6xl items-center gap-12 lg:grid-cols-[1.02fr_1fr] lg:gap-14">
        <div>
          <p className="mb-5 inline-flex items-center rounded-full bg-sun-soft px-4 py-1.5 font-semibold text-sm text-sun-deep">
            {words.eyebrow}
          </p>
          <h1 className="text-display">
            {words.headline.map((sentence) => (
              <span key={sentence} className="block text-balance last:text-leaf">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-xl text-ink-soft text-lg sm:text-xl/8">{words.text}</p>
          <div className="mt-8 flex flex-wrap gap-3.5">
            <a href="/login#auth-sign-up" className={buttonClass('primary', 'lg')}>
              {words.start}
            </a>
            <a href="#how-it-works" className={buttonClass('secondary', 'lg')}>
              {words.more}
            </a>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 font-medium text-sm">
            {words.points.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <CheckIcon className="size-5 text-leaf" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <ScreenPicture files={lesson} alt={publicWords.lesson.alt} caption={publicWords.lesson.caption} first />
      </div>
    </section>
  )
}
