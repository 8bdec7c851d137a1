import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import type { TutorView } from '#shared/tutor.ts'

const words = parentWords.tutors

type TutorCardProps = { tutor: TutorView; current: boolean; busy: boolean; disabled: boolean; onSelect: () => void }

/** A tutor to choose: face, name, what it is like. */
export function TutorCard({ tutor, current, busy, disabled, onSelect }: TutorCardProps) {
  return (
    <Card
      as="article"
      tone={current ? 'leaf' : 'plain'}
      className="flex w-full flex-col items-center gap-3 text-center"
    >
      <Avatar src={tutor.avatar_url} name={tutor.name} size="xl" />
      <h2 className="text-heading">{tutor.name}</h2>
      {(current || tutor.access_level === 'premium') && (
        <p className="flex flex-wrap justify-center gap-2 text-sm">
          {tutor.access_level === 'premium' && (
            <span className="rounded-full bg-sun-soft px-3 py-0.5 font-medium text-sun-deep">{words.premium}</span>
          )}
          {current && (
            <span className="flex items-center gap-1 rounded-full bg-leaf-soft px-3 py-0.5 font-medium text-leaf-deep">
              <CheckIcon className="size-4" />
              {words.current}
            </span>
          )}
        </p>
      )}
      <p className="flex-1 text-ink-soft">{tutor.description || words.defaultDescription}</p>
      <Button
        className="mt-2 w-full"
        aria-label={words.selectNamed(tutor.name)}
        busy={busy}
        disabled={disabled}
        onClick={onSelect}
      >
        {words.select}
      </Button>
    </Card>
  )
}
