/** Stands in the Worker's bundle for packages that only browsers call (build/server-bundle.ts). */
export default function browserOnly(): void {}
export const createRoot = undefined
