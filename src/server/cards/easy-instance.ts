const oneStep = /^(?:What is |Which number is missing in )?([\d_]+) ([×+−÷-]) ([\d_]+)(?: = [\d_]+)?\??$/

/** A question that anybody answers by a rule of one word: 7 × 0, 1 × 6, 5 + 0, 8 ÷ 1. A right answer shows no fact. */
export function isEasyInstance(question: string): boolean {
  const [, left, sign, right] = oneStep.exec(question.trim()) ?? []
  if (sign === '×') return [left, right].some((one) => one === '0' || one === '1')
  if (sign === '+') return left === '0' || right === '0'
  if (sign === '÷') return left === '0' || right === '1'
  return right === '0'
}
