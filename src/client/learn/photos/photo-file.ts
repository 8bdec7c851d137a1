/** Longest side of what is sent: enough to read small print. */
const longestSide = 2_000

/**
 * A photo as it is sent: smaller, upright and as JPEG, drawn by the browser, so that it is soon there and carries no
 * place or time. What this browser cannot draw goes as it is; the server says whether it can.
 */
export async function readyToSend(photo: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return photo
    // What is transparent is paper.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
    return drawn ?? photo
  } catch {
    return photo
  }
}
