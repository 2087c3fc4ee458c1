import { writePreviewFonts } from '../../build/preview-fonts.ts'
import { bundle, PREVIEWS } from './build.ts'
import { bundledWorker } from './bundled-worker.ts'

/** The Worker of the previews as it is deployed, to stand beside another on one workerd. */
export async function previewsWorker() {
  writePreviewFonts()
  await bundle(PREVIEWS)
  return { ...bundledWorker(PREVIEWS), name: 'kibitz-previews' }
}
