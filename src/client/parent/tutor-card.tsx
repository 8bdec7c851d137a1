import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CheckIcon, StarIcon } from '#client/ui/icons.tsx'
import { parentWords } from '#client/wording/en-parent.ts'
import { screens } from '#shared/screens.ts'
import type { TutorView } from '#shared/tutor.ts'

const words = parentWords.tutors

type TutorCardProps = {
  tutor: TutorView
  isCurrent: boolean
  /** It comes with a plan that costs something here; `rests`: and this family does not have it. */
  plan: 'none' | 'open' | 'rests'
  busy: boolean
  disabled: boolean
  onSelect: () => void
}

/** A tutor to choose: face, name, what it is like. */
export function TutorCard({ tutor, isCurrent, plan, busy, disabled, onSelect }: TutorCardProps) {
  return (
    <Card
      as="article"
      aria-label={tutor.name}
      tone={isCurrent ? 'leaf' : 'plain'}
      className="flex w-full flex-col items-center text-center"
    >
      <Avatar src={tutor.avatar_url} name={tutor.name} size="xl" />
      <h2 className="mt-4 text-heading [overflow-wrap:anywhere]">{tutor.name}</h2>
      <div className="mt-2 flex min-h-7 flex-wrap justify-center gap-2 empty:hidden">
        {plan !== 'none' && (
          <Badge className="bg-sun-soft text-sun-deep" icon={<StarIcon className="size-4" />}>
            {words.premium}
          </Badge>
        )}
        {isCurrent && (
          <Badge className="bg-leaf-soft text-leaf-deep" icon={<CheckIcon className="size-4" />}>
            {words.current}
          </Badge>
        )}
      </div>
      <p className="mt-2 flex-1 text-ink-soft">{tutor.description || words.defaultDescription}</p>
      {plan === 'rests' ? (
        <>
          <p className="mt-4 text-ink-soft text-sm">{isCurrent ? words.rests : words.withPlan}</p>
          <Link
            to={screens.pricing}
            aria-label={words.seePlanFor(tutor.name)}
            className={classNames(buttonClass('secondary'), 'mt-3 w-full')}
          >
            {words.seePlan}
          </Link>
        </>
      ) : (
        <Button
          variant={isCurrent ? 'secondary' : 'primary'}
          className="mt-5 w-full"
          aria-label={words.selectNamed(tutor.name)}
          busy={busy}
          busyLabel={words.selecting}
          disabled={disabled}
          onClick={onSelect}
        >
          {words.select}
        </Button>
      )}
    </Card>
  )
}

function Badge({ icon, className, children }: { icon: ReactNode; className: string; children: ReactNode }) {
  return (
    <span className={`flex items-center gap-1.5 rounded-full px-3 py-1 font-medium text-sm leading-none ${className}`}>
      {icon}
      {children}
    </span>
  )
}
