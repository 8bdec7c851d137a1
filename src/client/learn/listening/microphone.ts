import { recordingKinds } from './can-listen.ts'

/** An open microphone. What it records stays in this tab's memory until it is sent or dropped. */
export type Microphone = {
  /** Records from now on. */
  record: () => Recording
  /** How loud it is now, from 0 to 1. */
  loudness: () => number
  close: () => void
}

export type Recording = {
  /** Ends it and gives the sound. */
  finish: () => Promise<Blob>
  /** Ends it and forgets the sound. */
  drop: () => void
}

/** Opens the microphone; rejects as the browser does when nobody allows it. */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const mimeType = recordingKinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? ''
  return {
    record: () => recordingOf(new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 32_000 })),
    loudness: () => {
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    },
    close: () => {
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
}

function recordingOf(recorder: MediaRecorder): Recording {
  let pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.start()
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return {
    finish: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          resolve(new Blob(pieces, { type: recorder.mimeType }))
          pieces = []
        }
        end()
      }),
    drop: () => {
      recorder.ondataavailable = null
      pieces = []
      end()
    },
  }
}
