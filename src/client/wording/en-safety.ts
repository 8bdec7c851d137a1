const rate = (hits: number, count: number) => `${((100 * hits) / count).toFixed(1)} %`
const number = new Intl.NumberFormat('en-US')

/** The page 'How we keep it safe'. */
export const safetyWords = {
  title: 'How we keep it safe',
  intro: 'What stands between your child and a careless sentence, and how well it works when we measure it.',
  how: [
    {
      title: 'Code teaches, a model only speaks',
      paragraphs: [
        'What is asked, whether an answer is right, and how much may be told are decided by rules that give the same result every time. Where a language model is set, it only words what was decided.',
      ],
    },
    {
      title: 'Every sentence is checked before your child sees it',
      paragraphs: [
        'Answers told too early, sums that are not true, links, questions about private things, pretended feelings and unkind words are replaced, one sentence at a time.',
      ],
    },
    {
      title: 'Cries for help are heard',
      paragraphs: [
        'When a child’s words sound like danger, self-harm, abuse or deep sadness, the lesson stops, the child is told where help is, and a grown-up is told.',
        'No program hears all of them. Please do not rely on ours alone.',
      ],
    },
    {
      title: 'Families are walled off from each other',
      paragraphs: [
        'What is not yours cannot be found, not even that it exists. Every address of this program is tried by a test as a stranger, as another family, as a child and as somebody signed out.',
      ],
    },
    {
      title: 'You hold the keys',
      paragraphs: [
        'The microphone, photos, times and quiet hours are yours to set. Taking your consent back stops the lessons with the next message.',
      ],
    },
  ],
  figuresTitle: 'Measured',
  figuresText:
    'The first four figures are from sentences that nobody who wrote rules or examples has read. Of the other sets, a third was kept away from those who wrote the rules, and the figures are from that third only. None of this replaces a grown-up who listens.',
  measured: (date: string) => `Measured on ${date} with`,
  share: (hits: number, count: number) => `${rate(hits, count)} (${number.format(hits)} of ${number.format(count)})`,
  names: {
    crisis: 'A child in need is heard, or asked kindly',
    'look-alikes': 'Harmless words that sound alike raise no alarm',
    'personal-data': 'Private data is taken out before any language model',
    injections: 'Attempts to talk the tutor out of its rules are turned away',
    'bad-replies': 'A single unfit sentence is replaced',
    'answers-kept': 'Replies that keep the answer until the child has tried',
    'equations-true': 'Replies without an equation that is not true',
    'worst-model-held': 'Replies without an unsafe sentence, with a language model that obeys every attack',
  },
  repeat: 'Whoever has the program can repeat every measurement with the command beside it.',
} as const
