import { fine, type Point } from './geometry.ts'
import { type Draw, type PictureOf, Word } from './sketch.tsx'

type Coin = PictureOf<'coins'>['coins'][number]

type Look = { across: number; high: number; letter: string; label: string; metal: string; reeded: boolean }

/** Millimeters of a real coin become units at this rate; a bill is drawn smaller, or it would dwarf them. */
const rate = 2.4

const minted = (millimeters: number) => ({ across: fine(millimeters * rate), high: fine(millimeters * rate) })

export const coinLooks: Record<Coin, Look> = {
  penny: { ...minted(19.05), letter: 'P', label: 'penny 1¢', metal: 'copper', reeded: false },
  nickel: { ...minted(21.21), letter: 'N', label: 'nickel 5¢', metal: 'silver', reeded: false },
  dime: { ...minted(17.91), letter: 'D', label: 'dime 10¢', metal: 'silver', reeded: true },
  quarter: { ...minted(24.26), letter: 'Q', label: 'quarter 25¢', metal: 'silver', reeded: true },
  dollar: { across: 118, high: 52, letter: '$', label: 'dollar $1', metal: 'paper', reeded: false },
}

const gap = 12
const widest = 330

type Laid = { coin: Coin; x: number; middle: number }

/** In lines that fit, each coin at the middle of its line. */
export function layCoins(coins: readonly Coin[], below: number): { laid: Laid[]; width: number; height: number } {
  const lines: { coins: Coin[]; width: number; high: number }[] = []
  for (const coin of coins) {
    const { across, high } = coinLooks[coin]
    const line = lines.at(-1)
    if (line && line.width + gap + across <= widest) {
      line.coins.push(coin)
      line.width += gap + across
      line.high = Math.max(line.high, high)
    } else lines.push({ coins: [coin], width: across, high })
  }
  const laid: Laid[] = []
  let top = 0
  for (const line of lines) {
    let x = 2
    for (const coin of line.coins) {
      laid.push({ coin, x: fine(x), middle: fine(top + 2 + line.high / 2) })
      x += coinLooks[coin].across + gap
    }
    top += line.high + below + gap
  }
  return { laid, width: fine(Math.max(...lines.map((line) => line.width)) + 4), height: fine(top - gap + 4) }
}

/** United States coins by their size, metal and edge. What they are called and worth is written only when named. */
export const coins: Draw<'coins'> = ({ coins: list }, { named }) => {
  const { laid, width, height } = layCoins(list, named ? 20 : 0)
  return {
    width,
    height,
    marks: laid.map(({ coin, x, middle }) => {
      const { across, high, label } = coinLooks[coin]
      const at: Point = [fine(x + across / 2), middle]
      return (
        <g key={`${x} ${middle}`}>
          {coin === 'dollar' ? <Bill at={at} /> : <CoinMark at={at} look={coinLooks[coin]} />}
          {named && (
            <Word at={[at[0], fine(middle + high / 2 + 12)]} size={13}>
              {label.split(' ')[1] ?? ''}
            </Word>
          )}
        </g>
      )
    }),
  }
}

function CoinMark({ at: [x, y], look }: { at: Point; look: Look }) {
  const radius = look.across / 2
  const copper = look.metal === 'copper'
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={copper ? 'fill-sun' : 'fill-paper'} />
      <circle
        cx={x}
        cy={y}
        r={radius}
        className={copper ? 'fill-rose' : 'fill-ink-soft'}
        opacity={copper ? 0.5 : 0.26}
      />
      <circle cx={x} cy={y} r={fine(radius - 1)} className="fill-none stroke-ink" strokeWidth="2" />
      {look.reeded && (
        <circle
          cx={x}
          cy={y}
          r={fine(radius - 3)}
          className="fill-none stroke-ink"
          strokeWidth="2"
          strokeDasharray="1 1.6"
        />
      )}
      <circle cx={x} cy={y} r={fine(radius - 6)} className="fill-none stroke-ink-soft" strokeWidth="1" />
      <Word at={[x, y]} size={fine(radius * 0.95)} className="fill-ink font-semibold">
        {look.letter}
      </Word>
    </>
  )
}

function Bill({ at: [x, y] }: { at: Point }) {
  const { across, high } = coinLooks.dollar
  return (
    <g transform={`translate(${fine(x - across / 2)} ${fine(y - high / 2)})`}>
      <rect
        x="1"
        y="1"
        width={across - 2}
        height={high - 2}
        rx="3"
        className="fill-leaf-soft stroke-ink"
        strokeWidth="2"
      />
      <rect
        x="6"
        y="6"
        width={across - 12}
        height={high - 12}
        rx="2"
        className="fill-none stroke-leaf"
        strokeWidth="1.25"
      />
      <ellipse
        cx={across / 2}
        cy={high / 2}
        rx="18"
        ry="17"
        className="fill-paper stroke-leaf-deep"
        strokeWidth="1.5"
      />
      <path
        d={`M14 20h18M14 26h18M14 32h18M${across - 32} 20h18M${across - 32} 26h18M${across - 32} 32h18`}
        className="stroke-leaf"
        strokeWidth="1.5"
      />
      <Word at={[across / 2, high / 2]} size={22} className="fill-leaf-deep font-semibold">
        $
      </Word>
    </g>
  )
}
