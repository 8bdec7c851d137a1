import sharp from 'sharp'
import { AppError } from '#server/errors.ts'
import { isAnimated, pictureKind } from './picture-kind.ts'

/** A picture as we keep it: drawn by us, so that nothing of the sender's file is left but what can be seen. */
export type Drawn = {
  /** WebP. */
  data: Buffer
  width: number
  height: number
  /** The same as JPEG, which every model server reads. */
  jpeg: Buffer
}

/** A photo of homework: a phone's 24 megapixels are 5,712 × 4,284. */
const photoPixels = 24 * 1024 * 1024
const longestSide = 1_600
const avatarPixels = 50_000_000
const avatarSide = 512
const timeout = { seconds: 5 }

/** So many pictures are drawn at a time, and so many more may wait. */
const atOnce = 2
const mostWaiting = 8

const unreadable = (cause?: unknown) =>
  new AppError('unsupported_media_type', 'This picture cannot be read. Please choose another one: JPEG, PNG or WebP.', {
    cause,
  })

let prepared = false

/** Only the three kinds are ever decoded, whatever a file turns out to be; and nothing of a picture is remembered. */
function prepare(): void {
  if (prepared) return
  prepared = true
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
}

/** Decodes a PNG, JPEG or WebP and draws it anew, upright and at most 1,600 pixels wide and high. */
export const drawAnew = (file: Buffer): Promise<Drawn> => inTurn(file, drawPhoto)

/** Draws a portrait anew, upright, cut to a square of at most 512 pixels. A picture that moves is refused. */
export async function drawAvatar(file: Buffer): Promise<{ webp: Buffer; avif: Buffer }> {
  if (isAnimated(file)) throw new AppError('unsupported_media_type', 'Please choose a picture that does not move.')
  return inTurn(file, drawSquare)
}

async function inTurn<T>(file: Buffer, draw: (file: Buffer) => Promise<T>): Promise<T> {
  if (pictureKind(file) === null) throw unreadable()
  await takeTurn()
  try {
    prepare()
    return await draw(file)
  } catch (cause) {
    throw isTooMuch(cause) ? new AppError('body_too_large', 'This picture is too large.') : unreadable(nameOf(cause))
  } finally {
    endTurn()
  }
}

const open = (file: Buffer, mostPixels: number) =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 })

async function drawSquare(file: Buffer): Promise<{ webp: Buffer; avif: Buffer }> {
  const { width, height } = await open(file, avatarPixels).metadata()
  const side = Math.min(avatarSide, width, height)
  const square = await open(file, avatarPixels)
    .rotate()
    .resize({ width: side, height: side, fit: 'cover' })
    .toColourspace('srgb')
    .timeout(timeout)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const webp = await sharp(square).webp({ quality: 82 }).timeout(timeout).toBuffer()
  const avif = await sharp(square).avif({ quality: 55, effort: 3 }).timeout(timeout).toBuffer()
  return { webp, avif }
}

async function drawPhoto(file: Buffer): Promise<Drawn> {
  const { data, info } = await open(file, photoPixels)
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout(timeout)
    .toBuffer({ resolveWithObject: true })
  const jpeg = await sharp(data).flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).timeout(timeout).toBuffer()
  return { data, width: info.width, height: info.height, jpeg }
}

/** A picture of our own making, from gray dots row by row, for a model to see. */
export const jpegOfPixels = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 85 })
    .timeout(timeout)
    .toBuffer()

const isTooMuch = (cause: unknown) => cause instanceof Error && /pixel limit|timeout/i.test(cause.message)

/** What the decoder said, without the file. */
const nameOf = (cause: unknown) => new Error(cause instanceof Error ? cause.message.slice(0, 200) : 'not decoded')

let drawing = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (drawing < atOnce) {
    drawing++
    return
  }
  if (waiting.length >= mostWaiting) throw new AppError('unavailable', 'Many pictures are coming in. Please try again.')
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Who waits longest is next; the place stays taken. */
function endTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else drawing--
}
