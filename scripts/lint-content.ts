// `npm run lint:content`: every item, card, word and line through every check of which the unit tests take a sample.
// What passed is not looked at again until something that it is made of changes.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const madeOf = ['content', 'evals', 'src/server', 'src/shared', 'src/client', 'tests/support', 'package-lock.json']
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...madeOf], {
  encoding: 'utf8',
})
const hash = createHash('sha256')
for (const file of listed.split('\n').filter((name) => name !== '' && existsSync(name)))
  hash.update(file).update('\0').update(readFileSync(file))
const kept = path.join('node_modules', '.cache', 'trellis', `content-${hash.digest('hex')}`)
if (existsSync(kept) && !process.argv.includes('--again')) {
  console.log('The content has not changed since it passed.')
  process.exit(0)
}
const sweeping = execFileSync('grep', ['-rl', 'support/sample.ts', '--include=*.test.ts', 'src', 'tests'], {
  encoding: 'utf8',
})
// The films are few: all of them are looked at each time.
const films = [
  'src/shared/clip.test.ts',
  'src/client/tools/video/film-shapes.test.ts',
  'src/client/tools/video/film-places.test.ts',
]
const vitest = path.join('node_modules', '.bin', 'vitest')
const { status } = spawnSync(vitest, ['run', '--testTimeout=300000', ...sweeping.trim().split('\n'), ...films], {
  stdio: 'inherit',
  env: { ...process.env, SWEEP: 'all' },
})
if (status !== 0) process.exit(status ?? 1)
mkdirSync(path.dirname(kept), { recursive: true })
writeFileSync(kept, '')
