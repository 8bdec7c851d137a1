import { classNames } from '#client/ui/class-names.ts'
import type { Figures } from './figures.ts'
import { moving, placed, Sheet } from './layer.tsx'
import { lifeOf, phaseOf } from './life.ts'
import { type Many, manyPlaces } from './many-places.ts'
import { Drawing, type OneArt, reachOf } from './marks.tsx'
import { painted } from './paint.ts'
import { late, readingTime, wordAt } from './timing.ts'

type ManyMarkProps = { art: Many; figures: Figures; line: number; sentence: string; still: boolean }

/** How long one waits for the one before it, as they come. Milliseconds. */
const oneByOne = 130

/** More than these at once would be restless, and too much to move. */
const mostAlive = 10

/** The same thing many times: each has its own place, and its own turn when they come and are counted. */
export function ManyMark({ art, figures, line, sentence, still }: ManyMarkProps) {
  const places = manyPlaces(art, line)
  const splits = art.split?.find(({ at }) => at === line)
  const isCounted = art.counted !== undefined && line >= art.counted.at
  const step = readingTime(sentence) / (art.count + 1)
  const comes = wordAt(sentence, art.on)
  const member = memberOf(art)
  return places.map(([x, y], at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place in the count
      key={at}
      style={{ ...placed({ x, y }), ...late(splits ? wordAt(sentence, splits.on) : 0) }}
      className={classNames('absolute top-0 left-0', !still && moving)}
    >
      <span className={classNames('block', !still && 'animate-film-grow')} style={late(comes + 100 + at * oneByOne)}>
        <span
          className={classNames('block', !still && line === art.counted?.at && 'animate-film-hop')}
          style={late(at * step)}
        >
          <span
            className={classNames('block', !still && art.count <= mostAlive && lifeOf(art.thing ?? art.figure))}
            style={late(phaseOf(at))}
          >
            <Sheet reach={reachOf(member)}>
              <Drawing art={member} figures={figures} />
            </Sheet>
          </span>
        </span>
      </span>
      {isCounted && (
        <span
          className={classNames('block', !still && line === art.counted?.at && 'animate-film-fade')}
          style={late(at * step)}
        >
          <Sheet reach={art.size}>
            <text
              y={-art.size * 0.62}
              textAnchor="middle"
              fontSize={Math.max(15, art.size * 0.42)}
              strokeWidth={4}
              className={`font-semibold [paint-order:stroke] ${painted('ink', 'paper')}`}
            >
              {(art.counted?.first ?? 1) + at}
            </text>
          </Sheet>
        </span>
      )}
    </span>
  ))
}

/** One of them, around 0, 0. */
export function memberOf(art: Pick<Many, 'thing' | 'figure' | 'size' | 'fill' | 'stroke'>): OneArt {
  const look = { id: 'one', x: 0, y: 0, fill: art.fill, stroke: art.stroke }
  if (art.thing) return { kind: 'thing', ...look, thing: art.thing, size: art.size }
  if (art.figure) return { kind: 'figure', ...look, figure: art.figure, size: art.size }
  return { kind: 'circle', ...look, radius: art.size / 2 }
}
