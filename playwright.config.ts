import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ensureChromium } from './tests/support/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 38_300)
/** Where the journeys read what the services outside have received. */
const [reading, smtp, oidc] = [port + 1, port + 2, port + 3]
process.env.E2E_OUTSIDE = `http://127.0.0.1:${reading}`
process.env.E2E_DATA ??= mkdtempSync(path.join(os.tmpdir(), 'trellis-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  // The one place for patience: what is green waits for nothing, and a busy machine must not make it red.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Both use one server: what they do there belongs to families of their own.
  workers: 2,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // A second try says whether it was the machine, and is traced (a trace costs half as much again as the journey);
  // `scripts/test.ts` names whatever needed one.
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      command: `node --import tsx tests/support/e2e-services.ts ${reading} ${smtp} ${oidc} http://localhost:${port}`,
      url: `http://127.0.0.1:${reading}/`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      command: 'node dist/server/main.js',
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      reuseExistingServer: false,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: process.env.E2E_DATA,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '1',
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        MAIL_FROM: 'Trellis <trellis@example.org>',
        REQUIRE_EMAIL_CONFIRMATION: 'false',
        SMS_URL: `http://127.0.0.1:${reading}/text`,
        GOOGLE_ISSUER: `http://localhost:${oidc}`,
        GOOGLE_CLIENT_ID: 'trellis',
        GOOGLE_CLIENT_SECRET: 'a secret of the local provider',
      },
    },
  ],
})
