import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { AppError } from '#server/errors.ts'
import type { FliteAnswer, FliteOrder } from './flite-worker.ts'

/** The audio, with the times of the words as they were said. */
export type Heard = Exclude<FliteAnswer, { failed: string }>

export type FliteThread = {
  /** One at a time: the next call only after this one has settled. */
  say: (order: FliteOrder, limitMs: number) => Promise<Heard>
  isUp: () => boolean
  close: () => Promise<void>
}

/** The thread in which Flite speaks: started when first needed, replaced when it hangs or dies. */
export function fliteThread(entry: URL = builtOrSource()): FliteThread {
  let worker: Worker | null = null
  const start = () => {
    const started = startWorker(entry)
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }
  return {
    say: async (order, limitMs) => {
      worker ??= start()
      const asked = worker
      try {
        return await ask(asked, order, limitMs)
      } catch (cause) {
        if (cause instanceof AppError) throw cause
        // It hung or died; what it may still say would be the answer to somebody else's question.
        worker = null
        void asked.terminate()
        throw failed(cause)
      }
    },
    isUp: () => worker !== null,
    close: async () => {
      await worker?.terminate()
    },
  }
}

const failed = (cause: unknown) => new AppError('speech_failed', 'This sentence could not be read aloud.', { cause })

/** Answers with the audio. An AppError means that the thread is well and the text was not. */
function ask(worker: Worker, order: FliteOrder, limitMs: number): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    const onMessage = (answer: FliteAnswer) =>
      done(() => ('audio' in answer ? resolve(answer) : reject(failed(new Error(answer.failed)))))
    const onError = (error: unknown) => done(() => reject(error))
    const onExit = (code: number) => done(() => reject(new Error(`The thread ended with code ${code}.`)))
    const timer = setTimeout(() => done(() => reject(new Error(`No audio after ${limitMs} ms.`))), limitMs)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(order)
  })
}

function startWorker(entry: URL): Worker {
  const execArgv = entry.pathname.endsWith('.ts') ? ['--import', typescriptLoader()] : []
  const worker = new Worker(entry, { execArgv, env: {}, resourceLimits: { maxOldGenerationSizeMb: 128 } })
  // Without a listener an error between two texts would end the process; 'exit' follows and the next text starts anew.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

/** Beside the bundle, one folder above a chunk of it, or, when run from source, the source. */
function builtOrSource(): URL {
  const places = ['./flite-worker.js', '../flite-worker.js', './flite-worker.ts']
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
  return found ?? new URL('./flite-worker.js', import.meta.url)
}

/** `--import tsx` does nothing in a thread on Node 20, so the thread registers tsx by itself. */
const typescriptLoader = () =>
  `data:text/javascript,${encodeURIComponent(`import { register } from '${import.meta.resolve('tsx/esm/api')}'; register()`)}`
