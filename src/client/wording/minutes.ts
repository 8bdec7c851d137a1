/** A time as every screen of a parent says it. */
export const minutesSaid = (count: number) =>
  count < 1 ? 'less than a minute' : count === 1 ? '1 minute' : `${count} minutes`
