import { Avatar } from '#client/ui/avatar.tsx'
import type { TutorView } from '#shared/tutor.ts'

export type PortraitMood = 'calm' | 'happy' | 'thinking' | 'talking' | 'listening' | 'resting'

type PortraitProps = {
  tutor: TutorView | null
  mood: PortraitMood
  size: 'sm' | 'md' | 'own'
  className?: string
}

/** The tutor's face. Drawings of ours show the mood that their address names; other pictures stay as they are. */
export function Portrait({ tutor, mood, size, className = '' }: PortraitProps) {
  const src = tutor?.avatar_url ? `${tutor.avatar_url}#${mood}` : null
  return <Avatar src={src} name={tutor?.name ?? ''} size={size} className={className} />
}
