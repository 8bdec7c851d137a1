import { type AskedForm, clearForm, form } from './forms.ts'

const isBar = (text: string | undefined): text is string => text !== undefined && /^\d+\/\d+$/.test(text)
const isMixed = (text: string | undefined): text is string => text !== undefined && /^\d+ \d+\/\d+$/.test(text)

const lowest =
  '(?:in |into |to |as )?(?:its |the |a )?(?:simplest form|simplest terms|lowest terms|simplest|simple form|simplified|reduced)'
const simplest: AskedForm[] = [
  `(?:simplify|reduce|simplest form (?:of|for)|lowest terms of)(?: the fraction| this fraction)? #(?: ${lowest})?`,
  `(?:is |write |put |make |turn |change )?(?:the fraction )?# ${lowest}`,
].map((source) => clearForm(source, ([fraction]) => (isBar(fraction) ? { kind: 'simplest', of: { fraction } } : null)))

const turned = '(?:write |turn |change |convert |make |rewrite )?'
const as = '(?:as|to|into|in|for)?(?: ?an?)?'
const mixed: AskedForm[] = [
  clearForm(`${turned}# ?${as} mixed (?:number|fraction)s?`, ([fraction]) =>
    isBar(fraction) ? { kind: 'mixed', of: { fraction } } : null,
  ),
  clearForm(`mixed number (?:of|for) #`, ([fraction]) =>
    isBar(fraction) ? { kind: 'mixed', of: { fraction } } : null,
  ),
  clearForm(`${turned}# ?${as} (?:improper |top heavy )(?:fraction)?`, ([given]) =>
    isMixed(given) ? { kind: 'improper', of: { mixed: given } } : null,
  ),
  clearForm(`${turned}# ?${as} fraction`, ([given]) =>
    isMixed(given) ? { kind: 'improper', of: { mixed: given } } : null,
  ),
  clearForm('improper fraction (?:of|for) #', ([given]) =>
    isMixed(given) ? { kind: 'improper', of: { mixed: given } } : null,
  ),
]

const bottoms = new Map(
  'halves:2 half:2 thirds:3 third:3 fourths:4 fourth:4 forths:4 quarters:4 fifths:5 sixths:6 sevenths:7 eighths:8 eights:8 ninths:9 tenths:10 twelfths:12 hundredths:100'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([name = '', bottom = '']) => [name, bottom] as const),
)
const named = `(?<parts>${[...bottoms.keys()].join('|')})`
const same = '(?:=|is|equals|equal|is equal to|equal to|is the same as|same as)'
const equal: AskedForm[] = [
  form(`# ${same} (?:gap|what|x|n) (?:÷|over|out of) #`, ([fraction = '', bottom = '']) =>
    equalTo(fraction, '', bottom),
  ),
  form(`# ${same} # (?:÷|over|out of) (?:gap|what|x|n)`, ([fraction = '', top = '']) => equalTo(fraction, top, '')),
  form(`(?:gap|what|x|n) (?:÷|over|out of) # ${same} #`, ([bottom = '', fraction = '']) =>
    equalTo(fraction, '', bottom),
  ),
  form(`# (?:÷|over) (?:gap|what|x|n) ${same} #`, ([top = '', fraction = '']) => equalTo(fraction, top, '')),
  form(`# ${same} how many ${named}`, ([fraction = ''], { groups }) =>
    equalTo(fraction, '', bottoms.get(groups.parts ?? '') ?? ''),
  ),
  form(`how many ${named} (?:are |is |make |equal )*(?:in |there in |to )?#`, ([fraction = ''], { groups }) =>
    equalTo(fraction, '', bottoms.get(groups.parts ?? '') ?? ''),
  ),
  form(
    '(?:an? |another )?(?:equal fraction|equivalent fraction|fraction)s? (?:that is |is |that equals? )?(?:equal |equivalent |the same )?(?:to|of|for|as)? ?#',
    ([fraction = '']) => equalTo(fraction, '', ''),
  ),
  form(
    '(?:which|what) fractions? (?:is|are|equals?)(?: equal| equivalent| the same)?(?: to| as)? #',
    ([fraction = '']) => equalTo(fraction, '', ''),
  ),
  form('# (?:is )?(?:equal|equivalent) to (?:what|which)(?: fraction| other fraction)?', ([fraction = '']) =>
    equalTo(fraction, '', ''),
  ),
]

function equalTo(fraction: string, top: string, bottom: string) {
  return isBar(fraction) ? ({ kind: 'equalFraction', of: { fraction, top, bottom } } as const) : null
}

export const fractionForms: readonly AskedForm[] = [...simplest, ...mixed, ...equal]
