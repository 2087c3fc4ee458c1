const SCRIPT = '/service-worker.js'
/** The worker controls pages of the desk and of helpers only: all others load without it. */
const SCOPE = '/manage/'
export const HELP_SCOPE = '/help/'

export const findServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(SCOPE)

/** Installs or updates the service worker; resolves once it is active. */
export async function installServiceWorker(scope = SCOPE): Promise<ServiceWorkerRegistration> {
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
