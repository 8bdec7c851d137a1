import type { Figures } from './figures.ts'
import { type Many, manyPlaces } from './many-places.ts'
import { Drawing, type OneArt } from './marks.tsx'
import { painted } from './paint.ts'
import { late, readingTime, wordAt } from './timing.ts'

type ManyMarkProps = { art: Many; figures: Figures; line: number; sentence: string; still: boolean }

/** How long one waits for the one before it, as they come. Milliseconds. */
const oneByOne = 130

/** The same thing many times: each has its own place, and its own turn when they come and are counted. */
export function ManyMark({ art, figures, line, sentence, still }: ManyMarkProps) {
  const places = manyPlaces(art, line)
  const splits = art.split?.find(({ at }) => at === line)
  const isCounted = art.counted !== undefined && line >= art.counted.at
  const step = readingTime(sentence) / (art.count + 1)
  const comes = wordAt(sentence, art.on)
  return places.map(([x, y], at) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place in the count
      key={at}
      style={{ transform: `translate(${x}px, ${y}px)`, ...late(splits ? wordAt(sentence, splits.on) : 0) }}
      className={still ? undefined : 'transition-transform delay-(--late,0s) duration-900 ease-in-out'}
    >
      <g className={still ? undefined : 'animate-film-grow'} style={late(comes + 100 + at * oneByOne)}>
        <g className={!still && line === art.counted?.at ? 'animate-film-hop' : undefined} style={late(at * step)}>
          <Drawing art={memberOf(art)} figures={figures} />
        </g>
      </g>
      {isCounted && (
        <text
          y={-art.size * 0.62}
          textAnchor="middle"
          fontSize={Math.max(15, art.size * 0.42)}
          className={`font-semibold ${painted('ink', 'none')} ${still || line !== art.counted?.at ? '' : 'animate-film-fade'}`}
          style={late(at * step)}
        >
          {(art.counted?.first ?? 1) + at}
        </text>
      )}
    </g>
  ))
}

/** One of them, around 0, 0. */
export function memberOf(art: Pick<Many, 'thing' | 'figure' | 'size' | 'fill' | 'stroke'>): OneArt {
  const look = { id: 'one', x: 0, y: 0, fill: art.fill, stroke: art.stroke }
  if (art.thing) return { kind: 'thing', ...look, thing: art.thing, size: art.size }
  if (art.figure) return { kind: 'figure', ...look, figure: art.figure, size: art.size }
  return { kind: 'circle', ...look, radius: art.size / 2 }
}
