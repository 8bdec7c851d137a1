import path from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

const main = path.resolve('src/client/main.ts')
export const application = path.resolve('src/client/application.tsx')
const router = path.resolve('src/client/router.tsx')
export const lesson = path.resolve('src/client/learn/lesson/learn-route.tsx')
const landing = path.resolve('src/client/public/landing-alive.tsx')

/** Parts of TanStack Query that its front file names and no first screen needs. */
const notAtOnce = /\/(infiniteQueryObserver|mutationObserver|useMutation|useInfiniteQuery)\.js$/

/** Where a lesson says what it brings as soon as it stands. */
const soon = /\/src\/client\/learn\/(help|listening|photos|screen)\/late-/

/**
 * A lesson is few files: what every screen needs, and what only a lesson needs. Left to itself the bundler gives each set of
 * screens that share a module a file of its own, and a slow line asks for thirty before a child can say anything.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // React changes rarely, so it keeps its name in every cache while the rest moves on.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: chunkOf, debugName: 'ours', priority: 1, includeDependenciesRecursively: false },
]

function chunkOf(id: string, graph: Graph): string | null {
  const { first, landed, everywhere, inLesson, soonInLesson, elsewhere } = sidesOf(graph)
  if (id === main || notAtOnce.test(id)) return null
  if (first.has(id) || id.includes('rolldown/runtime')) return 'first'
  if (landed.has(id)) return everywhere.has(id) || inLesson.has(id) ? 'common' : null
  if (everywhere.has(id)) return 'application'
  if (!inLesson.has(id)) return soonInLesson.has(id) && !elsewhere.has(id) ? 'lesson-soon' : null
  if (!elsewhere.has(id)) return 'lesson'
  // What a lesson shares with other screens: looks and small rules that nearly all of them use; the rest is about children.
  return /\/src\/(shared|client\/(ui|frame|late|store|data|routing))\//.test(id) ? 'application' : 'children'
}

/** What the document, the landing page, every screen, and a lesson need at once, or a lesson brings as soon as it stands; and what other screens ever need. */
type Sides = Record<'first' | 'landed' | 'everywhere' | 'inLesson' | 'soonInLesson' | 'elsewhere', Set<string>>

const known = new WeakMap<Graph, Sides>()

function sidesOf(graph: Graph): Sides {
  const before = known.get(graph)
  if (before) return before
  const atOnce = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const late = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const others = late(router).filter((id) => id !== lesson)
  const inLesson = reach([lesson], atOnce)
  const sides: Sides = {
    first: reach([main], atOnce),
    landed: reach([landing], atOnce),
    everywhere: reach([application], atOnce),
    inLesson,
    soonInLesson: reach([...inLesson].filter((id) => soon.test(id)).flatMap(late), atOnce),
    elsewhere: reach(others, (id) => [...atOnce(id), ...late(id)]),
  }
  known.set(graph, sides)
  return sides
}

function reach(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...next(id))
  }
  return found
}
