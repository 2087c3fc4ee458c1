import { pathOf } from './paths.ts'

/** What a preview of a link shows: an event, a round of it, or a match by the pairing's id. */
export type PreviewOf = { tournament: string; round?: number | undefined } | { match: string }

/** The address of a picture for those who share a link; it changes with what is shown. */
export function previewPath(of: PreviewOf, version: number): string {
  const words =
    'match' in of ? ['g', of.match] : ['t', of.tournament, ...(of.round === undefined ? [] : [`${of.round}`])]
  return `/og${pathOf(...words)}.png?v=${version}`
}
