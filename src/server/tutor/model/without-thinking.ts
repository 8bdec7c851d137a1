const opening = '<think>'
const closing = '</think>'

/** Drops the thoughts that some models speak aloud, between think tags, before their reply. */
export async function* withoutThinking(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let state: 'unknown' | 'thinking' | 'speaking' = 'unknown'
  let held = ''
  for await (const piece of pieces) {
    if (state === 'speaking') {
      yield piece
      continue
    }
    held += piece
    if (state === 'unknown') {
      const begun = held.trimStart().slice(0, opening.length)
      if (begun.length < opening.length && opening.startsWith(begun)) continue
      state = begun === opening ? 'thinking' : 'speaking'
    }
    const end = state === 'thinking' ? held.indexOf(closing) : -closing.length
    if (end === -1) {
      held = held.slice(1 - closing.length)
      continue
    }
    state = 'speaking'
    yield held.slice(end + closing.length)
    held = ''
  }
  if (state === 'unknown') yield held
}
