import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['tests/support/property-cases.ts'],
    projects: [
      // Files of one worker share what they import: reading the curriculum anew for each of them took a third of the time.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/{server,shared}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: ['tests/support/database-snapshot.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/property-cases.ts', 'tests/support/patient-screen.ts'],
        },
      },
    ],
  },
})
