// Learns by what the second ear (src/server/safety/ear/second.ts) hears orders to the tutor, from the lines in content/safety and
// what they mean: npx tsx scripts/learn-order-ear.ts; some two minutes. With --check it only compares.
import { keepNet } from './ear/keep-net.ts'
import { readTokens } from './ear/learn.ts'
import { learnSecond, orderedLines, orderShape } from './ear/learn-second.ts'
import { allLines } from './ear/read-lines.ts'

const began = performance.now()
const lines = orderedLines(readTokens(allLines()))
console.info(lines.length, 'lines,', Math.round((performance.now() - began) / 1000), 's')
keepNet(learnSecond(lines, orderShape), 'order-ear.json', began)
