import words from '#content/en/archive.json'
import { icuText } from '#server/icu/icu-text.ts'
import type { BoardElement, BoardScene } from '#shared/drawing.ts'
import { pathOf } from '#shared/tools/blackboard/outline.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const look = `body{margin:0 auto;max-width:44rem;padding:1.5rem;background:#fcf7ea;color:#16372c;font:1rem/1.5 Lexend,Verdana,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2.5rem 0 .25rem;border-top:1px solid #d8cfb8;padding-top:1.25rem}a{color:#146a46}img{max-width:100%;border:1px solid #d8cfb8;border-radius:.75rem;background:#fff}`

/** What a page of the archive tells of one child. */
export type ChildPage = {
  nickname: string
  said: string
  consents: { version: string | null; at: string }[]
  notes: string[]
  pictures: { name: string; at: string }[]
}

/** The page that opens the archive: what is in it, child by child. */
export function indexPage(name: string, now: Date, children: ChildPage[]): string {
  const day = (at: string | Date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
  const list = (lines: string[]) =>
    lines.length > 0 ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : ''
  const part = (heading: string, lines: string[]) => (lines.length > 0 ? `<h3>${safe(heading)}</h3>${list(lines)}` : '')
  const of = (child: ChildPage) => `<h2>${safe(child.nickname)}</h2>
<p><a href="${encodeURI(child.said)}">${safe(words.said)}</a></p>
${part(words.notes, child.notes.map(safe))}
${part(
  words.consents,
  child.consents.map(({ version, at }) =>
    safe(
      version === null ? icuText(words.withdrawn, { date: day(at) }) : icuText(words.given, { date: day(at), version }),
    ),
  ),
)}
${child.pictures.length > 0 ? `<h3>${safe(words.pictures)}</h3>` : ''}
${child.pictures.map(({ name: file, at }) => `<p><img src="${encodeURI(file)}" alt=""><br>${safe(day(at))}</p>`).join('\n')}`
  const title = safe(words.title)
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${look}</style></head><body><h1>${title}</h1>
<p>${safe(icuText(words.made, { name, date: day(now) }))}</p><p><a href="trellis.json">${safe(words.data)}</a></p>
${children.map(of).join('\n')}</body></html>\n`
}

/** A board as a picture that any program opens. */
export function boardSvg({ elements }: BoardScene): string {
  const { width, height } = boardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${elements.map(drawn).join('')}</svg>\n`
}

function drawn(element: BoardElement): string {
  if (element.kind === 'text')
    return `<text x="${element.x}" y="${element.y}" font-size="${element.size}" fill="${element.color}">${safe(element.text)}</text>`
  const points = (pathOf(element) ?? []).map(([x, y]) => `${x},${y}`).join(' ')
  return `<polyline points="${points}" fill="none" stroke="${element.color}" stroke-width="${element.width}" stroke-linecap="round" stroke-linejoin="round"/>`
}
