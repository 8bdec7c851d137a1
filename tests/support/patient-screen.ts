import { configure } from '@testing-library/react'

// The server stands in for itself in these tests, and says who is here when it is asked.
document.cookie = 'trellis.here=parent-device'

/** A busy machine draws late. What a test waits for still has to come. In milliseconds. */
configure({ asyncUtilTimeout: 30_000 })
