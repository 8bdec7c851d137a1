/** Fonts of single lines by other people (npm hersheytext 2.0.0, svg_fonts): read from FONTS where that folder is given, never shipped. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { blindGlyphNames } from './names.ts'
import type { Dot, Trail } from './write.ts'

/** The last two are looked at in the end alone. */
const files = { building: ['EMSReadability', 'HersheySans1', 'EMSOsmotron'], kept: ['EMSTech', 'EMSNixish'] } as const

export type Font = { name: string; glyphs: Map<string, Trail[]> }

function fontOf(folder: string, name: string): Font {
  const text = readFileSync(path.join(folder, `${name}.svg`), 'utf8')
  const cap = Number(/cap-height="([\d.]+)"/.exec(text)?.[1] ?? 500)
  const glyphs = new Map<string, Trail[]>()
  for (const [, raw = '', d = ''] of text.matchAll(/<glyph unicode="([^"]+)"[^>]*? d="([^"]+)"/g)) {
    const glyph = raw.replace(/&#x([0-9a-f]+);/i, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    if (!blindGlyphNames.includes(glyph) || /[a-zB-KN-Z]/.test(d)) continue
    const parts = d.split('M').filter((part) => part.trim() !== '')
    glyphs.set(
      glyph,
      parts.map((part) => trailOf(part, cap)),
    )
  }
  // The small letters as a child writes them on our lines: half as tall as the big ones.
  const tall = 10 - Math.min(...(glyphs.get('x') ?? []).flat().map(([, y]) => y))
  for (const [glyph, trails] of glyphs)
    if (/[acegm-su-z]/.test(glyph))
      glyphs.set(
        glyph,
        trails.map((trail) => trail.map(([x, y]): Dot => [(x * 5) / tall, 10 - ((10 - y) * 5) / tall])),
      )
  return { name, glyphs }
}

function trailOf(part: string, cap: number): Trail {
  const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? []
  const keys = Array.from(
    { length: numbers.length >> 1 },
    (_, i): Dot => [((numbers[2 * i] ?? 0) / cap) * 10, 10 - ((numbers[2 * i + 1] ?? 0) / cap) * 10],
  )
  return keys.flatMap((to, i): Trail => {
    const from = keys[i - 1]
    if (!from) return [to]
    return Array.from(
      { length: 8 },
      (_, k): Dot => [from[0] + ((to[0] - from[0]) * (k + 1)) / 8, from[1] + ((to[1] - from[1]) * (k + 1)) / 8],
    )
  })
}

export function fontForms(kept: boolean): Font[] {
  const folder = process.env.FONTS ?? ''
  if (folder === '' || !existsSync(folder)) return []
  return (kept ? files.kept : files.building).map((name) => fontOf(folder, name))
}
