import { buttonClass } from '#client/ui/button.tsx'
import { publicWords } from '#client/wording/en-public.ts'
import together from './art/hero.svg'

const words = publicWords.closing

/** The last word of the landing page. */
export function Closing() {
  return (
    <section className="px-4 py-16 sm:px-6 sm:py-24">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-10 rounded-panel border border-sun-line bg-sun-soft p-5 sm:p-8 lg:grid-cols-2 lg:gap-14">
        <img
          src={together}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          className="h-auto w-full rounded-[1.75rem]"
        />
        <div className="pb-4 max-lg:text-center lg:pr-8">
          <h2 className="text-title">{words.title}</h2>
          <p className="mt-4 text-lg">{words.text}</p>
          <a href="/login#auth-sign-up" className={`${buttonClass('primary', 'lg')} mt-8`}>
            {words.action}
          </a>
        </div>
      </div>
    </section>
  )
}
