import type { AboutView, OutsideService } from '#shared/about.ts'

/** One part of a public text: paragraphs, then points if there are any. */
export type TextSection = { title: string; paragraphs: readonly string[]; points?: readonly string[] }
export type PublicText = { title: string; intro: string; sections: readonly TextSection[] }

export const legalWords = {
  templateLabel: 'A template.',
  template:
    'These words describe truthfully what this program does with the settings it runs with. They are not legal advice: whoever runs Trellis for others has a lawyer read them first.',
  loading: 'Reading the settings of this Trellis…',
  failed: 'The settings of this Trellis could not be read, so this page cannot say what is true here.',
  privacyTitle: 'Privacy',
  termsTitle: 'Terms',
} as const

/** Whom to write to, in a sentence. */
export function whoRunsThis({ operator: { name, contact, address } }: AboutView): string[] {
  const who = name
    ? `This Trellis is run by ${name}${address ? `, ${address}` : ''}.`
    : 'Whoever runs this Trellis has not put a name here yet. Ask the person who gave you its address.'
  return [who, ...(contact ? [`Questions, requests and complaints: ${contact}.`] : [])]
}

const at = ({ host }: OutsideService) => (host === null ? 'on a machine of whoever runs this Trellis' : `at ${host}`)

const told: Record<OutsideService['purpose'], (service: OutsideService) => string> = {
  tutor: (service) =>
    `The language model ${service.name ?? ''} ${at(service)} is sent what is said in a lesson, with names, addresses and numbers taken out, so that it can word the tutor’s replies. It is not told who your child is.`,
  voice: (service) => `A voice service ${at(service)} is sent the tutor’s sentences, to be read aloud.`,
  hearing: (service) =>
    `When you have turned the microphone on, a speech service ${at(service)} is sent the sound, to be turned into text. Neither it nor we keep the sound.`,
  email: (service) => `Our e-mail goes out through a mail server ${at(service)}.`,
  text_message: (service) => `Text messages with codes go out through a service ${at(service)}.`,
  files: (service) => `Pictures, photos and films that your family adds are kept in storage ${at(service)}.`,
  payment: ({ name }) =>
    `If you subscribe, ${name} takes the payment on a page of its own. It is told your e-mail address, and it tells us whether the plan is paid. Your card never reaches us, and nothing about your child reaches it.`,
  sign_in: (service) =>
    `If you choose “Continue with ${service.name}”, ${service.name} (${service.host}) tells us your e-mail address and name.`,
}

function whoElse({ services, sees }: AboutView): TextSection {
  const photos = sees
    ? [
        'That language model also sees the photos that your child attaches, and drawings that our program cannot read. Hidden data of a photo, such as the place, are taken out first.',
      ]
    : []
  const usesBrowser = services.every(({ purpose }) => purpose !== 'hearing')
  const browser = usesBrowser
    ? [
        'When you have turned the microphone on for a child, your browser’s own speech recognition hears it. Some browsers send the sound to their maker to turn it into text.',
      ]
    : []
  return {
    title: 'Who else receives something',
    paragraphs:
      services.length === 0
        ? [
            'Nobody. The tutor, its voice and the checks are all part of this program, and no outside service is set.',
            'Our pages load nothing from other companies’ websites, and there are no trackers.',
            ...browser,
          ]
        : [
            'Our pages load nothing from other companies’ websites, and there are no trackers. What this Trellis is set to use:',
          ],
    ...(services.length > 0 && {
      points: [...services.map((service) => told[service.purpose](service)), ...photos, ...browser],
    }),
  }
}

