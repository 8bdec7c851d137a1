/** What unpacking would take: the most bytes that can come out, the memory to look back in, and the bytes to be moved. */
export type ZstdNeeds = { most: number; window: number; work: number }

const largestBlock = 128 * 1024

/**
 * Reads the frame and its blocks without unpacking them (RFC 8878). Null when it is not one whole frame, needs a
 * dictionary, or says that it holds more than its blocks can.
 */
export function zstdNeeds(packed: Uint8Array): ZstdNeeds | null {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  try {
    const head = readHead(view)
    const blocks = head && readBlocks(view, head.at)
    if (!head || !blocks || blocks.end + head.checksum !== packed.length) return null
    if (head.size !== null && head.size > blocks.most) return null
    // Where the size is not told, the window is moved once for every block.
    return { most: blocks.most, window: head.window, work: head.size === null ? blocks.count * head.window : 0 }
  } catch {
    // A read behind the end: it was cut off.
    return null
  }
}

function readHead(view: DataView) {
  if (view.getUint32(0, true) !== 0xfd2fb528) return null
  const flags = view.getUint8(4)
  const isSingle = (flags & 32) !== 0
  if ((flags & 8) !== 0 || (flags & 3) !== 0) return null
  let at = 5
  let window = 0
  if (!isSingle) {
    const said = view.getUint8(at)
    at += 1
    const base = 2 ** (10 + (said >> 3))
    window = base + (base / 8) * (said & 7)
  }
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6] ?? 0
  const size = readSize(view, at, sizeBytes)
  return { at: at + sizeBytes, size, window: isSingle ? (size ?? 0) : window, checksum: flags & 4 ? 4 : 0 }
}

function readSize(view: DataView, at: number, bytes: number): number | null {
  if (bytes === 1) return view.getUint8(at)
  if (bytes === 2) return view.getUint16(at, true) + 256
  if (bytes === 4) return view.getUint32(at, true)
  return bytes === 8 ? Number(view.getBigUint64(at, true)) : null
}

function readBlocks(view: DataView, from: number): { most: number; count: number; end: number } | null {
  let most = 0
  let count = 0
  for (let at = from; ; ) {
    const head = view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
    const [isLast, kind, size] = [(head & 1) === 1, (head >> 1) & 3, head >> 3]
    if (kind === 3 || size > largestBlock) return null
    most += kind === 2 ? largestBlock : size
    count += 1
    at += 3 + (kind === 1 ? 1 : size)
    if (at > view.byteLength) return null
    if (isLast) return { most, count, end: at }
  }
}
