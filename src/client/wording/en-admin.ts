/** The words of the administrators' area. Those that the specification quotes stand exactly so. */
export const adminWords = {
  title: 'Admin',
  intro: 'Families, tutors and the health of this Trellis.',
  tabs: 'Areas',
  notLoaded: 'This part did not load. Please reload the page.',
  tab: {
    customers: 'Customer Management',
    tutors: 'Tutor Management',
    safeguarding: 'Safeguarding',
    overview: 'Overview',
  },
} as const
