/**
 * A tie-break as a tournament stores it: one of the site's own by name (see `SITE_TIE_BREAKS`), or a FIDE C.07
 * code as TRF26 writes it in its 202 record: `CODE[:MP|:GP][/modifier…]`, e.g. `BH/C1`, `EMGSB/C1`, `EDE/P`.
 */
export type TieBreakCode = string
