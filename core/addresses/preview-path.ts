import { localPath } from './local-path.ts'
import { pathOf } from './paths.ts'

/** `match` is the pairing's id. */
export type PreviewOf = { tournament: string; round?: number | undefined } | { match: string }

/**
 * The picture for previews of shared links, in the language in force. `version` busts caches when the content changes.
 */
export function previewPath(of: PreviewOf, version: number): string {
  const words =
    'match' in of ? ['g', of.match] : ['t', of.tournament, ...(of.round === undefined ? [] : [`${of.round}`])]
  return `/og${localPath(pathOf(...words))}.png?v=${version}`
}
