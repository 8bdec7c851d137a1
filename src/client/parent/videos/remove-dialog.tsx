import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#client/api.ts'
import { filmsQuery, removeFilm } from '#client/data/films.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useToast } from '#client/ui/toast.tsx'
import { useFocusBack } from '#client/ui/use-focus-back.ts'
import { parentWords } from '#client/wording/en-parent.ts'
import { filmWords } from '#client/wording/en-videos.ts'
import type { VideoFileView } from '#shared/video.ts'

const words = filmWords.removing

type RemoveDialogProps = { film: VideoFileView; onClose: () => void; onRemoved: () => void }

/** The one question before a video is deleted. */
export function RemoveDialog({ film, onClose, onRemoved }: RemoveDialogProps) {
  const client = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => removeIfThere(film.id),
    onSuccess: () => {
      onClose()
      client.setQueryData(filmsQuery.queryKey, (films) => films?.filter((one) => one.id !== film.id))
      onRemoved()
      toast({ text: words.done(film.title), tone: 'success' })
    },
  })
  useFocusBack(remove.isPending)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.no}
      </Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
        {words.yes}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.title(film.title)} footer={footer} closeLabel={parentWords.close}>
      <p>{film.for_everyone ? `${words.question} ${words.everyone}` : words.question}</p>
      {remove.isError && (
        <div className="mt-4">
          <Notice tone="danger">
            {words.failed} {remove.error.message}
          </Notice>
        </div>
      )}
    </Dialog>
  )
}

/** What was removed in another tab meanwhile is removed. */
async function removeIfThere(id: string): Promise<void> {
  try {
    await removeFilm(id)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.problem.code !== 'not_found') throw error
  }
}
