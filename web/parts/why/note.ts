import * as say from '#words/why.js'

export const noteId = (note: string): string => `rule-${note}`

const WORDS: Record<string, () => string> = {
  order: say.noteOrder,
  forbidden: say.noteProhibited,
  teamOrder: say.noteOrder,
  teamGroup: say.noteGroup,
  teamBye: say.noteBye,
  teamRest: say.noteRest,
}

/** A rule’s short name: a word, or its code as `C5`. */
export const noteWord = (note: string): string => WORDS[note]?.() ?? note.replace(/^team/, '')
