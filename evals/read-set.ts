import { readFileSync } from 'node:fs'

/** One case of a set: the columns of its line, and the heading that it stands under. */
export type SetCase = { category: string; columns: readonly string[] }

/**
 * Reads evals/sets/<name>.txt: a case a line, columns parted by tabs, '# ' before a heading. In a case '⏎' stands for a
 * new line and '\u200B' for that character, so that what is invisible can be seen here.
 */
export function readSet(name: string, folder: 'sets' | 'tuned' = 'sets'): SetCase[] {
  const cases: SetCase[] = []
  let category = ''
  for (const line of readFileSync(new URL(`${folder}/${name}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) category = line.slice(2)
    else if (line.trim() !== '') cases.push({ category, columns: line.split('\t').map(decoded) })
  }
  return cases
}

function decoded(column: string): string {
  return column
    .replaceAll('⏎', '\n')
    .replaceAll(/\\u([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
