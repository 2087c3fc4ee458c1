import { expect, test } from 'vitest'
import { abortedRequests } from '#test/journeys/aborted-requests.ts'

const ABORTED = 'net::ERR_ABORTED'
const profile = { url: '/api/profile' }

function aPageThatAsks() {
  const requests = abortedRequests()
  requests.asked(profile)
  return requests
}

test('a request that is aborted while its page stays is an error', () => {
  expect(aPageThatAsks().isLetGo(profile, ABORTED)).toBe(false)
})

test('a request that is aborted because another document replaces its page is no error', () => {
  const requests = aPageThatAsks()
  requests.leaving()
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
  // Reloading the same page loads another document.
  requests.arrived(false)
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
})

test('a request that starts while its page is being left may be aborted too', () => {
  const requests = abortedRequests()
  requests.leaving()
  requests.asked(profile)
  requests.arrived(true)
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
})

test('navigating to another page of the same document leaves the page, navigating within the page does not', () => {
  const requests = aPageThatAsks()
  requests.arrived(false)
  expect(requests.isLetGo(profile, ABORTED)).toBe(false)
  requests.arrived(true)
  expect(requests.isLetGo(profile, ABORTED)).toBe(true)
})

test('a request of the next page is not excused by leaving the one before', () => {
  const requests = abortedRequests()
  requests.leaving()
  requests.arrived(true)
  requests.asked(profile)
  expect(requests.isLetGo(profile, ABORTED)).toBe(false)
})

test('if no other document arrives, the page has not been left', () => {
  const requests = aPageThatAsks()
  requests.leaving()
  requests.stayed()
  expect(requests.isLetGo(profile, ABORTED)).toBe(false)
})

test.each(['net::ERR_FAILED', 'net::ERR_CONNECTION_REFUSED', undefined])(
  'leaving a page excuses no other error, such as %s',
  (reason) => {
    const requests = aPageThatAsks()
    requests.arrived(true)
    expect(requests.isLetGo(profile, reason)).toBe(false)
  },
)

test('a request that an earlier test’s page sent in the same window is no error when it is aborted', () => {
  expect(abortedRequests().isLetGo(profile, ABORTED)).toBe(true)
})
