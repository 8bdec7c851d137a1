import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder: above this file, in the sources as in the build. */
export const projectRoot = rootFrom(path.dirname(fileURLToPath(import.meta.url)))

function rootFrom(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : rootFrom(path.dirname(folder))
}
