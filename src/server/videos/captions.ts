import { AppError } from '#server/errors.ts'

const refused = (why: string) => new AppError('validation_failed', why, { fields: { captions: 'not_webvtt' } })

type Block = { lines: string[]; at: number }

/**
 * Reads captions (WebVTT) and writes them anew with nothing in them but times, words, and <b>, <i>, <u> and <v>. What
 * styles and places them is left out; anything that is no caption is refused, with the line where it stands.
 */
export function readCaptions(given: string): string {
  const [head, ...blocks] = blocksOf(given)
  if (!head || !/^WEBVTT(?:[ \t].*)?$/.test(head.lines[0] ?? ''))
    throw refused('Captions are a WebVTT file (.vtt): its first line is WEBVTT.')
  let before = 0
  const cues = blocks.filter(isCue).map((block) => {
    const cue = readCue(block, before)
    before = cue.from
    return `${clock(cue.from)} --> ${clock(cue.to)}\n${cue.text}`
  })
  if (cues.length === 0) throw refused('There are no captions in this file.')
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** The lines between blank ones; each block knows in which line it begins. */
function blocksOf(given: string): Block[] {
  const lines = withoutControls(given).split('\n')
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') {
      open = null
      continue
    }
    if (!open) {
      open = { lines: [], at: at + 1 }
      blocks.push(open)
    }
    open.lines.push(line)
  }
  return blocks
}

/** Control characters and those that turn the direction of a text have no place in captions. */
const withoutControls = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, (found) => (found === '\t' ? ' ' : ''))

/** Remarks, styles and places are not spoken. */
const isCue = ({ lines }: Block) => !/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(lines[0] ?? '') || lines[0]?.includes('-->')

const time = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const times = new RegExp(`^\\s*${time}\\s+-->\\s+${time}(?:\\s.*)?$`)

function readCue({ lines, at }: Block, before: number): { from: number; to: number; text: string } {
  const timed = lines[0]?.includes('-->') ? 0 : 1
  const found = times.exec(lines[timed] ?? '')
  if (!found) throw refused(`Line ${at + timed}: times are written as 00:01.000 --> 00:04.000.`)
  const [from, to] = [seconds(found.slice(1, 5)), seconds(found.slice(5, 9))]
  if (to <= from) throw refused(`Line ${at + timed}: this caption ends before it begins.`)
  if (from < before) throw refused(`Line ${at + timed}: captions stand in the order of their times.`)
  const text = lines.slice(timed + 1).map((line, more) => wordsIn(line, at + timed + 1 + more))
  if (text.length === 0) throw refused(`Line ${at + timed}: this caption says nothing.`)
  return { from, to, text: text.join('\n') }
}

const seconds = ([hours = '0', minutes = '0', whole = '0', thousandths = '0']: (string | undefined)[]) =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1_000

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

function clock(at: number): string {
  const [ms, whole] = [Math.round(at * 1_000) % 1_000, Math.floor(Math.round(at * 1_000) / 1_000)]
  return `${two(whole / 3_600)}:${two((whole / 60) % 60)}:${two(whole % 60)}.${String(ms).padStart(3, '0')}`
}

const kept = /^(?:<\/?[biu]>|<\/v>|<v(?:\.[\w-]+)*(?: [^<>&]{1,60})?>)$/
/** These are WebVTT too; the words in them stay. */
const passedOver = /^<\/?(?:c|lang|ruby|rt)(?:[. ][^<>]*)?>$|^<(?:\d+:)?\d\d:\d\d\.\d{3}>$/

function wordsIn(line: string, at: number): string {
  if (line.includes('-->')) throw refused(`Line ${at}: there is an empty line before the times of a caption.`)
  const plain = line.replace(/<[^<>]*>/g, (tag) => {
    if (kept.test(tag)) return tag
    if (passedOver.test(tag)) return ''
    throw refused(`Line ${at}: only <b>, <i>, <u> and <v> may stand in captions.`)
  })
  if (/[<>]/.test(plain.replace(/<[^<>]*>/g, ''))) throw refused(`Line ${at}: write &lt; and &gt; for these signs.`)
  return plain.trimEnd()
}
