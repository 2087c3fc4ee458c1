import { expect, test } from 'vitest'
import { isPushService } from '#core/people/push-service.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://10.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com/',
  'https://notify.windows.com.evil.example/',
  'https://FCM.googleapis.com\\@evil.example/',
  'https://fcm.googleapis.com',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  'file:///etc/passwd',
  '',
])('%s is not a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
})

test('a simulator may take their place, at its own origin only', () => {
  expect(isPushService('http://127.0.0.1:8798/push/ann', 'http://127.0.0.1:8798')).toBe(true)
  expect(isPushService('http://127.0.0.1:87981/push/ann', 'http://127.0.0.1:8798')).toBe(false)
})
