/**
 * Compares strings in English collation, the same for all readers. The `Intl.Collator` is created at the first
 * comparison, because creating one takes a browser some milliseconds.
 */
export function collate(options?: Intl.CollatorOptions): (a: string, b: string) => number {
  let collator: Intl.Collator | undefined
  return (a, b) => (collator ??= new Intl.Collator('en', options)).compare(a, b)
}
