import { ApiProblem, problemOf, server, withPass } from '#client/api.ts'
import type { PhotoTaken } from '#shared/photo.ts'
import type { PassKeeper } from './pass-keeper.ts'

/** A photo takes its way, and then somebody reads it. Milliseconds. */
const timeLimit = 45_000

const tooLate = 'The answer took too long. Please try again.'
const noLine = 'There is no connection right now. Please try again.'

/** Sends a photo as it is; rejects with ApiProblem. */
export const sendPhoto = (
  pass: PassKeeper,
  student_id: string,
  conversation_id: string,
  photo: Blob,
): Promise<PhotoTaken> =>
  pass.call(async (token) => {
    const address = server.api.photos.$url({ query: { student_id, conversation_id } })
    const headers = { ...withPass(token).headers, 'content-type': photo.type }
    const late = AbortSignal.timeout(timeLimit)
    const answer = await fetch(address, { method: 'POST', headers, body: photo, signal: late }).catch((cause) => {
      const [code, error] = late.aborted ? (['request_timeout', tooLate] as const) : (['unavailable', noLine] as const)
      throw new ApiProblem({ code, error, request_id: '', retryable: true }, cause)
    })
    if (!answer.ok) throw await problemOf(answer)
    const taken: PhotoTaken = await answer.json()
    return taken
  })
