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
