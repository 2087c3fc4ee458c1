/** The hash of a style sheet as a policy names it. */
export async function sheetHash(sheet: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
