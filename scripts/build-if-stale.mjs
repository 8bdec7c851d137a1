// Before `npm start`: builds when there is no build, or when something it is made of is newer.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const made = [
  'dist/server/main.js',
  'dist/server/content.pack',
  'dist/web/index.html',
  'dist/web/app.html',
  'dist/web/learn.html',
]
const sources = [
  'src',
  'content',
  'scripts/build',
  'scripts/web',
  'index.html',
  'app.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
]

function newest(name) {
  const stat = statSync(name)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(name).map((child) => newest(path.join(name, child))))
}

const builtAt = made.every((file) => existsSync(file)) ? Math.min(...made.map((file) => statSync(file).mtimeMs)) : 0
const changedAt = Math.max(...sources.filter((name) => existsSync(name)).map(newest))
if (changedAt > builtAt) {
  console.log('building Trellis …')
  const npm = process.env.npm_execpath
  const [command, words] = npm ? [process.execPath, [npm]] : ['npm', []]
  execFileSync(command, [...words, 'run', '--silent', 'build'], { stdio: 'inherit' })
}
