import { Card } from '#client/ui/card.tsx'
import { StarIcon } from '#client/ui/icons.tsx'
import { publicWords } from '#client/wording/en-public.ts'
import { Section } from './section.tsx'

const words = publicWords.testimonials

/** One entry of content/testimonials.json. An example is shown as one. */
export type Testimonial = { quote: string; name: string; relation: string; stars: number; example: boolean }

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section
      title={words.title}
      text={testimonials.some((one) => one.example) ? words.examples : undefined}
      center
      className="border-line border-t bg-paper"
    >
      <ul className="grid gap-5 md:grid-cols-2">
        {testimonials.map((one) => (
          <Card key={one.quote} as="li" tone="cream" className="flex flex-col gap-5 sm:p-8">
            <div className="flex items-center justify-between gap-4">
              <Stars count={one.stars} />
              {one.example && (
                <span className="rounded-full border border-line-strong px-3 py-0.5 font-medium text-ink-soft text-sm">
                  {words.example}
                </span>
              )}
            </div>
            <blockquote className="text-lg">{one.quote}</blockquote>
            <p className="mt-auto">
              <span className="block font-semibold">{one.name}</span>
              <span className="text-ink-soft text-sm">{one.relation}</span>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span role="img" aria-label={words.stars(count)} className="flex gap-0.5 text-sun">
      {[1, 2, 3, 4, 5].slice(0, count).map((star) => (
        <StarIcon key={star} className="size-6" />
      ))}
    </span>
  )
}
