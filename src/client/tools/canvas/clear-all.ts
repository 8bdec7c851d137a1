/** Takes everything off a canvas, to its last pixel. */
export function clearAll(context: CanvasRenderingContext2D) {
  context.save()
  context.resetTransform()
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.restore()
}
