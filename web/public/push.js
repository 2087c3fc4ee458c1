// Shows what is new while the site is closed, and opens it. It caches nothing and stands before no request.
addEventListener('push', (event) => {
  let news = {}
  try {
    news = event.data?.json() ?? {}
  } catch {
    // What cannot be read is still worth a look.
  }
  const { title = 'Kibitz', body = 'You have a new notification.', link = '/' } = news
  event.waitUntil(registration.showNotification(title, { body, data: link, tag: link }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Pages of ours alone.
  const page = new URL(event.notification.data ?? '/', location.origin)
  if (page.origin === location.origin) event.waitUntil(clients.openWindow(page.href))
})
