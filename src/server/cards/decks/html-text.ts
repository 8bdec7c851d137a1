// Latin letters and signs in the order of their numbers, from 160 on.
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const named = new Map<string, string>([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCodePoint(160 + at)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    hellip: '…',
    bull: '•',
    prime: '′',
    Prime: '″',
    euro: '€',
    trade: '™',
    larr: '←',
    rarr: '→',
    uarr: '↑',
    darr: '↓',
    harr: '↔',
    minus: '−',
    radic: '√',
    infin: '∞',
    asymp: '≈',
    ne: '≠',
    le: '≤',
    ge: '≥',
    pi: 'π',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    frasl: '⁄',
    ang: '∠',
    hearts: '♥',
    check: '✓',
    zwj: '\u200D',
    zwnj: '\u200C',
  }),
])

const blocks =
  /<\/?(?:br|p|div|li|ul|ol|tr|td|th|table|tbody|thead|h[1-6]|hr|blockquote|pre|dl|dt|dd|section|article)\b[^<>]*>/gi

/** The words of a piece of HTML: no tags, no pictures, no sounds, no code. Blocks and line breaks become a space. */
export function textOfHtml(html: string): string {
  const words = [
    ['<!--', '-->'],
    ['<style', '</style>'],
    ['<script', '</script>'],
    ['[sound:', ']'],
    ['[anki:', ']'],
  ].reduce((text, [open = '', close = '']) => without(text, open, close), html)
  return words
    .replace(blocks, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}[0-9]{0,2}));/gi, (all, decimal, hex, name) =>
      name ? (named.get(name) ?? all) : letter(Number(decimal ?? `0x${hex}`)),
    )
}

/** True when there is more in it than words: a picture or a sound. */
export const holdsMedia = (html: string) => /<(?:img|video|audio|svg|object)\b|\[sound:/i.test(html)

/** Cuts out everything from each opening to its end; without an end, all the rest. */
function without(text: string, open: string, close: string): string {
  const low = text.toLowerCase()
  let left = ''
  let from = 0
  for (let at = low.indexOf(open); at >= 0; at = low.indexOf(open, from)) {
    left += text.slice(from, at)
    const end = low.indexOf(close, at + open.length)
    if (end < 0) return left
    from = end + close.length
  }
  return left + text.slice(from)
}

const letter = (code: number) =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
