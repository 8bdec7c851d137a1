import { readFileSync } from 'node:fs'

/** The cases of evals/cases/<name>.txt, one a line. */
export const casesOf = (name: string): string[] =>
  readFileSync(new URL(`../../evals/cases/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
