/**
 * npx tsx evals/boards/run.ts: boards by hands that the reader was not made from. Seeds 1 to 500 are for building; with
 * FINAL=1 the seeds from 501 on, most of them with forms that the first never show. EACH boards of a kind; MISSES=kind lists them.
 */
import { readScene } from '#server/drawings/read/read-scene.ts'
import { type Board, boardKinds, boardOf } from './boards.ts'

const each = Number(process.env.EACH ?? 100)
const first = process.env.FINAL ? 501 : 1
const percent = (part: number) => `${((100 * part) / each).toFixed(1)} %`

/** How long each board of a kind took, in milliseconds of the processor: other programs do not count. */
let times: number[] = []

type Verdict = 'exact' | 'asked' | 'unread' | 'wrong'
function judge({ truth, scene, words }: Board): { verdict: Verdict; got: string } {
  const began = process.cpuUsage()
  const reading = readScene(scene, words)
  const { user, system } = process.cpuUsage(began)
  times.push((user + system) / 1_000)
  if (reading.kind === 'seen') {
    return { verdict: reading.message === truth ? 'exact' : 'wrong', got: reading.message }
  }
  const options = reading.kind === 'unsure' ? reading.options.map(({ message }) => message) : []
  const isAsked = truth !== null && options.includes(truth)
  return { verdict: isAsked ? 'asked' : 'unread', got: options.join(' | ') }
}

const mean = () => times.reduce((sum, time) => sum + time, 0) / times.length
// The first reading brings the weights into memory.
readScene(boardOf('equations', 1).scene)

const rows: string[] = []
for (const kind of boardKinds) {
  times = []
  const counts = { exact: 0, asked: 0, unread: 0, wrong: 0 }
  for (let seed = first; seed < first + each; seed += 1) {
    const board = boardOf(kind, seed)
    const { verdict, got } = judge(board)
    counts[verdict] += 1
    const isAsked = process.env.MISSES === kind || (process.env.MISSES === 'wrong' && verdict === 'wrong')
    if (isAsked && verdict !== 'exact') process.stdout.write(`${verdict} ${kind} ${seed}: ${board.truth} -> ${got}\n`)
  }
  rows.push(
    `| ${kind} | ${percent(counts.exact)} | ${percent(counts.asked)} | ${percent(counts.unread)} | ${percent(counts.wrong)} | ${mean().toFixed(0)} / ${Math.max(...times).toFixed(0)} |`,
  )
}
process.stdout.write(
  `| board | exact | asked | not read | wrong | ms mean / most |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
)
