import body from '#content/en/book/asks/body.json'
import children from '#content/en/book/asks/children.json'
import ideas from '#content/en/book/asks/ideas.json'
import machines from '#content/en/book/asks/machines.json'
import mammals from '#content/en/book/asks/mammals.json'
import nature from '#content/en/book/asks/nature.json'
import odd from '#content/en/book/asks/odd.json'
import people from '#content/en/book/asks/people.json'
import sky from '#content/en/book/asks/sky.json'
import talk from '#content/en/book/asks/talk.json'

const files: readonly Readonly<Record<string, readonly string[]>>[] = [
  ...[body, ideas, machines, mammals, nature, people, sky, talk],
  children,
  odd,
]

/** Further ways to ask, by the id of their entry, as children write them. */
export const moreAsks: Readonly<Record<string, readonly string[]>> = together()

function together(): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {}
  for (const file of files) for (const [id, asks] of Object.entries(file)) all[id] = [...(all[id] ?? []), ...asks]
  return all
}
