// The site's service worker. It shows push notifications, and opens the desk and the pages of helpers offline from the
// caches that web/offline/ fills. Its scopes are /manage/ and /help/, so that it handles requests of these pages only.
const SHELL = '/desk.html'
/** A hall's network that doesn't answer within this time counts as offline. */
const PATIENCE = 5000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // From the network first, so that an old page does not survive a deployment.
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, SHELL))
  // The content hash is in the name, so a cached file never changes.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
  else if (pathname.startsWith('/api/') || pathname.startsWith('/flags'))
    event.respondWith(fromNetwork(request, pathname + search))
})

/** The network's answer; if it fails, is late or is a fault of the server, the cached answer, if there is one. */
async function fromNetwork(request, path) {
  const answer = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const first = await Promise.race([answer.catch(() => undefined), late])
  if (first && !isFault(first)) return first
  return (await caches.match(path)) ?? answer
}

/** An unreadable event is no passing fault: the desk offers to delete it. */
const isFault = ({ status, headers }) => status >= 500 && headers.get('x-error-code') !== 'unreadable'

addEventListener('push', (event) => {
  let news = {}
  try {
    news = event.data?.json() ?? {}
  } catch {
    // An unreadable payload still shows the default notification.
  }
  event.waitUntil(show(news))
})

async function show({ title = 'Kibitz', body = 'You have a new notification.', link = '/', spoilerFree }) {
  const isHidden = spoilerFree && (await hidesResults(spoilerFree.tournament))
  // Notifications of hidden results all have the same text: the same tag lets the latest replace earlier ones.
  const shown = isHidden ? { body: spoilerFree.body, tag: spoilerFree.body } : { body, tag: link }
  await registration.showNotification(title, { ...shown, data: link })
}

/** Whether this browser hides results of a tournament (core/snapshot/spoiler-choice.ts); true where the cookie can't be read. */
async function hidesResults(tournament) {
  if (!('cookieStore' in self)) return true
  const [word, ...events] = ((await cookieStore.get('spoilers'))?.value ?? '').split('~')
  const own = events.find((each) => each.split('.')[0] === tournament)
  return own === undefined ? word === 'hide' : own !== `${tournament}.all`
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  // The payload's link must not open another site.
  const page = new URL(event.notification.data ?? '/', location.origin)
  if (page.origin === location.origin) event.waitUntil(clients.openWindow(page.href))
})
