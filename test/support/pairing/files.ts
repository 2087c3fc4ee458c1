import { readdirSync, readFileSync } from 'node:fs'

const FOLDERS = ['swiss', 'team']

/** Names of the control events, such as `swiss/baku-24x9`. */
export const CONTROL_EVENTS = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter((file) => file.endsWith('.trf'))
    .map((file) => `${folder}/${file.slice(0, -'.trf'.length)}`),
)

export const controlText = (name: string): string => readFileSync(new URL(`${name}.trf`, import.meta.url), 'utf8')

/**
 * The correct pairing of each round, as lines of `white black` in board order; `none` if the round has no legal
 * pairing.
 */
export function controlRounds(name: string): Map<number, string[]> {
  const text = readFileSync(new URL(`${name}.pairs`, import.meta.url), 'utf8').trim()
  const rounds = text.split(/^round /m).slice(1)
  return new Map(rounds.map((part) => part.trim().split('\n')).map(([round, ...lines]) => [Number(round), lines]))
}

/** Rows of a control table; the first row has the column names. */
export const controlRows = (name: 'berger' | 'berger-double' | 'knockout'): string[][] =>
  readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
