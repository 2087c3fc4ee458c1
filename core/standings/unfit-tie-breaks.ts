/** Tie-breaks by the opponents' scores say nothing where everybody has the same opponents (FIDE C.07 art. 8 and 15). */
export const UNFIT_FOR_ROBINS = /^(BH|FB|AOB)\b/i
