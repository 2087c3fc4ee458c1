import type { Plugin, Rolldown } from 'vite'

const DESK = '/web/pages/manage/page.tsx'
/** What every page loads once it rests. */
const AT_REST = ['/web/at-rest.tsx', '/web/live/keep-current.ts']
const PAGE = /\/web\/pages\/(.+?)(?:-page)?\.tsx$/

/**
 * What spares the first view a round trip: style sheets stand in the page itself, and the scripts of each lazy page are named
 * with it (`data-page`), so that they leave together with the rest. The Worker takes out what other pages need.
 * A page can be read before any script has come, so scripts give way to the fonts.
 */
export function pageLinks(): Plugin {
  return {
    name: 'page-links',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html
        const page = withLowPriority(inlined(html, bundle, chunk))
        const head = [...links(bundle, chunk), ...deskFiles(bundle, chunk), ...pageSheets(bundle)].join('\n    ')
        return page.replace('</head>', () => `${head}\n  </head>`)
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

function withLowPriority(html: string): string {
  const tag = '<script type="module" crossorigin'
  if (!html.includes(tag)) throw new Error('The page does not name its script as before.')
  return html.replace(tag, `${tag} fetchpriority="low"`)
}

/** The sheets of all lazy pages, each once, for the Worker to write into the pages that need them (worker/pages/template.ts). */
const pageSheets = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [`<style data-href="/${file.fileName}">${String(file.source).trim()}</style>`]
      : [],
  )

function links(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string[] {
  const chunks = chunksOf(bundle)
  const named = new Set([entry.fileName, ...entry.imports])
  return chunks.flatMap((chunk) => {
    const page = chunk.isDynamicEntry && chunk.facadeModuleId ? PAGE.exec(chunk.facadeModuleId)?.[1] : undefined
    if (!page) return []
    const parts = [...withImports(chunk, chunks)].filter(({ fileName }) => !named.has(fileName))
    const sheets = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return [
      ...parts.map(
        ({ fileName }) =>
          `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}" data-page="${page}">`,
      ),
      // The page's script looks for it before it loads the sheet, which the page holds; browsers leave alone what is disabled.
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin disabled href="/${file}" data-page="${page}">`),
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
