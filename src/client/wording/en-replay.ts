/** What a parent reads while a session is shown once more. */
export const replayWords = {
  watch: 'Watch the session again',
  leave: 'Back to the transcript',
  title: 'The session, as it went',
  play: 'Go on',
  pause: 'Pause',
  again: 'Watch from the start',
  before: 'One step back',
  next: 'One step on',
  moment: 'Place in the session',
  placeOf: (place: number, count: number, time: string) => `${place} of ${count}, ${time}`,
  pace: 'Pace',
  paces: { slow: 'Slow', usual: 'Usual', quick: 'Quick' },
  loading: 'Getting the session ready…',
  failed: 'The session could not be loaded whole.',
  retry: 'Load it again',
  nothing: 'Nothing was said or drawn in this session.',
}
