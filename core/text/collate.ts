/**
 * Compares words as `Intl.Collator` does in English, one collation for everybody who looks, wherever they are. Browsers need
 * milliseconds for their first, so it is there once something is compared.
 */
export function collate(options?: Intl.CollatorOptions): (a: string, b: string) => number {
  let collator: Intl.Collator | undefined
  return (a, b) => (collator ??= new Intl.Collator('en', options)).compare(a, b)
}
