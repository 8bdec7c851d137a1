import { Footer } from '#client/frame/footer.tsx'
import { demoWords } from '#client/wording/en-demo.ts'
import { publicWords } from '#client/wording/en-public.ts'
import { Closing } from './closing.tsx'
import { DemoLesson } from './demo-lesson.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LandingTopBar } from './landing-top-bar.tsx'
import { ParentPreview } from './parent-preview.tsx'
import { Section } from './section.tsx'
import { Steps } from './steps.tsx'
import { type Testimonial, Testimonials } from './testimonials.tsx'
import { TutorGrid } from './tutor-grid.tsx'

type LandingPageProps = { testimonials: Testimonial[]; year: number }

/** The public page. Written to HTML at build time; only the three parts with an id come alive in the browser. */
export function LandingPage({ testimonials, year }: LandingPageProps) {
  return (
    <>
      <div id="top-bar">
        <LandingTopBar />
      </div>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Hero />
        <Features />
        <Section id="try-it" title={demoWords.title} text={demoWords.text} center>
          <div id="demo">
            <DemoLesson />
          </div>
        </Section>
        <ParentPreview />
        <Steps />
        <Section title={publicWords.tutors.title} text={publicWords.tutors.text} center className="pt-0 sm:pt-0">
          <div id="tutors">
            <TutorGrid />
          </div>
        </Section>
        <Testimonials testimonials={testimonials} />
        <Closing />
      </main>
      <Footer Link="a" year={year} />
    </>
  )
}
