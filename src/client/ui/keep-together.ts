/** A sum is not broken over two lines: '7 × 8' has spaces that hold. */
export const keepTogether = (text: string) => text.replace(/(?<=[\d)?]) ([×÷+−=:<>-]) (?=[\d(?])/g, '\u00a0$1\u00a0')
