import { screens } from './screens.ts'

export type PublicPage = { path: string; title: string; description: string }

/** The pages that anybody may read and a search engine may show, with what it shows of them. */
export const publicPages: readonly PublicPage[] = [
  {
    path: screens.home,
    title: 'Trellis: a patient tutor for your child, a clear window for you',
    description:
      'An AI tutor that children learn with and parents can see into. Math, reading, science and problem-solving. No ads, no sound recordings.',
  },
  {
    path: screens.pricing,
    title: 'AI Tutor Subscription – Trellis',
    description: 'What Trellis costs, what is in it, and what is free.',
  },
  {
    path: screens.safety,
    title: 'How we keep it safe – Trellis',
    description: 'How every sentence of an AI tutor is checked before a child sees it, with the figures we measured.',
  },
  {
    path: screens.forChildren,
    title: 'For children – Trellis',
    description: 'What a tutor is, what to keep to yourself, and where to find help, in a child’s words.',
  },
  {
    path: screens.privacy,
    title: 'Privacy – Trellis',
    description: 'What Trellis keeps of a family, where, for how long, and who else receives something.',
  },
  {
    path: screens.terms,
    title: 'Terms – Trellis',
    description: 'What Trellis promises, what it asks of families, and what a tutor is not.',
  },
]
