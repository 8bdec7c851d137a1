/** npx tsx evals/ink/confused.ts: which glyphs the net takes for which, for whoever trains it (never the held-out writers). */
import { glyphNet } from '#server/drawings/read/glyph-weights.ts'
import { measureGlyphs } from './measure-glyphs.ts'

for (const { glyph, right, of, takenFor } of measureGlyphs(glyphNet(), 'tuned', Number(process.env.EACH ?? 200), 11)) {
  const worst = [...takenFor].sort((a, b) => b[1] - a[1]).slice(0, 4)
  process.stdout.write(
    `${glyph} ${((100 * right) / of).toFixed(1)} %  ${worst.map(([name, count]) => `${name}:${count}`).join(' ')}\n`,
  )
}
