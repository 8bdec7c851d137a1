/** What a tutor may teach, and how long its texts may be (in code points). */
export const tutorSubjects = ['math', 'reading', 'science', 'problem-solving'] as const

export const accessLevels = ['public', 'premium'] as const

export const tutorLimits = { name: 80, description: 300, personality: 4_000, greeting: 60, slowest: 1.3 } as const
