// `npm run dev`: the server with reload behind Vite with reload, at the same address as `npm start`.
import { spawn } from 'node:child_process'

const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const node = process.execPath

const children = [
  spawn(node, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    },
  }),
  spawn(node, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  }),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode = code ?? 0
  })
}
