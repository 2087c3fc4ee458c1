import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const DOCUMENT = fileURLToPath(new URL('openapi/document.ts', import.meta.url))

/** Writes the description of all calls beside the client, as a file that the Worker answers with. */
export function openapiFile(): Plugin {
  return {
    name: 'openapi-file',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<typeof import('./openapi/document.ts')>(DOCUMENT)
      this.emitFile({ type: 'asset', fileName: 'api/openapi.json', source: JSON.stringify(module.openapi()) })
    },
  }
}
