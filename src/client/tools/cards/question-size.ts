/** A sum is written large; a sentence so that it leaves room for the answers. */
export function questionSize(question: string, large: boolean): string {
  if (question.length < 16) return 'text-4xl lying:text-3xl! roomy:text-5xl'
  if (question.length < 60) return `text-xl ${large ? 'sm:text-2xl' : ''} lying:text-lg! roomy:text-3xl`
  return `${large ? 'text-xl' : 'text-lg'} lying:text-base! roomy:text-2xl`
}
