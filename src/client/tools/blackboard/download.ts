import { paintMark } from '#client/tools/canvas/paint-marks.ts'
import { boardFont, paintScene } from '#client/tools/canvas/paint-scene.ts'
import type { BoardScene, TutorMark } from '#shared/drawing.ts'
import { boardSize } from '#shared/tools/blackboard/plane.ts'
import { matLines, matLook } from './mat-lines.ts'

const scale = 2

function paintMat(context: CanvasRenderingContext2D, { mat }: BoardScene) {
  const { path, labels } = matLines(mat)
  context.strokeStyle = matLook.line
  context.lineWidth = matLook.width
  context.stroke(new Path2D(path))
  context.fillStyle = matLook.text
  context.textAlign = 'center'
  for (const { x, y, size, text } of labels) {
    context.font = boardFont(size)
    context.fillText(text, x, y)
  }
}

/** The board as a picture of 1600×1000: on white, with its mat and with what the tutor drew. */
function pictureOf(scene: BoardScene, marks: readonly TutorMark[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = boardSize.width * scale
  canvas.height = boardSize.height * scale
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.scale(scale, scale)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, boardSize.width, boardSize.height)
  paintMat(context, scene)
  paintScene(context, scene)
  for (const mark of marks) paintMark(context, mark)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** Gives a file to the browser to keep. */
function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Saves the picture of a board on this device; false where that cannot be done. */
export async function takeHome(scene: BoardScene, marks: readonly TutorMark[], name: string): Promise<boolean> {
  const picture = await pictureOf(scene, marks)
  if (picture) handOver(picture, name)
  return picture !== null
}
