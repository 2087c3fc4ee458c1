import type { Plugin, Rolldown } from 'vite'

const DESK = '/web/pages/manage/page.tsx'
/** What every page loads once it rests. */
const AT_REST = ['/web/at-rest.tsx', '/web/live/keep-current.ts']
const PAGE = /\/web\/pages\/(.+?)(?:-page)?\.tsx$/

/**
 * All that the first view of any page needs is one file: left alone, the bundler puts what the entry shares with lazy pages into
 * files of their own. Its helpers stay in one of 700 bytes, which the page names, so that it comes along.
 */
export const FIRST_VIEW: Rolldown.OutputOptions = {
  codeSplitting: { groups: [{ name: 'kibitz', tags: ['$initial'] }] },
  // The first file names all others: what has no name of its own is called by its hash alone, as short as may be.
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
}

/**
 * What spares the first view a round trip: the style sheet stands in the page itself, and the files of each lazy page are
 * named with it (`data-page`), so that they leave together with the rest. The Worker takes out the links of other pages.
 */
export function pageLinks(): Plugin {
  return {
    name: 'page-links',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html
        return inlined(html, bundle, chunk).replace(
          '</head>',
          `${[...links(bundle, chunk), ...deskFiles(bundle, chunk)].join('\n    ')}\n  </head>`,
        )
      },
    },
  }
}

function inlined(html: string, bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string {
  const [file = ''] = entry.viteMetadata?.importedCss ?? []
  const tag = `<link rel="stylesheet" crossorigin href="/${file}">`
  const sheet = bundle[file]
  if (sheet?.type !== 'asset' || !html.includes(tag))
    throw new Error('The page does not name its style sheet as before.')
  delete bundle[file]
  // What a lazy page loads lazily would ask for all that the entry leans on, this sheet with it.
  for (const chunk of chunksOf(bundle)) chunk.viteMetadata?.importedCss.delete(file)
  return html.replace(tag, () => `<style>${String(sheet.source).trim()}</style>`)
}

function links(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string[] {
  const chunks = chunksOf(bundle)
  const named = new Set([entry.fileName, ...entry.imports])
  return chunks.flatMap((chunk) => {
    const page = chunk.isDynamicEntry && chunk.facadeModuleId ? PAGE.exec(chunk.facadeModuleId)?.[1] : undefined
    if (!page) return []
    const parts = [...withImports(chunk, chunks)].filter(({ fileName }) => !named.has(fileName))
    const sheets = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return [
      ...parts.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}" data-page="${page}">`),
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" data-page="${page}">`),
    ]
  })
}

/**
 * All files of the desk, also those that it loads late, for the page that is kept for when there is no network
 * (worker/pages/desk-shell.ts). Browsers do nothing about them: web/offline/keep-desk.ts reads their names.
 */
function deskFiles(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string[] {
  const chunks = chunksOf(bundle)
  const desk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(DESK))
  if (!desk) return []
  const resting = chunks.filter(({ facadeModuleId }) => AT_REST.some((file) => facadeModuleId?.endsWith(file)))
  const found = new Set([desk, ...resting])
  for (const chunk of found) {
    // What other pages load late is none of its own.
    const later = chunk === entry || chunk.isEntry ? [] : chunk.dynamicImports
    for (const name of [...chunk.imports, ...later]) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next && next !== entry) found.add(next)
    }
  }
  const sheets = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  return [...found]
    .map(({ fileName }) => fileName)
    .concat(sheets, fonts)
    .map((file) => `<link rel="kept" href="/${file}" data-page="desk-files">`)
}

/** A chunk and all that it leans on, near or far. */
function withImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk])
  for (const { imports } of found) {
    for (const each of chunks) if (imports.includes(each.fileName)) found.add(each)
  }
  return found
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')
