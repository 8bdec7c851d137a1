/** The shortest of three runs, in milliseconds: what else the machine does meanwhile is not the work's own time. */
export function fastest(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return Math.min(...times)
}
