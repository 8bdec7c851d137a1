import type { Plugin, Rolldown } from 'vite'
import { lesson } from './chunks.ts'

/**
 * The document of a lesson is the application's, and names all files that the lesson begins with: they come side by side, not
 * one after the other as each is found in the one before.
 */
export function lessonDocument(): Plugin {
  return {
    name: 'trellis:lesson-document',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const document = bundle['app.html']
      if (document?.type !== 'asset')
        throw new Error('there is no app.html: is the application written in another way now?')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const application = startOf(chunks, /\/src\/client\/application\.tsx$/)
      document.source = withFiles(String(document.source), filesOf(application, bundle))
      this.emitFile({
        type: 'asset',
        fileName: 'learn.html',
        source: withFiles(document.source, filesOf(startOf(chunks, lesson), bundle)),
      })
    },
  }
}

function startOf(chunks: Rolldown.OutputChunk[], module: RegExp | string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId ?? ''].some((id) => (typeof module === 'string' ? id === module : module.test(id))),
  )
  if (!found) throw new Error(`no file has ${module}`)
  return found
}

/** A file with all that it imports at once. */
function filesOf(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(start.fileName)) return found
  found.add(start.fileName)
  for (const name of start.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') filesOf(next, bundle, found)
  }
  return found
}

const withFiles = (html: string, files: Iterable<string>) =>
  html.replace('</head>', () =>
    [...files]
      .filter((file) => !html.includes(`/${file}"`))
      .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `)
      .join('')
      .concat('</head>'),
  )
