export type SteerReason = 'personal_data' | 'rude' | 'injection'

type Band = 'young' | 'older'

/** Unknown and pre-school grades read the youngest words. */
const bandOf = (grade: number): Band => (grade > 2 ? 'older' : 'young')

const steers: Record<SteerReason, Record<Band, readonly string[]>> = {
  personal_data: {
    young: [
      'Let us keep that private.',
      'I do not need your full name, your address, your phone number, your school or a password.',
      'Now, back to our learning!',
    ],
    older: [
      'Let us keep that private.',
      'Things like your full name, address, phone number, school or password are safest with you and your family.',
      'I can help you learn without them, so let us go on.',
    ],
  },
  rude: {
    young: [
      'Let us use kind words here.',
      'It is okay to feel mad, and we can go slowly.',
      'Tell me what you want to learn next.',
    ],
    older: [
      'Let us keep our words kind here.',
      'It is okay to feel upset, and we can take it one small step at a time.',
      'Tell me what you would like to work on next.',
    ],
  },
  injection: {
    young: [
      'I am your tutor, and I am a computer program.',
      'I am here to help you learn.',
      'Tell me what you want to learn next.',
    ],
    older: [
      'I am your tutor, a computer program, and I stay a tutor the whole time.',
      'My job is to help you learn, and I am glad to do that with you.',
      'Tell me what you would like to work on next.',
    ],
  },
}

/** Fixed words that turn a child back to learning without blame. */
export const steerSentences = (reason: SteerReason, grade: number) => [...steers[reason][bandOf(grade)]]

/** One gentle sentence about a mild word; the lesson goes on behind it. */
export const nudgeSentence = (grade: number) =>
  bandOf(grade) === 'young' ? 'Let us use kind words.' : 'Let us keep our words kind as we go on.'
