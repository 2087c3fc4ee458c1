import { writePreviewFonts } from '../../build/preview-fonts.ts'
import { bundle, PREVIEWS } from './build.ts'
import { bundledWorker } from './bundled-worker.ts'

/** Miniflare options of the previews Worker, to run next to another one. */
export async function previewsWorker() {
  writePreviewFonts()
  await bundle(PREVIEWS)
  return { ...bundledWorker(PREVIEWS), name: 'kibitz-previews' }
}
