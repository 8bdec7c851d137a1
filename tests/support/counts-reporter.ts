import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes what `scripts/test.ts` tells at the end: how many tests passed and failed, and each that needed a second try, with why. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const counts = { passed: 0, failed: 0, again: [] as string[] }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'failed') counts.failed++
        if (state !== 'passed') continue
        counts.passed++
        if (test.diagnostic()?.flaky)
          counts.again.push(
            `${module.relativeModuleId} > ${test.fullName}: ${errors?.[0]?.message ?? 'no reason given'}`,
          )
      }
    }
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(counts))
  }
}
