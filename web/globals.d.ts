/** From package.json, set when the client is built. */
declare const __VERSION__: string
