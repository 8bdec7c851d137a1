/** What is said of words: the child's own claim is right, needs another look, or a question of the child's is answered. */
export type WordVerdict = {
  verdict: 'right' | 'look' | 'tell'
  says: string
  /** What is right has been said, so nothing is left to try. */
  isTold?: boolean
  /** What the next short message may be a try at: 'spell:ball', 'rhyme:cat', 'magic'. */
  next?: string
  /** What is asked behind it, by its key; otherwise it follows from the verdict. */
  ask?: string
}

/** The same, said by the key of its wording. */
export type ToldByKey = Pick<WordVerdict, 'verdict' | 'next'> & { key: string; values?: Record<string, string> }
