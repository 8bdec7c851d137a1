import type { LetterStyle, Smoothness, Stage, Way } from '#shared/handwriting.ts'

/** What a parent reads about what a child wrote by hand. */
export const handwritingWords = {
  open: 'Handwriting',
  openFor: (nickname: string) => `Handwriting of ${nickname}`,
  title: (nickname: string) => `Handwriting of ${nickname}`,
  none: 'Nothing written yet.',
  noneHint: 'What your child writes in Letter Tracing is shown here.',
  noneOf: (glyph: string) => `No “${glyph}” written yet.`,
  loading: 'Loading the handwriting…',
  failed: 'The handwriting could not be loaded.',
  again: 'Load the handwriting again',
  filter: 'Show',
  all: 'All letters',
  sets: { big: 'Capital letters', small: 'Small letters', numbers: 'Numbers', words: 'Words and name' },
  stages: {
    model: 'traced, after watching how it is written',
    trace: 'traced',
    dots: 'written along dots',
    copy: 'copied',
    memory: 'written from memory',
    word: 'written as a word',
  } satisfies Record<Stage, string>,
  ordered: 'Done without drawing: the strokes were put in order.',
  left: 'left hand',
  right: 'Written well',
  growing: 'Still growing',
  marks: { shape: 'Shape', way: 'Way', line: 'Line' },
  shape: { read: 'can be read', unread: 'cannot be read yet' },
  ways: {
    taught: 'as it is taught',
    order: 'in another order',
    direction: 'a stroke begun at its other end',
    own: 'in a way of its own',
  } satisfies Record<Way, string>,
  lines: { smooth: 'smooth', fair: 'a little uneven', wavy: 'wavy' } satisfies Record<Smoothness, string>,

  style: 'Letters of the school',
  styleHint:
    'Shown to trace and copy. Every letter that can be read counts, whichever you choose; its way and line are only tips.',
  styles: {
    'ball-and-stick': 'Ball and stick',
    slanted: 'Slanted, with tails',
    nordic: 'Nordic (1 with a flag, 7 with a bar)',
  } satisfies Record<LetterStyle, string>,
  styleSample: 'How these letters look',
  styleFailed: 'The letters could not be changed. Try again.',
  styleSaved: (style: string) => `Kept: ${style}.`,

  said: (says: string) => `Said to your child: “${says}”`,
  picture: (glyph: string, time: string) => `“${glyph}”, ${time}`,
  watch: 'Watch it being written',
  watchOf: (glyph: string, time: string) => `Watch “${glyph}” from ${time} being written`,
  still: 'Show it finished',
} as const
