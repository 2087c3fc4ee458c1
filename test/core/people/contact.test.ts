import { expect, test } from 'vitest'
import { visibleContact } from '#core/people/contact.ts'

const reachable = {
  contact: { phone: '555', reddit: '', other: 'x' },
  email: 'a@b.example',
  emailMeta: { verified: true },
}

test('a visitor does not learn whether there are contact details', () => {
  expect(visibleContact('visitor', reachable)).toBeNull()
})

test('a user sees contact details and a verified email address', () => {
  expect(visibleContact('user', reachable)).toEqual({ phone: '555', email: 'a@b.example' })
  expect(visibleContact('user', { contact: {}, email: null, emailMeta: {} })).toEqual({})
})

test.each([{}, { verified: false }, { verified: true, public: false }, { verified: 'yes' }])(
  'an email address with %o is visible to its owner only',
  (emailMeta) => {
    expect(visibleContact('user', { ...reachable, emailMeta })).toEqual({ phone: '555' })
    expect(visibleContact('self', { ...reachable, emailMeta })).toEqual({ phone: '555', email: 'a@b.example' })
  },
)
