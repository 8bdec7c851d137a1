import { buttonClass } from '#client/ui/button.tsx'
import { publicWords } from '#client/wording/en-public.ts'
import { Lattice } from './lattice.tsx'

const words = publicWords.closing

/** The last word of the landing page. */
export function Closing() {
  return (
    <section className="px-4 py-16 sm:px-6 sm:py-24">
      <div className="relative isolate mx-auto w-full overflow-hidden max-w-6xl rounded-panel border border-sun-line bg-sun-soft px-6 py-14 text-center sm:py-20">
        <Lattice className="mask-x-from-0% mask-x-to-45% rotate-180" />
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-4 text-lg">{words.text}</p>
        <a href="/login#auth-sign-up" className={`${buttonClass('primary', 'lg')} mt-8`}>
          {words.action}
        </a>
      </div>
    </section>
  )
}
