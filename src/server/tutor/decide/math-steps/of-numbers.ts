/** Subjects whose problems are worked on with numbers; a story is one of them. */
export const ofNumbers: ReadonlySet<string> = new Set(['math', 'problem-solving'])
