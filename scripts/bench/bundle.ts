import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltSite } from './built.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

/** Files that say something about a bundle and are no part of it. */
const BESIDE = /\.(?:map|md)$/

/** A script that the desk loads besides those of every page. */
const OF_DESK = /href="([^"]+\.js)" data-page="manage\/page"/g

/** What Cloudflare has to load before the Worker answers anything, and what the desk adds to the client. */
export function bundleRows({ worker, client }: BuiltSite): Measurement[] {
  const files = readdirSync(worker).filter((file) => !BESIDE.test(file))
  const bytes = files.map((file) => gzipSync(readFileSync(join(worker, file))).length)
  const html = readFileSync(join(client, 'index.html'), 'utf8')
  const desk = Array.from(html.matchAll(OF_DESK), ([, path]) => gzipSync(readFileSync(join(client, path!))).length)
  return [
    boundAtMost('the Worker’s bundle, minified, gzip', 1000, sum(bytes) / 1000, 'kB'),
    boundAtMost('scripts of the desk besides those of every page, gzip', 45, sum(desk) / 1000, 'kB'),
    boundEqual('files in it besides the script (WebAssembly, fonts)', 0, files.length - 1),
  ]
}

const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0)
