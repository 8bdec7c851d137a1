/** The specification's canvas and line. */
export const paperSize = { width: 500, height: 300 } as const
export const pencil = { color: '#000000', width: 10 } as const
export const viewBox = `0 0 ${paperSize.width} ${paperSize.height}`
