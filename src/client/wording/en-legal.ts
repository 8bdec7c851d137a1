type LegalSection = { title: string; paragraphs: readonly string[] }
type LegalText = { title: string; intro: string; sections: readonly LegalSection[] }

export const legalWords: { label: string; placeholder: string; privacy: LegalText; terms: LegalText } = {
  label: 'Placeholder',
  placeholder: 'This page says in plain words how Trellis works today. The full legal text will replace it.',
  privacy: {
    title: 'Privacy',
    intro: 'We keep what a tutor and a parent need, and nothing for anybody else.',
    sections: [
      {
        title: 'What we keep',
        paragraphs: [
          'Of you: your e-mail address, your name if you give it, and your password in a form that cannot be read back.',
          'Of your child: a nickname, a grade, a picture if you choose one, your notes for the tutor, what was said in lessons, what it drew, wrote by hand and answered, and photos and films that your family adds.',
        ],
      },
      {
        title: 'What we do not keep',
        paragraphs: [
          'No sound. “Recording” in a lesson means that the written transcript is being saved.',
          'No location, no advertising profile, no trackers.',
        ],
      },
      {
        title: 'Who else receives something',
        paragraphs: [
          'Our pages load nothing from other companies’ websites.',
          'If whoever runs this installation has connected an outside language model or voice, the words of a lesson are sent there to be answered or spoken.',
          'If that language model can see, it is shown the photos that your child attaches, and drawings that our program cannot read. Hidden data of a photo, such as the place, are taken out first.',
          'The microphone is off until you turn it on for a child. It uses your browser’s own speech recognition, and some browsers send the sound to their maker to turn it into text. If whoever runs this installation has connected a speech service instead, the sound goes there and is not kept.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: ['One cookie keeps you signed in. There are no others.'],
      },
    ],
  },
  terms: {
    title: 'Terms',
    intro: 'A few plain sentences until the full terms are here.',
    sections: [
      {
        title: 'Who may use Trellis',
        paragraphs: [
          'A parent or guardian opens the account, agrees to the notice for their child, and may withdraw that at any time.',
        ],
      },
      {
        title: 'What a tutor is',
        paragraphs: [
          'Our tutors are computer programs. They can be wrong. They are for learning, and not for medical, legal or emergency advice.',
          'In an emergency, call your local emergency number.',
        ],
      },
      {
        title: 'The subscription',
        paragraphs: [
          'The AI Tutor Subscription costs $20 per month and opens all AI tutors and features. Payment is handled by our payment provider.',
        ],
      },
      {
        title: 'Fair use',
        paragraphs: [
          'Please do not share your account, try to reach other families’ data, or use the tutors to harm anyone.',
        ],
      },
    ],
  },
}
