const intervals: Record<string, string> = { day: 'day', week: 'week', month: 'month', year: 'year' }

/** The page with the one plan, or without one. */
export const pricingWords = {
  title: 'One simple price',
  intro: 'An account is free, and so are our public tutors and every tool.',
  plan: 'AI Tutor Subscription',
  price: '$20 / month',
  priced: (money: string, interval: string) => (intervals[interval] ? `${money} / ${intervals[interval]}` : money),
  offer: 'Full access to all AI tutors and features.',
  subscribe: 'Subscribe Now',
  opening: 'Opening the checkout…',
  failed: 'Failed to create checkout session.',
  afterwards: 'You pay on the page of our payment provider. We never see your card.',
  cancel: 'One plan for all of your children. Cancel at any time in your account.',
  trial: (days: number) => `The first ${days} days are free.`,
  yours: 'Your family has this plan.',
  manage: 'Manage your plan',
  whyTitle: 'What your family gets',
  whyText: 'All of this comes with our free public tutors, too. The subscription adds the premium tutors.',
  free: {
    title: 'Everything here is free',
    intro: 'Whoever runs this Trellis takes no payments.',
    heading: 'All tutors, all tools, all of your children',
    text: 'There is no plan to buy here: every tutor and every tool is open to your family.',
    noCard: 'Nobody asks you for a card.',
    start: 'Create a free account',
    toDashboard: 'Go to your dashboard',
  },
  reasons: [
    {
      title: 'A tutor that makes your child think',
      text: 'It hints before it explains, and leaves the last step to your child.',
    },
    { title: 'Proof, not promises', text: 'Every lesson is there for you to read, word for word.' },
    {
      title: 'Voice and hand',
      text: 'The tutor reads aloud, and your child may talk instead of typing, once you allow it. There are letters to trace and a blackboard to draw on.',
    },
    {
      title: 'Checked replies',
      text: 'Each sentence is checked before a child sees it. When something worrying is said, a grown-up is named who can help.',
    },
    {
      title: 'No ads, nothing sold to children',
      text: 'No advertising, no trackers, no streaks to lose. A child never sees a price.',
    },
  ],
} as const
