import fc from 'fast-check'
import { LINK_SOURCES, LINK_TYPES, type Facts } from '#core/match/facts.ts'
import { dayInUtc, type Start } from '#core/text/start.ts'

export const time = fc.integer({ min: 0, max: 4e12 })
export const start: fc.Arbitrary<Start> = fc.oneof(time, time.map(dayInUtc))

export const facts: fc.Arbitrary<Facts> = fc.record(
  {
    link: fc.webUrl(),
    linkSource: fc.constantFrom(...LINK_SOURCES),
    linkType: fc.constantFrom(...LINK_TYPES),
    bodyStatus: fc.string(),
    metaStatus: fc.string(),
    registrationTime: time,
    startTime: time,
    endTime: time,
    agreedTime: time,
    timeBy: fc.constantFrom('captains' as const, 'director' as const),
    boards: fc.integer({ min: 0, max: 100 }),
    aborted: fc.constant(true as const),
    provisional: fc.constant(true as const),
    isFeatured: fc.constant(true as const),
    adjourned: fc.constant(true as const),
    byHand: fc.constant(true as const),
    whiteSays: fc.constantFrom('10', '==', '3:1'),
    blackSays: fc.constantFrom('10', '01', '#1001'),
    siteSays: fc.constantFrom('10', '1:3'),
    adjusted: fc.constantFrom('-2:2', '0.5:-0.5'),
    dismissed: fc.constantFrom('1:3'),
  },
  { requiredKeys: [] },
)
