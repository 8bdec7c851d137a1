/**
 * What the tutor says about a sum, as a card says it: only the question itself ends in a question mark, and children in
 * the United States say parentheses and decimal point.
 */
export const reworded = (text: string) =>
  text
    .replace(/(= |^)\?(?=\/)/g, '$1___')
    .replace(/= (\d+)\/\?(?=,)/g, '= $1/___')
    .replaceAll('Behind the point come: tenths.', 'Tenths are the first place after the decimal point.')
    .replace(/\b(the|both) (points?)\b/g, '$1 decimal $2')
    .replace(/\b([Bb])ehind (?=(?:the|both) decimal)/g, (_, letter) => (letter === 'B' ? 'After ' : 'after '))
    .replace(/\ba (?=\$(?:8|11|18)\b)/g, 'an ')
    .replace(/\b1 (tenth|hundredth)s make\b/g, '1 $1 makes')
    .replaceAll('can not', 'cannot')
    .replaceAll('brackets', 'parentheses')
    .replaceAll('Brackets', 'Parentheses')
