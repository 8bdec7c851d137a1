import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The browser of this machine, or null: the one that CHROMIUM_PATH names, Debian's, Chrome, or Playwright's own. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  return [...usual, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null
}

/** Finds a browser or installs one: Debian's package where that is possible, otherwise Playwright's own. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (debian) {
    process.env.DEBIAN_FRONTEND = 'noninteractive'
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } else {
    run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
  }
  const installed = findChromium()
  if (!installed)
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to a browser of this machine.')
  return installed
}
