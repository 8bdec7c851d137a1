import { register } from 'tsx/esm/api'
import { configDefaults, defineConfig } from 'vitest/config'

// What starts several processes for one test belongs to `npm run test:all`.
const exclude = process.env.LONG_RUN ? configDefaults.exclude : [...configDefaults.exclude, '**/*.long.test.ts']

// The server runs as Node runs it: to take it through the bundler took half a minute of every worker.
register()
const execArgv = ['--max-old-space-size=8192']
const byNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', 'tsx', ...execArgv],
}

export default defineConfig({
  test: {
    exclude,
    // Patience: what is green waits for nothing, and a busy machine must not make it red (also in tests/support/patience.ts).
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What passes only at the second try is named at the end of the run (tests/support/counts-reporter.ts), and is a bug to mend.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // A worker keeps what all its files import: 1.2 GB today, but Node's own limit depends on the machine.
    execArgv,
    // Files of one worker share what they import, and its databases: to make both anew for each of them took most of the time.
    isolate: false,
    setupFiles: ['tests/support/property-cases.ts', 'tests/support/patience.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          ...byNode,
          include: ['src/{server,shared}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: ['tests/support/database-snapshot.ts', 'tests/support/built-server.ts'],
        },
      },
      // Rules of the client, which need no page.
      { extends: true, test: { name: 'client-rules', include: ['src/client/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/client/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [
            'tests/support/property-cases.ts',
            'tests/support/patience.ts',
            'tests/support/patient-screen.ts',
          ],
        },
      },
    ],
  },
})
