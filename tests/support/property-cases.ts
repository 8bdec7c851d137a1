import fc from 'fast-check'

/** The cases of property tests are the same on every machine, so that a run says something about the change; `SOAK=1` makes new ones, many more. */
const soak = process.env.SOAK === '1'
fc.configureGlobal({ seed: soak ? Date.now() : 20_261_121, ...(soak && { numRuns: 1_000 }) })
