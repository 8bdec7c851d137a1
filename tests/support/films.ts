import type { SignedIn } from './family.ts'
import type { TestApp } from './start-app.ts'

const text = (words: string) => [...new TextEncoder().encode(words)]
const behind = (head: number[], bytes: number) => {
  const film = new Uint8Array(Math.max(bytes, head.length))
  // So that a part of it can be told from another.
  for (let at = 0; at < film.length; at++) film[at] = head[at] ?? at % 251
  return film
}

/** The beginning of an MP4 file, and bytes behind it. */
export function mp4(brand = 'isom', along = ['isom', 'avc1'], bytes = 200): Uint8Array<ArrayBuffer> {
  const words = [...text('ftyp'), ...text(brand), 0, 0, 2, 0, ...along.flatMap(text)]
  return behind([0, 0, 0, words.length + 4, ...words], bytes)
}

/** The beginning of a WebM file, and bytes behind it. */
export function webm(docType = 'webm', bytes = 200): Uint8Array<ArrayBuffer> {
  const inside = [0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + docType.length, ...text(docType), 0x42, 0x87, 0x81, 4]
  return behind([0x1a, 0x45, 0xdf, 0xa3, 0x80 + inside.length, ...inside], bytes)
}

export type Sending = {
  title?: string
  grade?: string
  whose?: string
  type?: string
  headers?: Record<string, string>
}

/** Sends a film as the browser does. */
export async function sendFilm(
  to: TestApp,
  parent: SignedIn | null,
  bytes: Uint8Array<ArrayBuffer> | ReadableStream,
  sending: Sending = {},
) {
  const { title = 'Our trip', grade = '0', whose = 'family', type = 'video/mp4', headers } = sending
  const query = new URLSearchParams({ title, minimum_grade_level: grade, for: whose })
  const response = await to.http.request(`http://localhost/api/videos?${query}`, {
    method: 'POST',
    headers: {
      origin: 'http://localhost',
      host: 'localhost',
      'content-type': type,
      ...(parent && { cookie: parent.cookie }),
      ...headers,
    },
    body: bytes,
    ...(bytes instanceof ReadableStream && { duplex: 'half' }),
  })
  return { status: response.status, json: await response.json() }
}
