const marks = ['<!-- ink:begin -->', '<!-- ink:end -->'] as const

/** The page with this part about ink in its place, or at its end. */
export function withInk(page: string, part: string): string {
  const block = `${marks[0]}\n${part.trim()}\n${marks[1]}`
  const [from, to] = [page.indexOf(marks[0]), page.indexOf(marks[1])]
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${block}\n`
  return page.slice(0, from) + block + page.slice(to + marks[1].length)
}

/** The parts of a page that other scripts wrote into it, each between marks of its own, to stand after a new page. */
export function otherParts(page: string): string {
  const from = page.search(/<!-- \w+:begin -->/)
  return from < 0 ? '' : `\n${page.slice(from).trimEnd()}\n`
}
