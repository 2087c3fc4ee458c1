/** Stands in the Worker's bundle for packages that only browsers call (build/server-bundle.ts). */
// Packages like uplot and partysocket/ws export a class as their default.
// oxlint-disable-next-line import/no-default-export
export default function browserOnly(): void {}
export const createRoot = undefined
