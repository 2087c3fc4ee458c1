import { KEPT_CODE } from './forget-desks.ts'

const SHELL = '/desk.html'
/** Every file that the desk's page names, now or later: see build/page-files.ts. */
const FILE = /\b(?:href|src)="(\/assets\/[^"]+)"/g

/** Caches the newest empty page with all files of desks and helpers; the page last, so that its files are always there. */
export async function keepCode(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  if (!shell.ok) return
  const kept = await caches.open(KEPT_CODE)
  const text = await shell.clone().text()
  const files = new Set(Array.from(text.matchAll(FILE), ([, file]) => file!))
  const known = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname))
  await kept.addAll(['/flags.svg', ...files].filter((file) => !known.has(file)))
  await kept.put(SHELL, shell)
  const old = [...known].filter((file) => file.startsWith('/assets/') && !files.has(file))
  await Promise.all(old.map((file) => kept.delete(file)))
}
