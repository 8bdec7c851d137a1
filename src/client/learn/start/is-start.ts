import type { ShownMessage } from '#client/learn/conversation/conversation-events.ts'

/** Nothing was said yet but a greeting that brought pictures to press. */
export const isStart = (messages: readonly ShownMessage[]): boolean =>
  messages.length === 1 && messages[0]?.extras?.press.some(({ sign }) => sign) === true
