/**
 * Whether a parent may be signed in in this browser, or it may be a child's own device. The server says so in a cookie
 * that opens nothing; where it says nothing there is nobody to ask for.
 */
export function mayBeHere(who: 'parent' | 'device'): boolean {
  const told = /(?:^|;\s*)(?:__Host-)?trellis\.here=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  return told.split('-').includes(who)
}
