// web/ui imports nothing of core/addresses.
export { localPath } from '#core/addresses/local-path.ts'
