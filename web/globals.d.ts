/** From package.json, set when the client is built. */
declare const __VERSION__: string
/** The engine in the site's folder /engine/ when the client was built, if any (build/engine-files.ts). */
declare const __ENGINE__: import('./parts/eval/engine-info.ts').EngineInfo | null
