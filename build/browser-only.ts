/** An empty module that replaces browser-only packages in the Worker's bundle (build/server-bundle.ts). */
// Packages like uplot and partysocket/ws export a class as their default.
// oxlint-disable-next-line import/no-default-export
export default function browserOnly(): void {}
export const createRoot = undefined
