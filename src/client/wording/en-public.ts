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
    description:
      'An example lesson. A child asks which is more, two thirds or three quarters. Pip the fox asks how much is missing from each. The child finds the answer alone.',
    caption: 'An illustration of a lesson.',
    tutor: 'Pip',
    status: 'Listening',
    learning: 'Learning',
    testing: 'Testing',
    tools: ['Chat', 'Letter Tracing', 'Blackboard', 'TV / Video'],
    tests: ['Flashcards (Test Mode)', 'Multiple Choice'],
    question: 'Which is more: 2/3 of the acorns, or 3/4?',
    hint: 'Picture both baskets. How much is missing from each one?',
    answer: '1/3 and 1/4. A fourth is smaller, so 3/4 is more!',
    praise: 'Yes! You looked at the missing part.',
    placeholder: 'Type your message',
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
    title: 'See where your child shines',
    text: 'The parent dashboard keeps every lesson, word for word. Leave the tutor a note, and the next lesson begins with it.',
    points: [
      'Read how your child got there, not just the result',
      'Leave notes for the tutor, for good or just for next time',
      'Change the tutor, the grade or your mind, whenever you like',
    ],
    caption: 'An illustration, with an invented child.',
    child: 'Mia',
    grade: 'Grade 3',
    excels: 'Where Mia excels',
    skills: [
      { name: 'Comparing fractions', band: 'Secure', of: 4 },
      { name: 'Times tables to 10', band: 'Steady', of: 3 },
      { name: 'Reading for detail', band: 'Learning', of: 2 },
    ],
    permanent: 'Permanent Notes for Tutor',
    permanentNote: 'Mia loves horses. Word problems with horses go best.',
    temporary: 'Temporary Note (Next Session Only)',
    temporaryNote: 'Fractions quiz on Friday. A short warm-up, please.',
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
