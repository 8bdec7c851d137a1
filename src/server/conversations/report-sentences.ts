import type { ReportSomething } from '#shared/alarm.ts'

type About = Exclude<ReportSomething['about'], 'someone_hurts_me'>

const answers: Record<About, Record<'young' | 'older', readonly string[]>> = {
  upset: {
    young: [
      'Thank you for telling me.',
      'We can stop here.',
      'Please show this screen to a grown-up you trust.',
      'Your grown-up gets a note from us.',
    ],
    older: [
      'Thank you for saying so.',
      'You can stop here, and nothing is lost.',
      'Please tell a grown-up you trust what upset you.',
      'Your grown-up gets a note from us.',
    ],
  },
  tutor_wrong: {
    young: [
      'Thank you for telling me.',
      'I am a computer program, and I can be wrong.',
      'Your grown-up gets a note from us.',
    ],
    older: [
      'Thank you for looking closely.',
      'I am a computer program, and I can be wrong.',
      'Your grown-up gets a note from us, and can read what I said.',
    ],
  },
  something_else: {
    young: [
      'Thank you for telling me.',
      'Please tell a grown-up you trust, too.',
      'Your grown-up gets a note from us.',
    ],
    older: [
      'Thank you for saying so.',
      'Please tell a grown-up you trust what it is about.',
      'Your grown-up gets a note from us.',
    ],
  },
}

/** What a child hears who says that something is wrong: fixed words, true, and without a question. */
export const reportSentences = (about: About, grade: number): string[] => [
  ...answers[about][grade <= 2 ? 'young' : 'older'],
]
