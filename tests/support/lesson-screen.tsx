import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { configQuery, sessionQuery } from '#client/data/account.ts'
import { newQueryClient } from '#client/data/query-client.ts'
import { liveConversation } from '#client/learn/conversation/live-conversation.ts'
import { growing } from '#client/learn/joy/growing.ts'
import { LearnScreen } from '#client/learn/screen/learn-screen.tsx'
import { lessonSettings } from '#client/learn/settings/lesson-settings.ts'
import { handTouches } from '#client/learn/sound/touches.ts'
import type { Grown, LookBack } from '#shared/growth.ts'
import { config, mum } from './parent-side.tsx'
import { mia, type scriptedWorld } from './scripted-conversation.ts'

export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

type Grew = { plant?: Grown[]; lookBack?: Partial<LookBack> }

/** The child's screen in a scripted world, with the plant as a server knows it. */
export async function lessonScreen(
  world: ReturnType<typeof scriptedWorld>,
  { plant = [], lookBack = {} }: Grew = {},
  parent: typeof mum | null = mum,
) {
  const client = newQueryClient()
  client.setQueryData(sessionQuery.queryKey, parent)
  client.setQueryData(configQuery.queryKey, { ...config, hearing: 'browser' })
  const nothing: LookBack = { solved: [], wrote: [], watched: [], drew: 0, next: null }
  const { touches, touched } = handTouches()
  const grows = growing({ plant: async () => plant, lookBack: async () => ({ ...nothing, ...lookBack }) })
  const conversation = liveConversation({ ...world.parts, onGrown: grows.take })
  const settings = lessonSettings(mia.id)
  conversation.open()
  await settle()
  render(
    <QueryClientProvider client={client}>
      <LearnScreen
        studentId={mia.id}
        conversation={conversation}
        growing={grows}
        touches={touches}
        settings={settings}
      />
    </QueryClientProvider>,
  )
  await settle()
  const say = async (text: string) => {
    act(() => conversation.write(text))
    act(() => conversation.say())
    await settle()
  }
  return { conversation, growing: grows, touched, settings, say }
}

/** In tests nothing is laid out: everything that is measured has this size. */
export class FixedSize {
  private readonly onResize: ResizeObserverCallback
  constructor(onResize: ResizeObserverCallback) {
    this.onResize = onResize
  }
  observe(target: Element) {
    const contentRect = new DOMRect(0, 0, 56, 600)
    const [borderBoxSize, contentBoxSize, devicePixelContentBoxSize] = [[], [], []]
    this.onResize([{ target, contentRect, borderBoxSize, contentBoxSize, devicePixelContentBoxSize }], this)
  }
  unobserve = () => undefined
  disconnect = () => undefined
}
