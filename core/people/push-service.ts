/** Hosts that deliver pushes to browsers: of Chrome and its kin, Firefox, Safari and Edge. */
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
 * Whether an address is one at which a browser's maker takes pushes: nothing else is ever sent to, Whether this is a
 * push service of a browser vendor; nothing else is ever requested (SSRF). `extraOrigin` is the simulator's.
 */
export function isPushService(endpoint: string, extraOrigin?: string): boolean {
  if (endpoint.length > MAX_LENGTH || /[\s\\]/.test(endpoint)) return false
  if (extraOrigin !== undefined && endpoint.startsWith(`${extraOrigin}/`)) return true
  // No user, no port, no other spelling of a host.
  const host = /^https:\/\/([a-z0-9.-]+)\//.exec(endpoint)?.[1]
  return host !== undefined && SERVICES.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))
}
