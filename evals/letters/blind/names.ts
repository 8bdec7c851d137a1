/** What the fonts are asked for. */
export const blindGlyphNames = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']
