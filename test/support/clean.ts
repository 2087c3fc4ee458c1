import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing-library cleans up by itself only where test globals exist.
afterEach(cleanup)
