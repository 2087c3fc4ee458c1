import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const DOCUMENT = fileURLToPath(new URL('openapi/document.ts', import.meta.url))

/** Writes openapi.json into the client's build; the Worker serves that file. */
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
