import type { App } from '#server/context.ts'

/** What is whole already, as content that comes. */
export async function* asContent(data: Buffer): AsyncGenerator<Buffer> {
  yield data
}

/** Removes a file that no row names any more. Should it not go, it is swept away later. */
export const letGoOfFile = ({ files, log }: Pick<App, 'files' | 'log'>, name: string): Promise<void> =>
  files
    .remove(name)
    .catch((error: unknown) => log.warn({ reason: String(error).slice(0, 200) }, 'a file could not be removed'))
