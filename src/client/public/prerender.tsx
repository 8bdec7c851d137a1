import { renderToString } from 'react-dom/server'
import { LandingPage } from './landing-page.tsx'
import type { Testimonial } from './testimonials.tsx'

/** The landing page as HTML. Called by the build, never by the browser. */
export function prerenderLanding(content: { testimonials: Testimonial[]; year: number }): string {
  const html = renderToString(<LandingPage {...content} />)
  // React puts preloads of the pictures first; the pictures themselves follow at once, so they would only be in the way.
  return html.replace(/^(<link rel="preload"[^>]*>)+/, '')
}
