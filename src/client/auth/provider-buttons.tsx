import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { configQuery, startProvider } from '#client/data/account.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { authWords } from '#client/wording/en-auth.ts'

const words = authWords.providers

/** The ways in through an account somewhere else. */
export function ProviderButtons() {
  const { data: config } = useQuery(configQuery)
  const start = useMutation({
    mutationFn: startProvider,
    onSuccess: ({ url }) => window.location.assign(url),
  })
  useFocusBack(start.isPending)
  const { reset } = start
  useEffect(() => {
    // Whoever comes back by the browser's button may find this page as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [reset])
  const leaving = start.isPending || start.isSuccess
  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="text-center text-ink-soft text-sm">{words.or}</p>
      {config?.providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          disabled={leaving}
          busy={leaving && start.variables === provider}
          busyLabel={words.opening}
          onClick={() => start.mutate(provider)}
        >
          {provider === 'google' && <GoogleMark />}
          {words[provider]}
        </Button>
      ))}
      {start.isError && <Notice tone="danger">{start.error.message || authWords.failed}</Notice>}
    </div>
  )
}

/** A ring in four colours with its bar. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true" className="size-5 shrink-0">
      <path d="M18.4 5.6A9 9 0 0 0 4.2 7.5" stroke="#ea4335" />
      <path d="M4.2 7.5a9 9 0 0 0 0 9" stroke="#fbbc05" />
      <path d="M4.2 16.5a9 9 0 0 0 14.1 1.9" stroke="#34a853" />
      <path d="M18.3 18.4A9 9 0 0 0 21 12h-9" stroke="#4285f4" />
    </svg>
  )
}
