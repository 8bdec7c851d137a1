import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { overviewQuery } from '#client/data/admin.ts'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { adminWords } from '#client/wording/en-admin.ts'
import { healthWords } from '#client/wording/en-admin-health.ts'
import type { OverviewView } from '#shared/overview.ts'
import { Failed } from '../parts/failed.tsx'
import { shortMoment } from '../parts/moments.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const words = adminWords.overview

/** The house at a glance. Nothing of what anybody said. */
export function Overview() {
  const overview = useQuery({ ...overviewQuery, refetchOnMount: 'always' })
  if (!overview.data) return overview.isError ? <Failed query={overview} /> : <Loading label={adminWords.loading} />
  const { counts, failures, safeguarding, settings } = overview.data
  return (
    <div className="flex flex-col gap-6">
      <Unattended {...safeguarding} />
      <Counts counts={counts} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Settings settings={settings} />
        <div className="flex flex-col gap-6">
          <Failures failures={failures} />
          <RecoveryCodes />
        </div>
      </div>
    </div>
  )
}

/** Cases that nobody has looked at, and that nobody else would. */
function Unattended({ active_admins, waiting, since }: OverviewView['safeguarding']) {
  if (waiting > 0 && since) return <Notice tone="danger">{words.unattended(waiting, shortMoment(since))}</Notice>
  return active_admins > 1 ? null : <Notice tone="warning">{words.onlyOne}</Notice>
}

const shown = ['families', 'lessons_today', 'active_children', 'alarms_open', 'messages_waiting'] as const

function Counts({ counts }: { counts: OverviewView['counts'] }) {
  return (
    <section aria-label={words.numbers}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5">
        {shown.map((name) => {
          const asks = (name === 'alarms_open' || name === 'messages_waiting') && counts[name] > 0
          return (
            <Card as="li" key={name} tone={asks ? 'sunny' : 'plain'} className="flex flex-col">
              <span className="font-semibold text-3xl tabular-nums">{counts[name]}</span>
              <span className="font-medium">{words.counts[name]}</span>
              <span className="text-ink-soft text-sm">{words.countHints[name]}</span>
            </Card>
          )
        })}
      </ul>
    </section>
  )
}

function Failures({ failures }: { failures: OverviewView['failures'] }) {
  const id = useId()
  const kinds = ['model', 'voice', 'mail', 'jobs'] as const
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-heading">
        {words.failuresTitle}
      </h2>
      <dl className="flex flex-col divide-y divide-line">
        {kinds.map((kind) => (
          <div key={kind} className="flex justify-between gap-4 py-2">
            <dt>{words.failures[kind]}</dt>
            <dd className={classNames('font-semibold tabular-nums', failures[kind] > 0 && 'text-rose-deep')}>
              {failures[kind]}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const levels = {
  good: 'border-leaf-line bg-leaf-soft text-leaf-deep',
  limited: 'border-sun-line bg-sun-soft text-sun-deep',
  off: 'border-line bg-cream text-ink-soft',
} as const

function Settings({ settings }: { settings: OverviewView['settings'] }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {words.healthTitle}
      </h2>
      <p className="mb-3 text-ink-soft">{words.healthIntro}</p>
      <dl className="flex flex-col divide-y divide-line">
        {healthWords(settings).map(({ part, level, says, hint }) => (
          <div key={part} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-medium">{part}</dt>
            <dd className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 flex-[1_1_12rem]">
                {says}
                {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
              </span>
              <span className={classNames('rounded-full border px-3 py-0.5 font-medium text-sm', levels[level])}>
                {words[level]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
