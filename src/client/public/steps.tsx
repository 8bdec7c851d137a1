import { publicWords } from '#client/wording/en-public.ts'
import account from './art/step-account.svg'
import learn from './art/step-learn.svg'
import tutor from './art/step-tutor.svg'
import { Section } from './section.tsx'

const pictures = [account, tutor, learn]

/** Three steps from nothing to the first lesson. 'Learn More' leads here. */
export function Steps() {
  return (
    <Section id="how-it-works" title={publicWords.steps.title} center>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-8">
        {publicWords.steps.list.map(({ title, text }, at) => (
          <li key={title} className="flex flex-col items-center text-center">
            <img src={pictures[at]} alt="" width={320} height={240} loading="lazy" className="h-auto w-full max-w-xs" />
            <h3 className="mt-6 flex items-center gap-3 text-heading">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full bg-sun text-base text-ink"
              >
                {at + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 max-w-xs text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
