/** The page that a child can read, or have read aloud: short words, short sentences. */
export const forChildrenWords = {
  title: 'For children',
  intro: 'Hi! This page is for you. A grown-up can read it with you.',
  sections: [
    {
      title: 'Your tutor is a computer program',
      paragraphs: [
        'It is not a person. It does not have feelings, and it cannot be your best friend. It is made for one thing: helping you learn.',
        'It can make mistakes. If something sounds wrong, press “Something is wrong”. You are not in trouble for it.',
      ],
    },
    {
      title: 'Your grown-up can read your lessons',
      paragraphs: [
        'The words you type and say are kept, and so are your drawings. Your voice is not kept. Nothing here is a secret from your grown-up.',
      ],
    },
    {
      title: 'Keep these to yourself',
      paragraphs: [
        'Please do not tell the tutor your last name, where you live, your school, a phone number or a password. It does not need them.',
      ],
    },
    {
      title: 'You can always stop',
      paragraphs: [
        'Press Stop and the voice stops. Close the page and the lesson waits. You do not lose anything when you take a break.',
      ],
    },
    {
      title: 'If you are sad or scared, or somebody hurts you',
      paragraphs: [
        'Tell a grown-up you trust: someone at home, a teacher, a nurse, a neighbor. Tell again until someone helps. It is not your fault.',
        'You can tell the tutor, too. It will help you find a real person.',
        'If you are in danger right now, call the emergency number. In the United States and Canada it is 911.',
      ],
    },
  ],
} as const
