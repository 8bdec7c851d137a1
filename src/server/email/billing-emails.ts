import type { BillingNews } from '#server/billing/billing-job.ts'
import { inMoney } from '#shared/money.ts'
import { composeEmail, type Email } from './account-emails.ts'

const day = (moment: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))

/** Tells a parent of a payment in plain words. What the card is, only the payment provider knows. */
export function billingEmail({ to, news, link }: { to: string; news: BillingNews; link: string }): Email {
  switch (news.what) {
    case 'payment_received':
      return composeEmail(to, 'Thank you: your Trellis payment arrived', {
        heading: 'Thank you!',
        paragraphs: [
          `We received your payment of ${inMoney(news)} for the AI Tutor Subscription. Every tutor is open to all of your children.`,
          'Your invoices are with our payment provider. The button leads there through your account.',
        ],
        button: { label: 'Open my account', link },
        closing: 'You can cancel at any time in your account; the plan then runs until the end of what you paid for.',
      })
    case 'payment_failed':
      return composeEmail(to, 'Your Trellis payment did not go through', {
        heading: 'Your payment did not go through',
        paragraphs: [
          `Your bank turned down the payment of ${inMoney(news)} for the AI Tutor Subscription. That happens easily, for example when a card has expired.`,
          'Your children go on learning as usual for now. Please check your card within seven days; we try again by ourselves.',
        ],
        button: { label: 'Check my card', link },
        closing: 'If you would rather stop, you need not do anything else: our public tutors stay free.',
      })
    case 'plan_ended':
      return composeEmail(to, 'Your Trellis plan has ended', {
        heading: 'Your plan has ended',
        paragraphs: [
          'Thank you for having been with us. Nothing more will be charged.',
          'Your children can go on learning with our public tutors and with every tool, free of charge. All that they have done stays where it is.',
        ],
        button: { label: 'Open my account', link },
        closing: 'You can subscribe again whenever you like.',
      })
    case 'trial_ends':
      return composeEmail(to, 'Your Trellis trial ends soon', {
        heading: 'Your trial ends soon',
        paragraphs: [
          `Your trial of the AI Tutor Subscription runs until ${day(news.on)}. After that, the first payment is taken.`,
          'If you would like to go on, there is nothing to do. If not, cancel before that day, and nothing is charged.',
        ],
        button: { label: 'Open my account', link },
        closing: 'Our public tutors and all tools stay free either way.',
      })
  }
}
