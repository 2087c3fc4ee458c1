/** A change as far as undo and redo need it. */
export interface Step {
  version: number
  /** User id, or `helper:<name>`. */
  by: string | null
  /** Version of the change that this one undoes. */
  undoes: number | null
}

/** Versions of undone changes. An undo that was undone itself does not count. `changes`: the newest first. */
export function undoneVersions(changes: Pick<Step, 'version' | 'undoes'>[]): Set<number> {
  const undone = new Set<number>()
  for (const { version, undoes } of changes) if (undoes !== null && !undone.has(version)) undone.add(undoes)
  return undone
}

/** The change that an undo or a redo is about. */
export const originOf = (changes: Step[], version: number): number => pathOf(linksOf(changes), version).at(-1)!

type Links = Map<number, number | null>
const linksOf = (changes: Step[]): Links => new Map(changes.map(({ version, undoes }) => [version, undoes]))

/** From a change to the one that it undoes, and so on: an undo is one step from its change, a redo two. */
function pathOf(links: Links, version: number): number[] {
  const undoes = links.get(version) ?? null
  return undoes === null ? [version] : [version, ...pathOf(links, undoes)]
}

/**
 * What undo and redo take next for a person, as in an editor: undo takes their changes, the newest first; redo takes
 * their undos, the newest first, until they change something else. Versions of `changes`, which are the newest first.
 */
export function nextSteps(changes: Step[], by: string): { undo: number[]; redo: number[] } {
  const links = linksOf(changes)
  const undone = undoneVersions(changes)
  const own = changes.filter((change) => change.by === by)
  const newest = own.find(({ undoes }) => undoes === null)?.version ?? 0
  const steps = own.filter(({ version }) => !undone.has(version))
  const undos = new Map<number, number>()
  for (const { version } of steps) {
    const path = pathOf(links, version)
    const isUndo = path.length % 2 === 0
    if (isUndo && version > newest && !undos.has(path.at(-1)!)) undos.set(path.at(-1)!, version)
  }
  return {
    undo: steps.filter(({ undoes }) => undoes === null).map(({ version }) => version),
    redo: [...undos.values()],
  }
}
