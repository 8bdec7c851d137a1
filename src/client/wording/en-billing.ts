import type { PlanState } from '#shared/billing.ts'

type About = { day: string; price: string }

/** The words of the plan on the parent's account. `day` and `price` are what the state is about. */
export const billingWords = {
  heading: 'Your plan',
  intro: 'The AI Tutor Subscription opens every tutor to all of your children.',
  loading: 'Loading your plan…',
  failed: 'Your plan could not be loaded.',
  none: 'You have no plan. Your children learn with our public tutors and with every tool, free of charge.',
  states: {
    trialing: ({ day, price }) => `Your trial runs until ${day}. After that the plan costs ${price}.`,
    active: ({ day, price }) => `Your plan renews on ${day} for ${price}.`,
    ending: ({ day }) => `Your plan ends on ${day} and is not renewed. Until then every tutor stays open.`,
    past_due: ({ day }) => `Your card was refused; please update it by ${day}. Until then every tutor stays open.`,
    unpaid: () =>
      'Your last payment did not arrive, so the premium tutors rest. Update your card to open them again. Public tutors stay free.',
    refunded: () => 'Your last payment was paid back to you, so the premium tutors rest. Public tutors stay free.',
    disputed: () => 'Your bank is looking into your last payment, so the premium tutors rest. Public tutors stay free.',
    incomplete: () => 'Your plan is not active at the moment. Public tutors stay free.',
    ended: ({ day }) => (day ? `Your plan ended on ${day}. Public tutors stay free.` : 'Your plan has ended.'),
  } satisfies Record<PlanState, (about: About) => string>,
  confirming: 'Your payment is being confirmed…',
  late: 'Your payment has not been confirmed yet. This can take a few minutes; you need not pay again.',
  thanks: 'Thank you! Every tutor is open to your children now.',
  manage: 'Manage plan',
  manageHint: 'Change your card, see invoices or cancel, on the page of our payment provider.',
  opening: 'Opening…',
  manageFailed: 'The page could not be opened. Please try again.',
  see: 'See the plan',
  checkAgain: 'Check again',
} as const
