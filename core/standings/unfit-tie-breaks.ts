/** Tie-breaks by the opponents' scores say nothing where everybody has the same opponents (FIDE C.07 art. 8 and 15). */
export const UNFIT_FOR_ROBINS = /^(BH|FB|AOB)\b/i

/** Tie-breaks board by board say nothing where a fixture has several matches, whose numbers of boards vary. */
export const UNFIT_FOR_FIXTURES = /^(BC|TBR|BBE|EDE(C|T|B|BT|BB))\b/i
