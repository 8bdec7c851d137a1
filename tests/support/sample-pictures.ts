import type { Picture } from '#shared/picture.ts'

const alt = 'what is drawn'

/** One of every kind at least, at the edges of what they may hold. */
export const samplePictures: Picture[] = [
  { kind: 'clock', hour: 3, minute: 20, alt },
  { kind: 'coins', coins: ['penny', 'dollar', 'dime', 'quarter', 'nickel', 'penny'], alt },
  { kind: 'array', rows: 20, columns: 20, thing: 'bee', alt },
  {
    kind: 'objects',
    groups: [
      { thing: 'fish', count: 0 },
      { thing: 'leaf', count: 20 },
    ],
    crossed: 3,
    alt,
  },
  { kind: 'ten-frame', filled: [10, 0, 3], alt },
  { kind: 'base-ten', hundreds: 0, tens: 0, ones: 0, alt },
  { kind: 'base-ten', hundreds: 9, tens: 12, ones: 12, alt },
  {
    kind: 'number-line',
    from: -2,
    to: 2,
    step: 0.5,
    labels: [
      { at: -2, text: '−2' },
      { at: 0.5, text: '1/2' },
    ],
    alt,
  },
  {
    kind: 'fraction-bars',
    bars: [
      { parts: 1, shaded: 1 },
      { parts: 20, shaded: 0 },
    ],
    alt,
  },
  {
    kind: 'fraction-circles',
    circles: [
      { parts: 1, shaded: 1 },
      { parts: 12, shaded: 5 },
    ],
    alt,
  },
  { kind: 'shape', shape: 'cone', turned: 90, alt },
  { kind: 'shape', shape: 'heart', parts: 2, shaded: 1, line: 0, alt },
  { kind: 'rectangle', width: 20, height: 1, labels: { top: '20 inches', side: '?' }, grid: true, alt },
  { kind: 'angle', degrees: 180, alt },
  {
    kind: 'graph',
    title: 'Pets',
    bars: [
      { label: 'cats', value: 0 },
      { label: 'dogs', value: 0 },
    ],
    alt,
  },
  {
    kind: 'graph',
    title: 'Pets',
    bars: [
      { label: 'cats', value: 7 },
      { label: 'dogs', value: 100 },
    ],
    thing: 'star',
    worth: 2,
    alt,
  },
  {
    kind: 'line-plot',
    title: 'Lengths',
    columns: [
      { label: '1/4', count: 0 },
      { label: '1/2', count: 10 },
    ],
    alt,
  },
  { kind: 'ruler', unit: 'centimeter', length: 15, from: 0, to: 7.3, alt },
  { kind: 'grid-points', size: 5, points: [{ x: 0, y: 0, name: 'A' }], alt },
  { kind: 'glyph', text: 'b', alt },
]
