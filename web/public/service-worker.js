// The site's service worker. It shows push notifications, and opens pages offline from the caches that web/offline/
// fills: those of the desk and of helpers (scopes /manage/ and /help/), and for readers who keep events on their device
// public pages (scope /). Pages outside its scopes load without it. Pages are kept in one language; where the address is in
// another, the page changes it (web/main.tsx).
const IS_READERS = new URL(registration.scope).pathname === '/'
const SHELL = IS_READERS ? '/shell.html' : '/desk.html'
const CODE = IS_READERS ? 'event-code' : 'desk-code'
/** A hall's network that doesn't answer within this time counts as offline. */
const PATIENCE = IS_READERS ? 3000 : 5000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  // The page is asked for while the worker starts.
  if (IS_READERS) await registration.navigationPreload?.enable()
  await clients.claim()
}

/** A page that was loading while the worker started isn’t controlled by it yet. */
addEventListener('message', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const isFile = /\.\w+$/.test(pathname)
  // From the network first, so that an old page does not survive a deployment.
  if (request.mode === 'navigate') {
    const isPage = !isFile && !PROGRAMS.test(pathname) && !searchParams.has('embed')
    event.respondWith(isPage && IS_READERS ? readersPage(event, pathname) : page(event, isPage ? SHELL : pathname))
  }
  // The content hash is in the name, so a cached file never changes.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
  else if (pathname.startsWith('/api/')) event.respondWith(answer(event, pathname + search))
  else if (pathname.startsWith('/flags')) event.respondWith(fromNetwork(fetch(request), () => kept('/flags.svg')))
  else if (IS_READERS && isFile) event.respondWith(fromNetwork(fetch(request), () => kept(pathname)))
})

/** Addresses of programs, which are no pages. */
const PROGRAMS = /^\/(api|parties|oembed|og|dev|\.well-known)(\/|$)/

/** The network's answer; if it fails, is late or is a fault of the server, what is kept, if anything is. */
async function fromNetwork(asked, findKept) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const first = await Promise.race([asked.catch(() => undefined), late])
  if (first && !isFault(first)) return first
  return (await findKept()) ?? asked
}

/** An unreadable event is no passing fault: the desk offers to delete it. */
const isFault = ({ status, headers }) => status >= 500 && headers.get('x-error-code') !== 'unreadable'

/** The desk's page, or a file that is opened as a page. */
const page = (event, path) => fromNetwork(navigate(event), () => kept(path))

/**
 * A public page: the kept one if the network fails, and for an event with kept facts also if it is late. Without a
 * network the start page is the list of kept events.
 */
async function readersPage(event, pathname) {
  const asked = navigate(event)
  event.waitUntil(asked.catch(() => undefined))
  const before = languageIn(await keptShell())
  const path = withoutLanguage(pathname, before)
  const name = eventOf(path)
  const hasFacts = name !== undefined && (await kept(snapshotOf(name))) !== undefined
  if (hasFacts || path === '/following') {
    const shown = await fromNetwork(asked, () => kept(SHELL))
    if (shown.status === 404 && hasFacts) event.waitUntil(checkIsThere(name))
    return shown
  }
  try {
    return await asked
  } catch (error) {
    const shell = await kept(SHELL)
    if (!shell) throw error
    return path === '/' ? Response.redirect(`${location.origin}${before}/following`) : shell
  }
}

async function navigate({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request)
}

/** An answer of the API. What turned private or was deleted is no longer kept. */
async function answer(event, path) {
  const asked = fetch(event.request)
  if (IS_READERS)
    event.waitUntil(
      asked.then(
        (response) => noteGone(path, response),
        () => undefined,
      ),
    )
  return fromNetwork(asked, () => kept(path))
}

/** Kept pages, answers and files: desks find what desks kept, readers what readers kept. */
const kept = async (path) =>
  (await caches.match(path, { cacheName: CODE })) ??
  caches.match(path, { cacheName: IS_READERS ? await factsName() : 'desk-answers' })

/** The cache of facts that the kept code understands: see web/offline/event-caches.ts. */
async function factsName() {
  const [, build] = /<script type="module"[^>]* src="([^"]+)"/.exec(await keptShell()) ?? []
  return `event-facts ${build}`
}

const keptShell = async () => (await caches.match('/shell.html', { cacheName: 'event-code' }))?.text() ?? ''

/** What the addresses of a page’s language begin with: `/de`, and nothing in English. */
function languageIn(page) {
  const [, tag = 'en'] = /<html lang="([^"]+)"/.exec(page) ?? []
  return tag === 'en' ? '' : `/${tag}`
}

/** The address in English of a page whose address begins with `before`. */
const withoutLanguage = (pathname, before) =>
  `${pathname}/`.startsWith(`${before}/`) ? pathname.slice(before.length) || '/' : pathname

/** The event of a public page, as in its address in English. */
function eventOf(pathname) {
  const [, kind, name] = /^\/([tg])\/([^/]+)/.exec(pathname) ?? []
  return kind === 'g' ? name.replace(/-\d+-\d+$/, '') : name
}

const snapshotOf = (name) => `/api/tournament/${name}/snapshot`

/** A page that is missing may be of an event that is there. */
async function checkIsThere(name) {
  const path = snapshotOf(name)
  await noteGone(path, await fetch(path, { cache: 'no-cache' }))
}

/** Deletes the facts of an event that is gone, or that is no longer public. */
async function noteGone(path, { status, headers }) {
  const isSnapshot = /^\/api\/tournament\/[^/]+\/snapshot$/.test(path)
  const isPrivate = status === 200 && (headers.get('cache-control') ?? '').includes('no-store')
  if (!isSnapshot || !([401, 403, 404, 410].includes(status) || isPrivate)) return
  const known = await kept(path)
  if (!known) return
  const { id, settings } = await known.json()
  const prefixes = [id, settings.vanityURL ?? id].map((one) => `/api/tournament/${encodeURIComponent(one)}/`)
  const facts = await caches.open(await factsName())
  for (const key of await facts.keys()) {
    const { pathname } = new URL(key.url)
    if ([...prefixes, `/api/result/${id}-`].some((prefix) => pathname.startsWith(prefix))) await facts.delete(key)
  }
}

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
