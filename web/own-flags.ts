import { ALL_FLAGS, flagSheetPath, parseFlagSheetPath } from '#core/addresses/flag-sheet-path.ts'
import type { PageReader, RenderedPage } from '#core/addresses/page-visit.ts'
import { countryName } from './parts/people/country-name.ts'

/** A flag in the sprite of all flags. */
const OF_ALL = new RegExp(`"${ALL_FLAGS}#(\\w+)"`, 'g')
/** The sprite of a few flags that a flag is in. */
const FILE = /"(\/flags\/[\w.]+)#/g

/** Replaces the sprite of all flags by one of the flags on the page, and adds their countries' names. */
export function withOwnFlags(rendered: string, served: PageReader): RenderedPage {
  const flags = flagSheetPath([...found(rendered, OF_ALL)])
  const html = flags === undefined ? rendered : rendered.replaceAll(OF_ALL, `"${flags}#$1"`)
  const codes = [...found(html, FILE)].flatMap((path) => parseFlagSheetPath(path) ?? [])
  if (codes.length === 0) return { html, served }
  const countries = Object.fromEntries(codes.map((code) => [code, countryName(code)]))
  return { html, served: { ...served, ...(flags !== undefined && { flags }), countries } }
}

const found = (html: string, wanted: RegExp): Set<string> =>
  new Set(Array.from(html.matchAll(wanted), ([, part = '']) => part))
