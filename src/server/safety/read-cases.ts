import { readFileSync } from 'node:fs'

/** The lines of `cases/<name>.txt`: what children and tutors say, for tests. */
export const casesOf = (name: string) =>
  readFileSync(new URL(`./cases/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
