import type { ReactNode } from 'react'
import { Card } from '#client/ui/card.tsx'
import { publicWords } from '#client/wording/en-public.ts'
import fun from './art/feature-fun.svg'
import paths from './art/feature-paths.svg'
import safe from './art/feature-safe.svg'
import subjects from './art/feature-subjects.svg'
import { Section } from './section.tsx'

const words = publicWords.features

/** The four blurbs. */
export function Features() {
  return (
    <Section title={publicWords.featuresTitle} className="border-line border-y bg-paper">
      <div className="grid gap-5 sm:grid-cols-2">
        <Feature art={fun} {...words.fun} />
        <Feature art={paths} {...words.paths} />
        <Feature art={safe} {...words.safe} />
        <Feature art={subjects} title={words.subjects.title} text={words.subjects.text}>
          <ul className="mt-4 flex flex-wrap gap-2">
            {words.subjects.list.map((subject) => (
              <li
                key={subject}
                className="rounded-full border border-sun-line bg-sun-soft px-3.5 py-1 font-medium text-sm"
              >
                {subject}
              </li>
            ))}
          </ul>
        </Feature>
      </div>
    </Section>
  )
}

function Feature({ art, title, text, children }: { art: string; title: string; text: string; children?: ReactNode }) {
  return (
    <Card as="article" tone="cream" className="flex flex-col gap-5 sm:flex-row sm:gap-6 lg:p-8">
      <img
        src={art}
        alt=""
        width={128}
        height={128}
        loading="lazy"
        className="size-24 shrink-0 sm:size-28 lg:size-32"
      />
      <div>
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
        {children}
      </div>
    </Card>
  )
}
