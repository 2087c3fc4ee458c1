/** The engine that this site has for its readers, in the folder /engine/ (build/engine-files.ts). */
export interface EngineInfo {
  /** `Stockfish 19 Lite` */
  name: string
  /** Files of the folder: the script of its Web Worker, and the text of its licence. */
  script: string
  licenceFile: string
  /** `GPL-3.0` */
  licence: string
  /** Address of its source code. */
  source: string
}

/** Null on a site without one. */
export const ENGINE: EngineInfo | null = __ENGINE__

export const engineFile = (name: string): string => `/engine/${name}`
