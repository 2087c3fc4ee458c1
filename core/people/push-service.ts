/** Push services of Chrome and other Chromium browsers, Firefox, Safari and Edge. */
const SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]
const MAX_LENGTH = 1000

/**
 * Whether this is a push service of a browser vendor. Nothing else is ever requested (SSRF). `extraOrigin` is the
 * simulator's.
 */
export function isPushService(endpoint: string, extraOrigin?: string): boolean {
  if (endpoint.length > MAX_LENGTH || /[\s\\]/.test(endpoint)) return false
  if (extraOrigin !== undefined && endpoint.startsWith(`${extraOrigin}/`)) return true
  // No user, no port, no unusual spelling of a host.
  const host = /^https:\/\/([a-z0-9.-]+)\//.exec(endpoint)?.[1]
  return host !== undefined && SERVICES.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))
}
