import mammals from '#content/en/book/asks/mammals.json'
import nature from '#content/en/book/asks/nature.json'
import sky from '#content/en/book/asks/sky.json'

/** Further ways to ask, by the id of their entry, as children write them. */
export const moreAsks: Readonly<Record<string, readonly string[]>> = { ...mammals, ...nature, ...sky }
