import type { Band } from '#shared/bands.ts'
import type { HandwritingTask } from '#shared/handwriting.ts'

const isDigit = (glyph: string) => /^[0-9]$/.test(glyph)
const isSmall = (glyph: string) => /^[a-z]$/.test(glyph)

/** 'big A', 'small a', '7', 'bed'. */
const named = (glyph: string) => {
  if (glyph.length > 1 || isDigit(glyph)) return glyph
  return isSmall(glyph) ? `small ${glyph}` : `big ${glyph}`
}
const one = (glyph: string) => (glyph.length > 1 ? glyph : `${glyph === '8' ? 'an' : 'a'} ${named(glyph)}`)

/** What is to be done, in one short sentence. */
function task({ glyph, stage, isName }: Pick<HandwritingTask, 'glyph' | 'stage' | 'isName'>): string {
  if (isName) return stage === 'memory' ? 'Write your name.' : stage === 'copy' ? 'Copy your name.' : 'Trace your name.'
  if (stage === 'word') return `Write ${glyph}.`
  if (stage === 'memory') return `Write ${one(glyph)}.`
  return `${stage === 'copy' ? 'Copy' : 'Trace'} the ${named(glyph)}.`
}

/** The words of letter tracing. */
export const letterTracingWords = {
  title: 'Letter tracing',
  loading: 'Getting your letter…',
  failed: 'Your letter could not be loaded.',
  tryAgain: 'Try again',
  missing: 'This part could not be loaded.',
  offline: 'No internet right now. Your letters are kept.',
  kept: 'Your letter is kept.',

  task,
  follow: 'Follow the numbers.',
  named,

  sheet: 'Paper to write on',
  sheetHelp: 'Write with a finger, a pen or a mouse. Press Enter to do it without drawing.',
  sample: (glyph: string) => `This is how ${named(glyph)} looks.`,
  strokes: (count: number) => (count === 1 ? '1 line written.' : `${count} lines written.`),
  noStrokes: 'The paper is empty.',

  done: 'Done',
  undo: 'Undo',
  clear: 'Clear',
  showMe: 'Show me',
  stopShowing: 'Stop',
  next: 'Next',
  again: 'Try again',
  looking: 'I will look when the ring is full.',

  lookAgain: 'Yellow lines: look again.',
  wanted: (glyph: string) => `This is ${named(glyph)}.`,
  looksLike: (glyph: string) => `You made ${one(glyph)}.`,
  contrastIs: (wanted: string, others: readonly string[]) => `Write ${wanted}. Not ${others.join(' or ')}.`,

  bands: {
    new: 'New',
    learning: 'Learning',
    steady: 'Steady',
    secure: 'Secure',
  } satisfies Record<Band, string>,
  bandOf: (glyph: string, band: string) => `${named(glyph)}: ${band}`,

  choose: 'Choose a letter',
  sets: { big: 'Big letters', small: 'Small letters', numbers: 'Numbers', name: 'My name' },
  close: 'Close',

  settings: 'How I write',
  leftHand: 'I write with my left hand',
  waits: 'Wait for me',
  withoutDrawing: 'Without drawing',

  pieces: {
    task: (glyph: string, isName: boolean) => `How do you write ${isName ? 'your name' : one(glyph)}?`,
    help: 'Which line comes first? Then the next.',
    more: 'Which line comes next?',
    all: 'That is all. Press Done.',
    heading: 'Lines',
    where: 'Where does it begin?',
    picked: (number: number, name: string) => `${number}: ${name}.`,
    back: 'Another line',
    ends: { top: 'At the top', bottom: 'At the bottom', left: 'On the left', right: 'On the right' },
    ofLetter: (letter: string, name: string) => `${letter}, ${name}`,
    dot: 'dot',
    ring: 'round line',
    long: { down: 'line up and down', across: 'line across', slant: 'slanting line', curve: 'curved line' },
    places: {
      left: 'on the left',
      right: 'on the right',
      top: 'at the top',
      bottom: 'at the bottom',
      middle: 'in the middle',
    },
  },

  ended: (letters: number, numbers: number) => {
    const parts = [
      letters > 0 ? `${letters} ${letters === 1 ? 'letter' : 'letters'}` : '',
      numbers > 0 ? `${numbers} ${numbers === 1 ? 'number' : 'numbers'}` : '',
    ]
    return `You wrote ${parts.filter((part) => part !== '').join(' and ')}.`
  },
  endedHint: 'Your hand learns a little each time.',
  gallery: 'What you wrote',
  more: 'More letters',
  toChat: 'Back to the chat',
} as const
