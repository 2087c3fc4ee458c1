import { readdirSync, readFileSync } from 'node:fs'

const FOLDERS = ['swiss', 'team']

/** The control events, as `swiss/baku-24x9`. */
export const CONTROL_EVENTS = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter((file) => file.endsWith('.trf'))
    .map((file) => `${folder}/${file.slice(0, -'.trf'.length)}`),
)

/** The file of an event as it stands. */
export const controlText = (name: string): string => readFileSync(new URL(`${name}.trf`, import.meta.url), 'utf8')

/** The rows of a control table, cells apart; the first line says what they are. */
export const controlRows = (name: 'berger' | 'berger-double' | 'knockout'): string[][] =>
  readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
