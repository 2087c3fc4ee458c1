import { expect, test } from 'vitest'
import { deviceName } from '#core/people/device.ts'

const MOZILLA = 'Mozilla/5.0'
test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [
    `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${MOZILLA} (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
  ['curl/8.5', ''],
  [undefined, ''],
])('the user agent %j is shown as %j', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