function whereItIs({ database, data_location }: AboutView): TextSection {
  const place = database === 'pglite' ? 'in a folder on the machine that runs it' : 'in a PostgreSQL database'
  const where = data_location ? `${data_location}, ${place}` : place
  return {
    title: 'Where it is kept, and for how long',
    paragraphs: [`What this Trellis keeps is kept ${data_location ? 'in ' : ''}${where}.`],
    points: [
      'What is said, drawn and written in lessons is kept for three years, or for 30 days, 90 days or a year, as you choose for each child. Notes and what is known of your child’s skills stay until you delete them or your account. What you delete is gone at once, for good. Only where a child has told of a hurt at home does a deleted lesson stay readable for the administrators of this Trellis until they have looked after it.',
      'A sign-in lasts 30 days, a link in an e-mail an hour, a code ten minutes, a child’s learning pass an hour at a time.',
      'A picture or film that you replace or delete is removed from the disk within about a day.',
      'Our log holds the time, the kind and the length of each call, never what was said.',
    ],
  }
}

export const privacyText = (about: AboutView): PublicText => ({
  title: legalWords.privacyTitle,
  intro: 'We keep what a tutor and a parent need, and nothing for anybody else.',
  sections: [
    { title: 'Who is responsible', paragraphs: whoRunsThis(about) },
    {
      title: 'What we keep',
      paragraphs: [
        'Of you: your e-mail address, your name and phone number if you give them, your country, so that help lines are the right ones, and your password in a form that cannot be read back.',
        'Of your child: a nickname, a grade, a picture if you choose one, your notes for the tutor, what was said in lessons, what it drew, wrote by hand and answered, and photos and films that your family adds.',
        'We do not ask for your child’s full name, birthday, school or address, and the tutor is built to turn such words away.',
      ],
    },
    {
      title: 'What we do not keep',
      paragraphs: [
        'No sound. “Recording” in a lesson means that the written words are being saved.',
        'No location, no advertising profile, nothing about other websites. Your child’s words train no model of ours.',
      ],
    },
    whoElse(about),
    whereItIs(about),
    {
      title: 'Your consent, and your rights',
      paragraphs: [
        'No lesson begins before a parent or guardian has agreed to the notice for that child. You can take it back on the dashboard at any time; lessons stop with the next message.',
        'You can read every lesson, drawing and answer on the dashboard, search and download what was said, delete single lessons or everything said about something, correct the nickname and grade, and delete everything with your account. For anything else, write to whoever runs this Trellis.',
      ],
    },
    {
      title: 'Who in the house can look',
      paragraphs: [
        'You can. An administrator of this Trellis can open a lesson only with a reason that is kept, and you see in your account who looked, when and why.',
        'When a child says something that a grown-up must know, you are told. Words that sound as if somebody at home hurts the child go to the administrators of this Trellis instead.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Small cookies of our own keep you signed in and know this browser again. There are none of anybody else.',
      ],
    },
  ],
})

export const termsText = (about: AboutView): PublicText => ({
  title: legalWords.termsTitle,
  intro: 'What we promise, what we ask, and what a tutor is not.',
  sections: [
    { title: 'Who runs this Trellis', paragraphs: whoRunsThis(about) },
    {
      title: 'Who may use it',
      paragraphs: [
        'A parent or guardian opens the account, agrees to the notice for each child, and may take that back at any time. Children use it with their parent’s account, on a device that the parent has allowed.',
      ],
    },
    {
      title: 'What a tutor is',
      paragraphs: [
        'Our tutors are computer programs. They can be wrong, and “Something is wrong” in every lesson tells you and us. They are for learning, not for medical, legal or emergency advice.',
        'In an emergency, call your local emergency number.',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'The page Pricing says what this Trellis costs. Where a subscription can be bought, it can be ended at any time with as few presses, and it lasts until the end of the paid month.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Please keep your password to yourself, and do not try to reach other families’ data or to use the tutors to harm anyone. Whoever does may lose the account.',
      ],
    },
    {
      title: 'When something goes wrong',
      paragraphs: [
        'We work so that no word of a child is lost and no answer is wrong, and we cannot promise it. Nothing here takes away a right that the law of your country gives you.',
      ],
    },
  ],
})
