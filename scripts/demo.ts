// `npm run demo [seed]`: Trellis on a database of its own, with an invented family that has learned for eight weeks. The
// family is made by simulated children who come through the real doors; the same seed makes the same children.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import './build-if-stale.mjs'
import { inventFamily } from './demo/invent-family.ts'

const port = process.env.PORT ?? '3000'
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trellis-demo-'))
const settings = { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', INVENTED: '1', LOG_LEVEL: 'warn' }
const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })

process.stdout.write('Inventing a family and its eight weeks …\n')
const { email, password } = await inventFamily(settings, Number(process.argv[2] ?? 7)).catch((error: unknown) => {
  remove()
  throw error
})

const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...settings, NODE_ENV: 'production' },
})
process.stdout.write(
  `\n  http://localhost:${port}\n  ${email}\n  ${password}\n\nStop it with Ctrl+C; nothing of it is kept.\n`,
)
process.on('SIGINT', () => server.kill('SIGTERM'))
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  remove()
  process.exit(code ?? 0)
})
