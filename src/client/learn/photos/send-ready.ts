import type { PassKeeper } from '#client/data/pass-keeper.ts'
import { sendPhoto } from '#client/data/photos.ts'
import type { PhotoTaken } from '#shared/photo.ts'
import { readyToSend } from './photo-file.ts'

/** Sends a photo, made ready for its way. */
export const sendReady = async (
  pass: PassKeeper,
  studentId: string,
  conversationId: string,
  photo: Blob,
): Promise<PhotoTaken> => sendPhoto(pass, studentId, conversationId, await readyToSend(photo))
