import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import * as attempts from '#worker/data/attempts.ts'

const db = open(bindings.DB)
const SPAN = 1000

test('attempts count within a window, and a new window begins when it is over', async () => {
  const count = (now: number) => attempts.countAttempt(db, 'span', now, SPAN)
  expect([await count(0), await count(900), await count(1000)]).toEqual([
    { count: 1, until: 1000 },
    { count: 2, until: 1000 },
    { count: 1, until: 2000 },
  ])
})
