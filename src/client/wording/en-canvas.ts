/** The words of what can be drawn on and looked at again. */
export const canvasWords = {
  play: 'Play',
  pause: 'Pause',
  moment: 'How far the drawing is',
  secondsOf: (at: number, end: number) => `${at} of ${end} ${end === 1 ? 'second' : 'seconds'}`,
}
