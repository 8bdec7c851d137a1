/** The words of the TV / Video tool. Those that the specification quotes stand exactly so. */
export const videoWords = {
  title: 'TV / Video',
  loading: 'Getting your videos…',
  none: 'TV / Video coming soon...',
  failed: 'The videos did not come.',
  clipFailed: 'This video did not come.',
  tryAgain: 'Try again',

  shelf: 'Pick one to watch',
  shelfHint: 'You start it. You can stop it any time.',
  seen: 'Seen',
  length: (seconds: number) => {
    const minutes = Math.max(1, Math.round(seconds / 60))
    return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  },
  toShelf: 'Back to the shelf',

  play: 'Play',
  pause: 'Pause',
  playTitle: (title: string) => `Play: ${title}`,
  pauseTitle: (title: string) => `Pause: ${title}`,
  backScene: 'Back',
  backSceneLabel: 'Back a scene',
  nextScene: 'Next',
  nextSceneLabel: 'Next scene',
  again: 'Again',
  againLabel: 'Again from the start',
  captions: 'Captions',
  controls: 'Video controls',
  scene: (at: number, all: number) => `Scene ${at} of ${all}`,
  progress: 'Scenes',
  transcript: 'What is said',
  paused: 'Paused.',
  playing: 'Playing.',

  question: 'Question',
  readAloud: 'Say it again',
  choices: 'Choose your answer',
  typeAnswer: 'Type your answer and press Enter',
  empty: 'Write something first. Then press Check.',
  check: 'Check',
  checking: 'Looking…',
  right: 'Yes!',
  almost: 'Try once more.',
  told: 'Here is how it goes.',
  goOn: 'Go on',

  watched: (title: string) => `You watched “${title}”.`,
  foundOut: 'You found out:',
  offScreen: 'Now away from the screen:',
  watchAgain: 'Watch again',

  file: 'Added by a grown-up',
  captionTrack: 'Captions',
  fileFailed: 'This video does not play right now.',
} as const
