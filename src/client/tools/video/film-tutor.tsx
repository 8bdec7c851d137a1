import { Avatar } from '#client/ui/avatar.tsx'
import type { Clip } from '#shared/clip.ts'
import type { TutorView } from '#shared/tutor.ts'
import { late } from './drawing/timing.ts'
import type { PlayingState } from './playing-state.ts'
import { pointing, tutorPlace, tutorSize } from './tutor-place.ts'

type FilmTutorProps = { clip: Clip; state: PlayingState; tutor: TutorView | null }

/** The child's own tutor in the film: it leans to what is spoken of and points there. */
export function FilmTutor({ clip, state, tutor }: FilmTutorProps) {
  const here = clip.scenes[state.scene]
  if (!here) return null
  const [x, y] = tutorPlace(here)
  const hand = state.stage === 'playing' ? pointing(here.art, state.line, [x, y]) : null
  const angle = ((hand?.degrees ?? 0) * Math.PI) / 180
  const [dx, dy] = hand ? [Math.cos(angle) * 6, Math.sin(angle) * 6] : [0, 0]
  return (
    <span
      aria-hidden="true"
      data-film-tutor=""
      className="pointer-events-none absolute top-0 left-0 size-full transition-transform duration-700 ease-in-out"
      style={{ transform: `translate(${(x / 640) * 100}%, ${(y / 360) * 100}%)` }}
    >
      <span
        className="absolute top-0 left-0 aspect-square -translate-1/2"
        style={{ width: `${(tutorSize / 640) * 100}%` }}
      >
        <span
          className={`absolute inset-0 transition-[transform,opacity] duration-500 ${hand?.shown ? '' : 'opacity-0'}`}
          style={{ transform: `rotate(${hand?.degrees ?? 0}deg)` }}
        >
          {/* It walks to its place in the next scene first, and points then. */}
          <span key={state.scene} className="block size-full animate-film-fade" style={late(700)}>
            <Hand />
          </span>
        </span>
        <span
          className="absolute inset-0 block transition-transform duration-500"
          style={{ transform: `translate(${dx}%, ${dy}%) rotate(${dx}deg)` }}
        >
          <Avatar
            src={tutor?.avatar_url ? `${tutor.avatar_url}#${moodOf(state)}` : null}
            name={tutor?.name ?? ''}
            size="own"
            className="size-full border-3 border-paper shadow-card"
          />
        </span>
      </span>
    </span>
  )
}

/** Reaches out to the right; it is turned to where it points. */
const Hand = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full overflow-visible">
    <path d="M84 50H116" className="stroke-ink" strokeWidth="17" strokeLinecap="round" />
    <path d="M84 50H116" className="stroke-sun" strokeWidth="12" strokeLinecap="round" />
    <path
      d="M112 39c9-3 18 0 20 5l14 2c5 1 5 7 0 8l-14 1c-3 7-13 10-20 5Z"
      className="fill-sun stroke-ink"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  </svg>
)

function moodOf({ stage, verdict }: PlayingState): string {
  if (stage === 'playing') return 'talking'
  if (stage === 'responding') return verdict === 'right' ? 'happy' : 'talking'
  return stage === 'asking' || stage === 'checking' ? 'listening' : 'calm'
}
