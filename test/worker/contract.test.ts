import { Hono } from 'hono'
import { expectTypeOf, test } from 'vitest'
import type { ContractMismatch } from '#worker/contract.ts'

type Routes<Api> = Extract<'get /tournament/:id/isLive' | 'post /profile/removeReminder', keyof ContractMismatch<Api>>

test('a route that answers what the contract says does not differ, and neither do files', () => {
  const right = new Hono().get('/tournament/:id/isLive', (c) => c.json({ isLive: true as boolean }))
  expectTypeOf<Routes<typeof right>>().toEqualTypeOf<'post /profile/removeReminder'>()
  expectTypeOf<Extract<keyof ContractMismatch<typeof right>, `${string}.${string}`>>().toBeNever()
})

test('a route that lacks a property, adds one, or is not there is named', () => {
  const lacking = new Hono().get('/tournament/:id/isLive', (c) => c.json({}))
  const more = new Hono().get('/tournament/:id/isLive', (c) => c.json({ isLive: true as boolean, name: '' }))
  const other = new Hono().get('/tournament/:id/isLive', (c) => c.json({ isLive: 'yes' }))
  const none = new Hono()
  expectTypeOf<'get /tournament/:id/isLive'>().toExtend<keyof ContractMismatch<typeof lacking>>()
  expectTypeOf<'get /tournament/:id/isLive'>().toExtend<keyof ContractMismatch<typeof more>>()
  expectTypeOf<'get /tournament/:id/isLive'>().toExtend<keyof ContractMismatch<typeof other>>()
  expectTypeOf<'get /tournament/:id/isLive'>().toExtend<keyof ContractMismatch<typeof none>>()
})
