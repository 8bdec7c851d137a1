import { latePart } from '#client/late/late-part.tsx'
import { LateHelp, LateReport } from '#client/learn/help/late-help.ts'
import { LatePlant } from '#client/learn/joy/late-plant.ts'
import { LateAskGrownUp, LateDidYouSay } from '#client/learn/listening/late-notices.ts'
import { LatePhoto, lateSending } from '#client/learn/photos/late-photo.ts'
import { LateSettings } from '#client/learn/settings/late-settings.ts'
import { LatePicture } from '#client/tools/picture/late-picture.tsx'
import { learnWords as words } from '#client/wording/en-learn.ts'

// What a lesson does not need to begin. It is brought as soon as the lesson stands, so that it is there without a line too.
export const LateRest = latePart(
  async () => (await import('#client/learn/calm/rest-card.tsx')).RestCard,
  words.wentWrong,
)
export const LateCalm = latePart(
  async () => (await import('#client/learn/calm/calm-state.tsx')).CalmState,
  words.wentWrong,
)
/** Nobody misses a sound that does not come. */
export const LateSounds = latePart(async () => (await import('#client/learn/sound/sounds.tsx')).Sounds, {
  waiting: null,
  missing: () => null,
  reloads: false,
})

/** Under a tool, which comes late too. */
export const LateStrip = latePart(
  async () => (await import('#client/learn/strip/talk-strip.tsx')).TalkStrip,
  words.wentWrong,
)

export async function bringLateParts(): Promise<void> {
  await Promise.all(
    [
      LateHelp,
      LateReport,
      LateRest,
      LatePhoto,
      lateSending,
      LateSettings,
      LateStrip,
      LateCalm,
      LatePlant,
      LateSounds,
      LateAskGrownUp,
      LateDidYouSay,
    ].map(({ bring }) => bring()),
  )
}

/** The drawings of pictures in replies. */
export const bringDrawings = LatePicture.bring
