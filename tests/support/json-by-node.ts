import type { Plugin } from 'vite'

const mark = '.read.js'

/**
 * Lets a worker read a JSON file by itself. Otherwise 30 MB of content would go through the bundler as source text, which
 * takes longer than most tests.
 */
export function jsonByNode(): Plugin {
  return {
    name: 'json-by-node',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.json')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && !found.external ? `${found.id}${mark}` : found
    },
    load(id) {
      if (!id.endsWith(`.json${mark}`)) return null
      const file = JSON.stringify(id.slice(0, -mark.length))
      return `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(${file}, 'utf8'))`
    },
  }
}
