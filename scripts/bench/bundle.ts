import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltSite } from './built.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

/** Files that say something about a bundle and are no part of it. */
const BESIDE = /\.(?:map|md)$/

/** What Cloudflare has to load before the Worker answers anything. */
export function bundleRows({ worker }: BuiltSite): Measurement[] {
  const files = readdirSync(worker).filter((file) => !BESIDE.test(file))
  const bytes = files.map((file) => gzipSync(readFileSync(join(worker, file))).length)
  return [
    boundAtMost('the Worker’s bundle, minified, gzip', 360, bytes.reduce((sum, size) => sum + size, 0) / 1000, 'kB'),
    boundEqual('files in it besides the script (WebAssembly, fonts)', 0, files.length - 1),
  ]
}
