import type { PassKeeper } from '#client/data/pass-keeper.ts'
import { photosAreRead } from '#client/data/photos-are-read.ts'
import type { HelpKind } from '#shared/alarm.ts'
import type { DrawingReading } from '#shared/drawing.ts'
import { lateSending } from './late-photo.ts'

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
      const send = await lateSending.load()
      const { reading, help } = await send(pass, studentId, conversationId, photo)
      if (help) onHelp(help)
      return reading
    },
  }
}
