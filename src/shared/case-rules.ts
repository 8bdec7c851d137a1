/** In code points. */
export const longestCaseNote = 2_000
