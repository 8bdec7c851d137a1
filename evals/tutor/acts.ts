// What the reader of talk makes of lines: npx tsx evals/tutor/acts.ts context 'line' 'line' …
import { readTalk } from '../../src/server/tutor/read/talk/reader.ts'
import { contexts } from '../../src/server/tutor/read/talk/signs.ts'

const [context = 'none', ...lines] = process.argv.slice(2)
const own = contexts.find((one) => one === context) ?? 'none'
for (const line of lines)
  console.info(
    line,
    '→',
    readTalk(line, own)
      .slice(0, 4)
      .map(({ act, share }) => `${act} ${share.toFixed(2)}`)
      .join(', '),
  )
