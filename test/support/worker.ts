import { env } from 'cloudflare:workers'
import type { Bindings } from '#worker/env.ts'

/** What the Worker is given under test: real D1, real rooms. */
export const bindings = env as unknown as Bindings
