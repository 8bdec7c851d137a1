/** How a question begins: what it wants to know. */
export const frames = [
  'why',
  'how many',
  'how',
  'what',
  'who',
  'where',
  'when',
  'which',
  'can',
  'if',
  'difference',
  'none',
] as const
export type Frame = (typeof frames)[number]

export function frameOf(words: readonly string[]): Frame {
  const line = ` ${words.join(' ')} `
  if (/ (?:difference|different) /.test(line)) return 'difference'
  if (/ (?:what if|what would happen|what happens if) /.test(line)) return 'if'
  if (/ (?:why|how come|what makes|what causes|what made|reason|what for) /.test(line)) return 'why'
  if (/ how (?:many|much|big|long|far|old|fast|tall|high|deep|heavy|hot|cold|often) /.test(line)) return 'how many'
  for (const frame of ['who', 'where', 'when', 'which'] as const) if (line.includes(` ${frame} `)) return frame
  if (/ how /.test(line)) return 'how'
  if (/ (?:what|whats) /.test(line)) return 'what'
  if (/^ (?:\w+ )?(?:can|could|do|does|did|is|are|was|were|will|would|has|have) /.test(line)) return 'can'
  return 'none'
}

const open: readonly Frame[] = ['what', 'which', 'who', 'can', 'if']

/** They want about the same: 'why' and 'how', 'what' and 'which'. */
export const isNear = (one: Frame, other: Frame) =>
  one === other ||
  one === 'none' ||
  other === 'none' ||
  (open.includes(one) && open.includes(other)) ||
  (/^(?:how|why)$/.test(one) && /^(?:how|why)$/.test(other))

const measures = new Set(
  'many much long far often tall high deep heavy old fast loud hot cold big small wide thick strong smart weigh cost number'.split(
    ' ',
  ),
)

/** Of what a question asks how much: the stem behind 'how', or a word that measures. */
export function measureOf(words: readonly string[], stemOf: (word: string) => string): string {
  for (const [at, word] of words.entries()) {
    if (word === 'how' && measures.has(stemOf(words[at + 1] ?? ''))) {
      const measure = stemOf(words[at + 1] ?? '')
      return measure === 'much' && words.some((one) => one.startsWith('weigh')) ? 'weigh' : measure
    }
    if (word === 'weigh' || word === 'weighs' || word === 'cost' || word === 'costs') return stemOf(word)
  }
  return ''
}
