/** In code points. */
export const longestAdminMessage = 4_000
