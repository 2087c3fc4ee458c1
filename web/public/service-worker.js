// The site's one service worker. It shows what is new while the site is closed; and where there is no network it opens the desk
// with what its pages have kept on this device (web/offline/keep-desk.ts). It stands before pages of the desk alone.
const SHELL = '/desk.html'
/** A hall's network that does not answer by then is none. */
const PATIENCE = 5000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // The newest page while there is a network, so that no old one outlives a deployment.
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, SHELL))
  // What has its content in its name never changes.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
  else if (pathname.startsWith('/api/') || pathname.startsWith('/flags'))
    event.respondWith(fromNetwork(request, pathname + search))
})

/** What the network answers; where it does not, or not in time, what was kept, if anything was. */
async function fromNetwork(request, path) {
  const answer = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const first = await Promise.race([answer.catch(() => undefined), late])
  return first ?? (await caches.match(path)) ?? answer
}

addEventListener('push', (event) => {
  let news = {}
  try {
    news = event.data?.json() ?? {}
  } catch {
    // What cannot be read is still worth a look.
  }
  event.waitUntil(show(news))
})

async function show({ title = 'Kibitz', body = 'You have a new notification.', link = '/', spoilerFree }) {
  const isHidden = spoilerFree && (await hidesResults(spoilerFree.tournament))
  // Hidden, one is as good as the other: the last takes the place of those before.
  const shown = isHidden ? { body: spoilerFree.body, tag: spoilerFree.body } : { body, tag: link }
  await registration.showNotification(title, { ...shown, data: link })
}

/** Whether this browser hides results of a tournament (core/snapshot/spoiler-choice.ts); one that can't say hides them. */
async function hidesResults(tournament) {
  if (!('cookieStore' in self)) return true
  const [word, ...events] = ((await cookieStore.get('spoilers'))?.value ?? '').split('~')
  const own = events.find((each) => each.split('.')[0] === tournament)
  return own === undefined ? word === 'hide' : own !== `${tournament}.all`
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Pages of ours alone.
  const page = new URL(event.notification.data ?? '/', location.origin)
  if (page.origin === location.origin) event.waitUntil(clients.openWindow(page.href))
})
