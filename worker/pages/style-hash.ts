/** The hash of a style sheet in the form that a content security policy needs. */
export async function sheetHash(sheet: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
