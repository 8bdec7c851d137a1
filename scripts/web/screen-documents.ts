import type { Plugin, Rolldown } from 'vite'
import { application, lesson, login, pricing, shell } from './chunks.ts'
import { drawnWithFirstAnswer } from './first-paint.ts'

/** Screens that people come to from outside, by the document that names their files. */
const documents: Readonly<Record<string, { modules: readonly string[]; isLesson?: true }>> = {
  'learn.html': { modules: [lesson], isLesson: true },
  'login.html': { modules: [shell, login] },
  'pricing.html': { modules: [shell, pricing] },
}

/**
 * The application's document names all files that every screen begins with; that of a lesson, of the sign-in and of the prices is
 * the same and names theirs too. So they come side by side, not one after the other as each is found in the one before. The letters
 * come behind them.
 */
export function screenDocuments(): Plugin {
  return {
    name: 'trellis:screen-documents',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const document = bundle['app.html']
      if (document?.type !== 'asset')
        throw new Error('there is no app.html: is the application written in another way?')
      const bare = String(document.source)
      const font = Object.keys(bundle).find((file) => /lexend-latin-wght-normal.*\.woff2$/.test(file))
      const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${font}">`
      const naming = (modules: readonly string[]) =>
        withTag(
          withFiles(
            bare,
            modules.flatMap((module) => [...filesOf(module, bundle)]),
          ),
          letters,
        )
      document.source = await drawnWithFirstAnswer(naming([application]), bundle)
      for (const [fileName, { modules, isLesson }] of Object.entries(documents)) {
        const html = naming([application, ...modules])
        const source = await drawnWithFirstAnswer(isLesson ? withHills(html) : html, bundle)
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

/** A child waits in the place where the lesson will be, not before an empty page. */
function withHills(html: string): string {
  const hills = html.replace(
    /<div id="root">(.*?<\/main>)<\/div>/s,
    (_all, waiting: string) =>
      `<div id="root"><div class="meadow relative flex flex-1 flex-col">${waiting}</div></div>`,
  )
  if (hills === html) throw new Error('the application does not wait in #root any more')
  return hills
}

/** The file that a module is in, with all that it imports at once. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): Set<string> {
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module))
  if (!start) throw new Error(`no file has ${module}`)
  const found = new Set<string>()
  const waiting = [start.fileName]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name]
    if (file?.type !== 'chunk' || found.has(name)) continue
    found.add(name)
    waiting.push(...file.imports)
  }
  return found
}

const withTag = (html: string, tag: string) => html.replace('  </head>', () => `    ${tag}\n  </head>`)

const withFiles = (html: string, files: Iterable<string>) =>
  [...new Set(files)]
    .filter((file) => !html.includes(`/${file}"`))
    .reduce((grown, file) => withTag(grown, `<link rel="modulepreload" crossorigin href="/${file}">`), html)
