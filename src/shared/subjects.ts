/** What is taught. */
export const subjects = ['math', 'reading', 'science', 'problem-solving'] as const
export type Subject = (typeof subjects)[number]
