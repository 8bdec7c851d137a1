import { vi } from 'vitest'

/** An upload as the browser makes it, and what the other side does with it. */
export type FakeUpload = {
  method: string
  address: string
  type: string
  sent: unknown
  aborted: boolean
  progress: (loaded: number, total: number) => void
  answer: (status: number, json: unknown) => void
  fail: () => void
}

/** Stands in for XMLHttpRequest; gives the uploads that were sent, newest last. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = []
  vi.stubGlobal('XMLHttpRequest', function FakeRequest() {
    const request = {}
    const listening: { onprogress?: (event: object) => void } = {}
    const tell = (name: string) => {
      const listener = Reflect.get(request, name)
      if (typeof listener === 'function') listener()
    }
    const upload: FakeUpload = {
      method: '',
      address: '',
      type: '',
      sent: null,
      aborted: false,
      progress: (loaded, total) => listening.onprogress?.({ loaded, total }),
      answer: (status, json) => {
        Object.assign(request, { status, responseText: typeof json === 'string' ? json : JSON.stringify(json) })
        tell('onload')
      },
      fail: () => tell('onerror'),
    }
    return Object.assign(request, {
      upload: listening,
      open: (method: string, address: URL) => Object.assign(upload, { method, address: String(address) }),
      setRequestHeader: (_: string, type: string) => Object.assign(upload, { type }),
      send: (sent: unknown) => uploads.push(Object.assign(upload, { sent })),
      abort: () => {
        upload.aborted = true
        tell('onabort')
      },
    })
  })
  return uploads
}
