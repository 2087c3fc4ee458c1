import { unzipSync, zipSync } from 'fflate'

/** Of all files in it: more would be a hostile archive, or no list. */
const MOST_BYTES = 150 * 1024 * 1024

/**
 * The files of an XLSX archive without compression: the library would unpack large compressed ones in a worker from a
 * `blob:`, which the site’s content security policy doesn’t allow. Throws if it is no archive or far too large.
 */
export function storedArchive(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let total = 0
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isNeeded = /\.(xml|rels)$/i.test(name)
      total += isNeeded ? originalSize : 0
      if (total > MOST_BYTES) throw new Error('too large')
      return isNeeded
    },
  })
  return zipSync(files, { level: 0 })
}
