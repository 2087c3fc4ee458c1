import type { OpenedFile } from './read-file.ts'

/** A file on its way from another page to the import. */
let handed: OpenedFile | undefined

export const handFile = (file: OpenedFile | undefined): void => void (handed = file)

/** Looking at it leaves it there: a page may be rendered more than once before it is shown. */
export const handedFile = (): OpenedFile | undefined => handed
