import { useQuery } from '@tanstack/react-query'
import { archiveAddress, consentsQuery } from '#client/data/consents.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { accountWords } from '#client/wording/en-account.ts'
import { LoadFailure } from '../load-failure.tsx'
import { shortDay } from '../session-date.ts'
import { Section } from './section.tsx'

const words = accountWords.data

/** Everything to take along, and what was consented to. */
export function DataSection() {
  const { data, isError, isFetching, refetch } = useQuery({ ...consentsQuery, refetchOnMount: 'always' })
  return (
    <Section heading={words.heading} intro={words.intro}>
      <div className="flex flex-col gap-2">
        <a href={archiveAddress} download className={`${buttonClass('secondary')} self-start`}>
          {words.download}
        </a>
        <p className="text-ink-soft text-sm">{words.what}</p>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{words.consents}</h3>
        {isError && <LoadFailure text={words.failed} busy={isFetching} onRetry={refetch} />}
        {data?.length === 0 && <p>{words.none}</p>}
        {data && data.length > 0 && (
          <ul className="flex flex-col gap-1">
            {data.map(({ student_id, nickname, version, at }) => (
              <li key={`${student_id} ${at}`} className="[overflow-wrap:anywhere]">
                {version === null
                  ? words.withdrawn(nickname, shortDay(at))
                  : words.given(nickname, shortDay(at), version)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
