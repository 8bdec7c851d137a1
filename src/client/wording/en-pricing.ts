/** The page with the one plan. */
export const pricingWords = {
  title: 'One simple price',
  intro: 'An account is free, and so are our public tutors.',
  plan: 'AI Tutor Subscription',
  price: '$20 / month',
  offer: 'Full access to all AI tutors and features.',
  subscribe: 'Subscribe Now',
  opening: 'Opening the checkout…',
  failed: 'Failed to create checkout session.',
  afterwards: 'You pay on the page of our payment provider. We never see your card.',
  whyTitle: 'What you pay for',
  reasons: [
    {
      title: 'A tutor that makes your child think',
      text: 'It hints before it explains, and leaves the last step to your child.',
    },
    { title: 'Proof, not promises', text: 'Every lesson is there for you to read, word for word.' },
    {
      title: 'Voice and hand',
      text: 'The tutor reads aloud, and your child may talk instead of typing. Letter tracing and a blackboard are on their way.',
    },
    {
      title: 'Checked replies',
      text: 'Each sentence is checked before a child sees it. When something worrying is said, a grown-up is named who can help.',
    },
    {
      title: 'No ads, nothing sold to children',
      text: 'No advertising, no trackers, no requests to other companies’ websites from our pages, no streaks to lose.',
    },
  ],
} as const
