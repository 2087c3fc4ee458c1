/** The part of the browser’s API that is used here; TypeScript’s library doesn’t have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string | null },
  ): { createHTML(html: string): unknown }
}

/**
 * Trusted Types: by the content security policy the browser takes no text as HTML or as the address of a script, unless
 * one of the two policies below let it through. Undefined on the edge, and in browsers that have none.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const markdown = trustedTypes?.createPolicy('markdown', { createHTML: (html) => html })

/** HTML from the renderer of Markdown (core/text/markdown), which drops HTML that users wrote. React passes it on as it is. */
export const trustMarkdown = (html: string): string => (markdown ? (markdown.createHTML(html) as string) : html)

/** Lets workers be loaded from this site alone. */
export function trustOwnScripts(): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  })
}
