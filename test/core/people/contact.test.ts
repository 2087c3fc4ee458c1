import { expect, test } from 'vitest'
import { contactAnswers, undecidedContacts, visibleContact } from '#core/people/contact.ts'

const verified = { verified: true }
const reachable = {
  contact: { phone: '555', zoom: 'ann', skype: 'ann.s', reddit: '', other: 'x' },
  email: 'a@b.example',
  emailMeta: verified,
}

test('a visitor does not learn whether there are contact details', () => {
  expect(visibleContact('visitor', reachable)).toBeNull()
})

test('email, phone and zoom are hidden from other users until their owner has answered', () => {
  expect(visibleContact('user', reachable)).toEqual({ skype: 'ann.s' })
  expect(undecidedContacts(reachable)).toEqual(['email', 'phone', 'zoom'])
})

test('other users see what the owner shows, and the owner sees everything', () => {
  const answered = {
    ...reachable,
    contact: { ...reachable.contact, shown: { phone: true, zoom: false } },
    emailMeta: { verified: true, public: true },
  }
  expect(visibleContact('user', answered)).toEqual({ skype: 'ann.s', phone: '555', email: 'a@b.example' })
  expect(visibleContact('self', answered)).toEqual({ zoom: 'ann', skype: 'ann.s', phone: '555', email: 'a@b.example' })
  expect(contactAnswers(answered)).toEqual({ email: true, phone: true, zoom: false })
  expect(undecidedContacts(answered)).toEqual([])
})

test('a user is asked only about what they have entered or verified', () => {
  expect(undecidedContacts({ contact: { phone: '' }, email: 'a@b.example', emailMeta: {} })).toEqual([])
  expect(undecidedContacts({ contact: { zoom: 'ann' }, email: null, emailMeta: verified })).toEqual(['zoom'])
})

test.each([
  {},
  { verified: false, public: true },
  { verified: true, public: false },
  { verified: 'yes', public: true },
])('an email address with %o is visible to its owner only', (emailMeta) => {
  expect(visibleContact('user', { ...reachable, emailMeta })).toEqual({ skype: 'ann.s' })
  expect(visibleContact('self', { ...reachable, emailMeta })).toMatchObject({ email: 'a@b.example' })
})
