/** Where the next page of a list begins: the cursor in the header `Link: </api/…?cursor=…>; rel="next"`. */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>\s*;[^,<]*\brel="?next\b/.exec(link ?? '')?.[1]
  return new URLSearchParams(address?.split('?')[1]).get('cursor') ?? undefined
}
