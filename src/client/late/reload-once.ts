/**
 * After a release an old page asks for files that are gone: it is loaded anew, once. Without a connection it is not,
 * because the browser would have nothing to show. Gives false when the page stays.
 */
export async function reloadOnce(): Promise<boolean> {
  const may = (await isServed()) && remembersReload()
  if (may) window.location.reload()
  return may
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    // No connection: the page stays, with its own way to try again.
    return false
  }
}

const reloadedAtKey = 'trellis.reloaded'

/** Not twice within half a minute. A browser that remembers nothing does not reload by itself. */
function remembersReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < 30_000) return false
    sessionStorage.setItem(reloadedAtKey, String(Date.now()))
    return true
  } catch {
    // Storage is blocked.
    return false
  }
}
