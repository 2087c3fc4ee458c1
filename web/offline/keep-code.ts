import { localPath } from '#core/addresses/local-path.ts'
import { KEPT_CODE } from './forget-desks.ts'

/** An empty page, as in English, and the cache for it and its files. */
interface Shell {
  path: string
  cacheName: string
}
const DESK: Shell = { path: '/desk.html', cacheName: KEPT_CODE }
/** Every file that the desk's page names, now or later: see build/page-files.ts. */
const FILE = /\b(?:href|src)="(\/assets\/[^"]+)"/g

/**
 * Caches the newest empty page, by default that of desks and helpers, with all its files; the page last, so that its
 * files are always there. It is kept in one language, that of the page which was open last. `accepts`: whether the page
 * is wanted at all.
 */
export async function keepCode(
  { path, cacheName }: Shell = DESK,
  accepts: (page: string) => boolean = () => true,
): Promise<void> {
  const shell = await fetch(localPath(path), { cache: 'no-cache' })
  if (!shell.ok) return
  const text = await shell.clone().text()
  if (!accepts(text)) return
  const kept = await caches.open(cacheName)
  const files = new Set(Array.from(text.matchAll(FILE), ([, file]) => file!))
  const known = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname))
  await kept.addAll(['/flags.svg', ...files].filter((file) => !known.has(file)))
  await kept.put(path, shell)
  const old = [...known].filter((file) => file.startsWith('/assets/') && !files.has(file))
  await Promise.all(old.map((file) => kept.delete(file)))
}
