import type { PassKeeper } from '#client/data/pass-keeper.ts'
import { photosAreRead, sendPhoto } from '#client/data/photos.ts'
import type { HelpKind } from '#shared/alarm.ts'
import type { DrawingReading } from '#shared/drawing.ts'
import { readyToSend } from './photo-file.ts'

/** Where photos of homework are sent to be read. */
export type PhotoService = {
  /** Whether somebody reads photos here. */
  isOpen: () => Promise<boolean>
  /** Sends a photo and gives what is read in it. Rejects with ApiProblem. */
  take: (photo: Blob) => Promise<DrawingReading>
}

type Parts = { studentId: string; pass: PassKeeper; running: () => string | null; onHelp: (kind: HelpKind) => void }

export function photoService({ studentId, pass, running, onHelp }: Parts): PhotoService {
  return {
    isOpen: () => photosAreRead().catch(() => false),
    take: async (photo) => {
      const conversationId = running()
      if (conversationId === null) throw new Error('nothing is started')
      const { reading, help } = await sendPhoto(pass, studentId, conversationId, await readyToSend(photo))
      if (help) onHelp(help)
      return reading
    },
  }
}
