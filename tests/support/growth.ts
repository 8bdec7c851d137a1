type Round = { text: string; times: number }

/**
 * How many times as much work twice the text is: 2 for what reads it once, 4 for what goes back over all of it at every
 * letter. Counted in this process's own time on the processor, so that a busy machine changes nothing: the least of many
 * rounds, and no more rounds once it is clear. What explodes with every letter never comes back, and ends by the time
 * limit of its test.
 */
export function growth(work: (text: string) => unknown, piece: string, length = 1_000): number {
  const rounds = roundsOf(piece, length)
  let round = rounds.next()
  while (!round.done) {
    const { text, times } = round.value
    const begun = process.cpuUsage()
    for (let time = 0; time < times; time++) work(fresh(text))
    round = rounds.next(since(begun))
  }
  return round.value
}

/** The same for work that is waited for. */
export async function growthOf(work: (text: string) => Promise<unknown>, piece: string, length = 1_000) {
  const rounds = roundsOf(piece, length)
  let round = rounds.next()
  while (!round.done) {
    const { text, times } = round.value
    const begun = process.cpuUsage()
    for (let time = 0; time < times; time++) await work(fresh(text))
    round = rounds.next(since(begun))
  }
  return round.value
}

let made = 0
/** Never the same text again: what is remembered of the last ones would hide how long reading takes. */
const fresh = (text: string) => `${text} ${++made}`

const since = (begun: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(begun)
  return user + system
}

/** What is to be measured next; told how many microseconds it took. */
function* roundsOf(piece: string, length: number): Generator<Round, number, number> {
  const [short, long] = [
    piece.repeat(Math.ceil(length / piece.length)),
    piece.repeat(Math.ceil((2 * length) / piece.length)),
  ]
  // Once, so that everything is compiled, and then as often as can be measured.
  yield { text: long, times: 1 }
  const times = Math.max(1, Math.round(2_000 / Math.max(1, yield { text: short, times: 1 })))
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 80 && (round < 2 || twice / once > 2.6); round++) {
    once = Math.min(once, yield { text: short, times })
    twice = Math.min(twice, yield { text: long, times })
  }
  return twice / once
}
