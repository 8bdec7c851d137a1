type Size = { width: number; height: number }

/** Sharp enough for any screen that a child sits before; more would only cost memory. */
const widest = 2_560

type Fitted = {
  /** What gives the size on the screen. */
  box: HTMLElement
  canvases: readonly HTMLCanvasElement[]
  /** The canvases' own units. */
  size: Size
  /** They have a new size and are empty, their contexts stand in the canvases' own units. */
  onFit: () => void
}

/** Gives canvases as many pixels as the screen has where they lie, now and whenever that changes. Returns how to stop. */
export function keepFitting({ box, canvases, size, onFit }: Fitted): () => void {
  let fitted = 0
  const takePixels = (pixels: number) => {
    const across = Math.max(1, Math.min(widest, Math.round(pixels)))
    const down = Math.max(1, Math.round((across * size.height) / size.width))
    if (across === fitted) return
    fitted = across
    for (const canvas of canvases) fitOne(canvas, across, down, size)
    onFit()
  }
  const measure = () => {
    const across = box.getBoundingClientRect().width
    if (across > 0) takePixels(across * window.devicePixelRatio)
  }
  measure()
  const stopWatching = watchSize(box, takePixels)
  const stopDensity = watchDensity(measure)
  return () => {
    stopWatching()
    stopDensity()
  }
}

function fitOne(canvas: HTMLCanvasElement, across: number, down: number, size: Size) {
  canvas.width = across
  canvas.height = down
  canvas.getContext('2d')?.setTransform(across / size.width, 0, 0, down / size.height, 0, 0)
}

function watchSize(box: HTMLElement, takePixels: (pixels: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver((entries) => {
    const entry = entries.at(-1)
    if (!entry) return
    const nearly = entry.contentRect.width * window.devicePixelRatio
    const exact = entry.devicePixelContentBoxSize?.[0]?.inlineSize ?? nearly
    // The browser's own rounding, and no more: with an emulated density it counts otherwise.
    const across = Math.abs(exact - nearly) < 2 ? exact : nearly
    if (across > 0) takePixels(across)
  })
  try {
    observer.observe(box, { box: 'device-pixel-content-box' })
  } catch {
    observer.observe(box)
  }
  return () => observer.disconnect()
}

/** Zoom, or a window that moves to another screen. */
function watchDensity(onChange: () => void): () => void {
  let query: MediaQueryList | undefined
  const changed = () => {
    onChange()
    watch()
  }
  const stop = () => query?.removeEventListener('change', changed)
  const watch = () => {
    stop()
    query = window.matchMedia?.(`(resolution: ${window.devicePixelRatio}dppx)`)
    query?.addEventListener('change', changed)
  }
  watch()
  return stop
}
