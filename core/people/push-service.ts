/** Hosts that deliver pushes to browsers: of Chrome and its kin, Firefox, Safari and Edge. */
const SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]
const LONGEST = 1000

/**
 * Whether an address is one at which a browser's maker takes pushes: nothing else is ever sent to, so that nobody makes this server
 * knock at doors of their choice. `also` is one more origin, for a simulator.
 */
export function isPushService(endpoint: string, also?: string): boolean {
  if (endpoint.length > LONGEST || /[\s\\]/.test(endpoint)) return false
  if (also !== undefined && endpoint.startsWith(`${also}/`)) return true
  // No user, no port, no other spelling of a host.
  const host = /^https:\/\/([a-z0-9.-]+)\//.exec(endpoint)?.[1]
  return host !== undefined && SERVICES.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))
}
