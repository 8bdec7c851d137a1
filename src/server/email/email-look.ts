/** What an email says, in the order in which it is read. */
export type Words = {
  heading: string
  paragraphs: string[]
  /** The one thing to do. */
  button?: { label: string; link: string }
  code?: string
  /** In small print at the end. */
  closing: string
  /** The way out, after it. */
  stop?: { label: string; link: string }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const ink = '#16372c'
const leaf = '#1f7a55'

/** The email as text, for whoever reads mail without pictures and colours. */
export function asText({ heading, paragraphs, button, code, closing, stop }: Words): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(code ? [`Or type this code: ${code}`] : []),
    closing,
    ...(stop ? [`${stop.label}:\n${stop.link}`] : []),
    '– Trellis',
  ]
  return `${parts.join('\n\n')}\n`
}

/** The email as a page that a phone can show: nothing is loaded from anywhere, and all looks are written in place. */
export function asHtml(words: Words): string {
  const { heading, paragraphs, button, code, closing, stop } = words
  const paragraph = (text: string, look = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;${look}">${safe(text)}</p>`
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${safe(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    button &&
      `<p style="margin:24px 0"><a href="${safe(button.link)}" style="display:inline-block;padding:14px 24px;` +
        `border-radius:12px;background:${leaf};color:#ffffff;font-size:17px;font-weight:bold;text-decoration:none">` +
        `${safe(button.label)}</a></p>`,
    code && paragraph('Or type this code:', 'margin-bottom:4px'),
    code &&
      `<p style="margin:0 0 24px;font-size:30px;font-weight:bold;letter-spacing:6px;font-family:monospace">${safe(code)}</p>`,
    button && paragraph(`If the button does not work, open this address: ${button.link}`, 'color:#4b6358'),
    paragraph(closing, 'color:#4b6358;margin-bottom:0'),
    stop &&
      `<p style="margin:16px 0 0;font-size:16px"><a href="${safe(stop.link)}" style="color:${leaf}">${safe(stop.label)}</a></p>`,
  ]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${safe(heading)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#fcf7ea;color:${ink};font-family:Lexend,Verdana,Arial,sans-serif">`,
    '<div style="max-width:480px;margin:0 auto">',
    `<p style="margin:0 0 16px;font-size:18px;font-weight:bold;color:${leaf}">Trellis</p>`,
    '<div style="padding:28px 24px;border-radius:18px;background:#ffffff;border:1px solid #e4dcc6">',
    ...body.filter(Boolean),
    '</div></div></body></html>',
  ].join('\n')
}
