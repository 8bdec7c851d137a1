import type { ProblemCode } from '#shared/problem.ts'

/** What a child reads about a photo of its homework. */
export const photosWords = {
  title: 'Your photo',
  alt: 'The photo that you chose',
  looking: 'I am looking at your photo.',
  yes: 'Yes',
  no: 'No',
  typeIt: 'I will type it',
  again: 'Try again',
  close: 'Close',
  wait: 'I am still answering. Then you can send this.',
  faults: {
    unsupported_media_type: 'I cannot open this picture. Please take a new photo.',
    body_too_large: 'This picture is too big. Please take a new photo.',
    rate_limited: 'That was a lot of photos. You can type it for now.',
    quiet_hours: 'It is quiet time now. We can look at it later.',
    consent_required: 'A grown-up has to agree first. Please ask them.',
  } satisfies Partial<Record<ProblemCode, string>>,
  failed: 'Your photo did not arrive. Please try again.',
}
