import { expect, test } from 'vitest'
import { abortedRequests } from '#test/journeys/aborted-requests.ts'

const ABORTED = 'net::ERR_ABORTED'
const profile = { url: '/api/profile' }

function aPageThatAsks() {
  const requests = abortedRequests()
  requests.asked(profile)
  return requests
}

test('what is aborted while its page stays is a complaint', () => {
  expect(aPageThatAsks().isLetGo(profile, ABORTED)).toBe(false)
})

test('what is aborted because its page gives way to another document is none', () => {
  const requests = aPageThatAsks()
  requests.leaving()
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
  // The same page loaded again is another document.
  requests.arrived(false)
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
})

test('what a page asks for as it is left is let go with it', () => {
  const requests = abortedRequests()
  requests.leaving()
  requests.asked(profile)
  requests.arrived(true)
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
})

test('a step to another page of the same document leaves a page as well, one within the page does not', () => {
  const requests = aPageThatAsks()
  requests.arrived(false)
  expect(requests.isLetGo(profile, ABORTED)).toBe(false)
  requests.arrived(true)
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
})

test('what the next page asks for is its own', () => {
  const requests = abortedRequests()
  requests.leaving()
  requests.arrived(true)
  requests.asked(profile)
  expect(requests.isLetGo(profile, ABORTED)).toBe(false)
})

test('where no other document comes, the page has stayed', () => {
  const requests = aPageThatAsks()
  requests.leaving()
  requests.stayed()
  expect(requests.isLetGo(profile, ABORTED)).toBe(false)
})

test.each(['net::ERR_FAILED', 'net::ERR_CONNECTION_REFUSED', undefined])(
  'leaving a page excuses nothing else, such as %s',
  (reason) => {
    const requests = aPageThatAsks()
    requests.arrived(true)
    expect(requests.isLetGo(profile, reason)).toBe(false)
  },
)
