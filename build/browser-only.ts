/** Stands in the Worker's bundle for packages that only browsers call (build/server-bundle.ts). */
export default class {}
export const createRoot = undefined
