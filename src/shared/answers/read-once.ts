/** Reads each of the last texts once: one message is looked at from many sides. What is read is shared, so nobody changes it. */
export function readOnce<T>(read: (text: string) => readonly T[], most = 48): (text: string) => readonly T[] {
  const last = new Map<string, readonly T[]>()
  return (text) => {
    const known = last.get(text)
    if (known) return known
    const found = read(text)
    const [oldest] = last.keys()
    if (last.size >= most && oldest !== undefined) last.delete(oldest)
    last.set(text, found)
    return found
  }
}
