import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminTutorsQuery, isRehearsing, publishTutor, tutorVersionQuery } from '#client/data/admin-tutors.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import type { AdminTutorView, TutorVersionView } from '#shared/admin-tutor.ts'
import { Findings } from './findings.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { TutorPreview } from './tutor-preview.tsx'
import { VersionList } from './version-list.tsx'

/** The newest version of a tutor before children: how it looks, what stands against it, what it says, and the way out. */
export function ReviewDialog({ tutor, onClose }: { tutor: AdminTutorView; onClose: () => void }) {
  const shown = useQuery(tutorVersionQuery(tutor.id, tutor.version))
  const version = shown.data
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={words.reviewTitle(tutor.name)}
      closeLabel={words.close}
      footer={version && <PublishButton tutor={tutor} version={version} />}
    >
      {version ? (
        <div className="flex flex-col gap-7">
          <TutorPreview version={version} />
          <Findings findings={version.findings} />
          <Rehearsal tutorId={tutor.id} version={version} />
          <VersionList tutor={tutor} />
        </div>
      ) : shown.isError ? (
        <Notice tone="danger">{words.loadFailed}</Notice>
      ) : (
        <Loading label={words.loading} />
      )}
    </Dialog>
  )
}

function PublishButton({ tutor, version }: { tutor: AdminTutorView; version: TutorVersionView }) {
  const client = useQueryClient()
  const toast = useToast()
  const publish = useMutation({
    mutationFn: () => publishTutor(tutor.id, version.number),
    onSuccess: async () => {
      toast({ text: words.published(version.name), tone: 'success' })
      await Promise.all([
        client.invalidateQueries({ queryKey: adminTutorsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['admin-tutor-versions', tutor.id] }),
        client.invalidateQueries({ queryKey: ['tutors'] }),
      ])
    },
  })
  const isOut = tutor.published_version === version.number
  const isReady = version.rehearsed_at !== null && version.findings.length === 0 && !isRehearsing(version)
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      <p className="mr-auto min-w-0 flex-[1_1_16rem] text-ink-soft text-sm" role="status">
        {publish.isError
          ? words.publishFailed(publish.error.message)
          : isOut
            ? words.isPublished
            : !isReady && words.beforePublish}
      </p>
      {!isOut && (
        <Button
          disabled={!isReady}
          busy={publish.isPending}
          busyLabel={words.publishing}
          onClick={() => publish.mutate()}
        >
          {words.publish}
        </Button>
      )}
    </div>
  )
}
