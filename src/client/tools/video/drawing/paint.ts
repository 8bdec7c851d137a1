/** Colours by their names in tokens.css, as classes: written out, so that the style sheet holds them. */
const paints: Record<string, readonly [fill: string, stroke: string]> = {
  none: ['fill-none', 'stroke-none'],
  paper: ['fill-paper', 'stroke-paper'],
  cream: ['fill-cream', 'stroke-cream'],
  'cream-deep': ['fill-cream-deep', 'stroke-cream-deep'],
  line: ['fill-line', 'stroke-line'],
  ink: ['fill-ink', 'stroke-ink'],
  'ink-soft': ['fill-ink-soft', 'stroke-ink-soft'],
  leaf: ['fill-leaf', 'stroke-leaf'],
  'leaf-deep': ['fill-leaf-deep', 'stroke-leaf-deep'],
  'leaf-soft': ['fill-leaf-soft', 'stroke-leaf-soft'],
  'leaf-line': ['fill-leaf-line', 'stroke-leaf-line'],
  sun: ['fill-sun', 'stroke-sun'],
  'sun-deep': ['fill-sun-deep', 'stroke-sun-deep'],
  'sun-soft': ['fill-sun-soft', 'stroke-sun-soft'],
  'sun-line': ['fill-sun-line', 'stroke-sun-line'],
  rose: ['fill-rose', 'stroke-rose'],
  'rose-deep': ['fill-rose-deep', 'stroke-rose-deep'],
  'rose-soft': ['fill-rose-soft', 'stroke-rose-soft'],
  'rose-line': ['fill-rose-line', 'stroke-rose-line'],
  sky: ['fill-sky', 'stroke-sky'],
  'sky-deep': ['fill-sky-deep', 'stroke-sky-deep'],
  'sky-soft': ['fill-sky-soft', 'stroke-sky-soft'],
  'sky-line': ['fill-sky-line', 'stroke-sky-line'],
}

const named = (name: string) => paints[name] ?? ['fill-ink', 'stroke-ink']

/** How a shape is painted: its inside, and its outline. */
export const painted = (fill: string, stroke: string): string => `${named(fill)[0]} ${named(stroke)[1]}`
