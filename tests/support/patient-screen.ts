import { configure } from '@testing-library/react'

/** A busy machine draws late. What a test waits for still has to come. In milliseconds. */
configure({ asyncUtilTimeout: 30_000 })
