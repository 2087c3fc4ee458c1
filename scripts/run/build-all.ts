import { build, bundle, CHESS_SITE, EDGE, PREVIEWS, SITE } from './build.ts'

/** Builds the pages and bundles all Workers, so that tests which run at the same time don’t. */
await build()
for (const worker of [SITE, EDGE, PREVIEWS, CHESS_SITE]) await bundle(worker)
