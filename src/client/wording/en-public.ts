/** The landing page. */
export const publicWords = {
  title: 'Trellis: a patient tutor for your child, a clear window for you',
  hero: {
    eyebrow: 'An AI tutor for children',
    headline: ['A patient tutor for your child.', 'A clear window for you.'],
    text: 'Trellis asks before it tells, gives a smaller step when one was too big, and leaves every word of the lesson where you can read it.',
    start: 'Get Started For Free',
    more: 'Learn More',
    points: ['No ads, ever', 'No sound recordings', 'Every word open to parents'],
  },
  lesson: {
    alt: 'The lesson as a child sees it: Pip the fox beside the talk, the learning tools on the left, and a box to type in. Mia works on seven times eight.',
    caption: 'A real lesson, with an invented child.',
  },
  featuresTitle: 'Made for the child, honest with the parent',
  features: {
    fun: {
      title: 'Engaging & Fun',
      text: 'Your child picks a tutor, say a fox who counts or an owl who loves why, and then they talk: typed or spoken, with a voice that answers.',
    },
    paths: {
      title: 'Personalized Learning Paths',
      text: 'The tutor knows the grade and reads your notes. It hints first, explains when hints are not enough, and keeps the next step within reach.',
    },
    safe: {
      title: 'Parent-Controlled & Secure',
      text: 'You make the profile, you give consent, you can read every lesson. Each reply is checked before your child sees it.',
    },
    subjects: {
      title: 'Covers Core Subjects',
      text: 'From the first letters and numbers to fractions and word problems:',
      list: ['Math', 'Reading', 'Science', 'Problem-solving'],
    },
  },
  parents: {
    title: 'See how your child learns',
    text: 'The parent dashboard keeps every lesson, word for word. Leave the tutor a note, and the next lesson begins with it.',
    points: [
      'Read how your child got there, not just the result',
      'Leave notes for the tutor, for good or just for next time',
      'Change the tutor, the grade or your mind, whenever you like',
    ],
    alt: 'The parent dashboard: Mia’s tutor, her notes for the tutor, and a button that starts the next lesson.',
    caption: 'The real dashboard, with an invented family.',
  },
  steps: {
    title: 'Getting started is easy',
    list: [
      {
        title: 'Create Your Account',
        text: 'Your e-mail and a password. Then a nickname and a grade for your child, and nothing more.',
      },
      { title: 'Choose a Tutor', text: 'Look at the tutors together and let your child pick a favorite.' },
      { title: 'Start Learning', text: 'Your child types or talks. You will find the whole lesson in your dashboard.' },
    ],
  },
  tutors: {
    title: 'Meet a Few of Our Tutors',
    text: 'Each has its own way of explaining. All of them are computer programs, and say so when a child asks.',
    loading: 'Loading tutors...',
    none: 'You will meet them when you sign up.',
  },
  testimonials: {
    title: 'In parents’ words',
    examples: 'These are examples, until families have written to us.',
    example: 'Example',
    stars: (count: number) => `${count} out of 5 stars`,
  },
  closing: {
    title: 'The first lesson is ten minutes away',
    text: 'Create an account, add your child, and sit down together.',
    action: 'Sign Up Now',
  },
} as const
