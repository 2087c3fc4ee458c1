import type { Plugin, Rolldown } from 'vite'

const PAGE = /\/web\/pages\/(.+?)(?:-page)?\.tsx$/
const STYLE = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/

/**
 * What spares the first view a round trip: the style sheet stands in the page itself, and the files of each lazy page are
 * named with it (`data-page`), so that they leave together with the rest. The Worker takes out the links of other pages.
 */
export function pageLinks(): Plugin {
  return {
    name: 'page-links',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        return inlined(html, bundle).replace('</head>', `${links(bundle).join('\n    ')}\n  </head>`)
      },
    },
  }
}

function inlined(html: string, bundle: Rolldown.OutputBundle): string {
  const [tag, file] = STYLE.exec(html) ?? []
  const sheet = file && bundle[file]
  if (!tag || !sheet || sheet.type !== 'asset') return html
  delete bundle[file]
  // What a lazy page loads lazily would ask for all that the entry leans on, this sheet with it.
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file)
  return html.replace(tag, () => `    <style>${String(sheet.source).trim()}</style>\n`)
}

function links(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = new Set(chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName))
  return chunks.flatMap((chunk) => {
    const page = chunk.isDynamicEntry && chunk.facadeModuleId ? PAGE.exec(chunk.facadeModuleId)?.[1] : undefined
    if (!page) return []
    const parts = [chunk, ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName) && !entry.has(fileName))]
    const sheets = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return [
      ...parts.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}" data-page="${page}">`),
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" data-page="${page}">`),
    ]
  })
}
