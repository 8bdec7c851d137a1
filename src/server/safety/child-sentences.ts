export type AlarmReason = 'crisis' | 'abuse' | 'danger'
export type SteerReason = 'personal_data' | 'rude' | 'injection'
type Band = 'young' | 'middle' | 'older'

/** Unknown and pre-school grades read the youngest words. */
export const bandOf = (grade: number): Band => (grade > 5 ? 'older' : grade > 2 ? 'middle' : 'young')

/** Fixed words for a child who needs a grown-up now. Reviewed, never generated: kind, short, true, and without questions. */
export const alarmSentences: Record<AlarmReason, Record<Band, readonly string[]>> = {
  crisis: {
    young: [
      'Thank you for telling me.',
      'You are not alone.',
      'I am a computer program, so I can not come to you.',
      'Please go and find a grown-up you trust right now, and tell them what you told me.',
      'You and your grown-up can call or text 988, day or night.',
      'If you are in danger, call 911.',
      'Our lesson can wait.',
    ],
    middle: [
      'Thank you for telling me.',
      'I am sorry that things are so hard, and you are not alone.',
      'I am a computer program, so you need a real person with you now.',
      'Please tell a grown-up you trust right now, just the way you told me.',
      'In the United States you can call or text 988, day or night, and a kind person will listen.',
      'If you are in danger, call 911.',
      'The lesson can wait, because you matter more.',
    ],
    older: [
      'Thank you for telling me, because that takes courage.',
      'I am sorry that it hurts so much, and you are not alone with it.',
      'I am a computer program, and you deserve a real person at your side.',
      'Please tell a grown-up you trust right now, in the same words you used here.',
      'In the United States you can call or text 988, day or night, and someone will listen to you.',
      'If you are in danger right now, call 911.',
      'The lesson can wait, because you matter more.',
    ],
  },
  abuse: {
    young: [
      'Thank you for telling me.',
      'It is not your fault.',
      'I am a computer program, so I can not come to you.',
      'Please tell a grown-up you trust, such as a teacher.',
      'Keep telling until a grown-up helps you.',
      'You can also call Childhelp at 1-800-422-4453, day or night.',
      'If you are in danger, call 911.',
      'People at your home may be able to read what we write here.',
    ],
    middle: [
      'Thank you for telling me.',
      'It is not your fault, and you are not alone.',
      'I am a computer program, so you need a real person who can help.',
      'Please tell a grown-up you trust, such as a teacher, and keep telling until someone helps.',
      'You can also call or text Childhelp at 1-800-422-4453, day or night.',
      'If you are in danger, call 911.',
      'Please know that people at your home may be able to read what we write here.',
    ],
    older: [
      'Thank you for telling me, because that takes courage.',
      'It is not your fault, and nobody has the right to hurt you or scare you.',
      'I am a computer program, and you deserve a real person who can help.',
      'Please tell a grown-up you trust, such as a teacher or a school counselor, and keep telling until someone helps.',
      'You can also call or text Childhelp at 1-800-422-4453, day or night.',
      'If you are in danger right now, call 911.',
      'Please know that people at your home may be able to read what we write here.',
    ],
  },
  danger: {
    young: [
      'You did right to tell me.',
      'I am a computer program, so I can not come to you.',
      'Please go and find a grown-up you trust right now.',
      'If no grown-up is near, call 911.',
      'The people at 911 will help you.',
      'Our lesson can wait.',
    ],
    middle: [
      'You did right to tell me.',
      'I am a computer program, so I can not call anyone for you.',
      'Please find a grown-up you trust right now and tell them.',
      'If someone is in danger or no grown-up is near, call 911.',
      'Go to a safe place if you can, and stay with people you trust.',
      'The lesson can wait.',
    ],
    older: [
      'You did right to tell me.',
      'I am a computer program, so I can not call anyone for you.',
      'Please tell a grown-up you trust right now.',
      'If someone is in danger, call 911 at once and do what they say.',
      'Go to a safe place if you can, and stay with people you trust.',
      'The lesson can wait.',
    ],
  },
}

/** Said before the last sentence when somebody may have swallowed poison. */
export const poisonHelp = 'Poison Help at 1-800-222-1222 also answers day and night.'
/** Said before the last sentence when a child who is being hurt also wants to die. */
export const crisisHelp = 'You can call or text 988, day or night, and a kind person will listen.'

const steers: Record<SteerReason, Record<'young' | 'older', readonly string[]>> = {
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
export const steerSentences = (reason: SteerReason, grade: number) => [
  ...steers[reason][bandOf(grade) === 'young' ? 'young' : 'older'],
]
