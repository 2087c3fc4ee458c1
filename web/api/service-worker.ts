const SCRIPT = '/service-worker.js'
/** It stands before pages of the desk alone: all others load as if there were none. */
const SCOPE = '/manage/'

export const findServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(SCOPE)

/** Installs the site's service worker, or has its newest version; resolves once it works. */
export async function installServiceWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE })
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
