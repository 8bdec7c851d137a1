import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Pictures as they come, and as somebody would make them who wants to do harm.

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 250, g: 200, b: 90 } } })

/** Its left half is dark and its right half light, to see how it is turned. */
const twoHalves = (width: number, height: number) => {
  const dark = { create: { width: width / 2, height, channels: 3, background: '#102030' } } as const
  return plain(width, height).composite([{ input: dark, left: 0, top: 0 }])
}

/** A part of a PNG: length, name, content and a checksum. */
function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc(named))
  return Buffer.concat([length, named, check])
}

function crc(data: Buffer): number {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

/** A black PNG of one bit for each dot: small as a file, huge when it is opened. */
export function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [part('IHDR', head), part('IDAT', deflateSync(rows, { level: 1 })), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** Two pictures of 8 by 8 dots, a gray one and a white one. */
const frames = () =>
  sharp(Buffer.alloc(8 * 16 * 3, 90).fill(255, 8 * 8 * 3), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })

/** Says of a PNG that it moves. */
function moving(png: Buffer): Buffer {
  const afterHead = 8 + 25
  return Buffer.concat([png.subarray(0, afterHead), part('acTL', Buffer.alloc(8)), png.subarray(afterHead)])
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
export const html = '<html><script>alert(document.cookie)</script></html>'

export const goodPictures = async () => ({
  png: await plain(60, 40).png().toBuffer(),
  jpeg: await plain(60, 40).jpeg().toBuffer(),
  webp: await plain(60, 40).webp().toBuffer(),
  large: await plain(1_400, 1_100).jpeg().toBuffer(),
  /** A phone's, lying on its side, that tells where and by whom it was taken. */
  fromPhone: await twoHalves(80, 40)
    .withExif({ IFD0: { Copyright: 'Mia Miller' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  /** A picture and a page in one. */
  polyglot: Buffer.concat([await plain(60, 40).jpeg().toBuffer(), Buffer.from(html)]),
})

export const badPictures = async () => {
  const png = await plain(60, 40).png().toBuffer()
  const jpeg = await plain(300, 200).jpeg().toBuffer()
  return {
    'an SVG': svg,
    'an animated GIF': await frames().gif().toBuffer(),
    'an animated WebP': await frames().webp().toBuffer(),
    'an animated PNG': moving(png),
    'a TIFF': await plain(60, 40).tiff().toBuffer(),
    'an AVIF': await plain(60, 40).avif().toBuffer(),
    'a page': Buffer.from(html),
    'a page that begins like a JPEG': Buffer.from(`\xff\xd8\xff${html}`, 'latin1'),
    'half a PNG': png.subarray(0, png.length - 40),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'the beginning of a WebP': (await plain(60, 40).webp().toBuffer()).subarray(0, 20),
    'nothing at all': Buffer.alloc(0),
  }
}

/** Width and height of an AVIF, from its own description: the server's decoder does not open one. */
export function avifSize(file: Buffer): [number, number] {
  if (file.toString('latin1', 4, 12) !== 'ftypavif') throw new Error('this is no AVIF')
  const at = file.indexOf('ispe', 0, 'latin1') + 8
  return [file.readUInt32BE(at), file.readUInt32BE(at + 4)]
}
