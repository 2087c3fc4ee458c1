const SCRIPT = '/service-worker.js'
/**
 * Pages of the desk and of helpers, in English; all others load without the worker, unless the reader keeps events. Pushes
 * belong to the first in all languages, so that a browser gets each once.
 */
export const DESK_SCOPE = '/manage/'
export const HELP_SCOPE = '/help/'
export const READERS_SCOPE = '/'

export const findServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> => findFor(DESK_SCOPE)

/** The registration with exactly this scope: `getRegistration` also finds one with a wider scope. */
export async function findFor(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations()
  return all.find((registration) => new URL(registration.scope).pathname === scope)
}

/** Installs or updates the service worker; resolves once it is active. */
export async function installServiceWorker(scope = DESK_SCOPE): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(SCRIPT, { scope })
  const coming = registration.installing ?? registration.waiting
  if (!registration.active && coming) await isActive(coming)
  return registration
}

const isActive = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
