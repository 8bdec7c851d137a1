import type { ConfigView } from '#shared/account.ts'

/** What a recording may be, the best first. */
export const recordingKinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  recordingKinds.some((kind) => MediaRecorder.isTypeSupported(kind))

/** The recogniser of this browser, if it has one. */
export const recogniserIn = (scope: object): unknown =>
  Reflect.get(scope, 'SpeechRecognition') ?? Reflect.get(scope, 'webkitSpeechRecognition')

/** Whether this browser can hear a child, before what does so is brought. */
export const canListen = (by: ConfigView['hearing']): boolean =>
  by === 'service' ? canRecord() : typeof recogniserIn(window) === 'function'
