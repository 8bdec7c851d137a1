import { useState } from 'react'

/** A key for one act: sent twice, it has one effect. Works on plain http too, where `randomUUID` is missing. */
export const requestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export type RequestKeys = {
  /** The key for sending this content: the same for every try, another as soon as the content is another. */
  keyFor: (content: string) => string
  /** It arrived: the same content again is a new act. */
  forget: () => void
}

export function requestKeys(): RequestKeys {
  let kept: { content: string; key: string } | null = null
  return {
    keyFor: (content) => {
      if (kept?.content !== content) kept = { content, key: requestKey() }
      return kept.key
    },
    forget: () => {
      kept = null
    },
  }
}

export const useRequestKeys = (): RequestKeys => useState(requestKeys)[0]
