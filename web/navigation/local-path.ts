export { localPath } from '#core/addresses/local-path.ts'
