import type { Plugin, Rolldown } from 'vite'
import { application, lesson } from './chunks.ts'
import { drawnWithFirstAnswer } from './first-paint.ts'

/**
 * The application's document names all files that every screen begins with; a lesson's is the same and names the lesson's too.
 * So they come side by side, not one after the other as each is found in the one before. The letters come behind them.
 */
export function lessonDocument(): Plugin {
  return {
    name: 'trellis:lesson-document',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const document = bundle['app.html']
      if (document?.type !== 'asset')
        throw new Error('there is no app.html: is the application written in another way?')
      const bare = String(document.source)
      const font = Object.keys(bundle).find((file) => /lexend-latin-wght-normal.*\.woff2$/.test(file))
      const everywhere = filesOf(application, bundle)
      const withFont = (html: string) =>
        withTag(
          html,
          `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${font}">`,
        )
      document.source = await drawnWithFirstAnswer(withFont(withFiles(bare, everywhere)), bundle)
      const lessons = withHills(withFont(withFiles(bare, [...everywhere, ...filesOf(lesson, bundle)])))
      this.emitFile({ type: 'asset', fileName: 'learn.html', source: await drawnWithFirstAnswer(lessons, bundle) })
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
