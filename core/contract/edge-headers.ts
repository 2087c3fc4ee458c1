/**
 * Headers of answers by which the site’s Worker tells the edge (edge/) what it may keep; readers never get them.
 * `SHARED`: the answer is the same for every signed-out reader of a kind. `VERSION`: the event that it shows and its
 * version, `rivers.345`. `LEFT`: something public turned private, so everything that is kept has to go.
 */
export const PREFIX = 'x-edge-'
export const SHARED = `${PREFIX}shared`
export const VERSION = `${PREFIX}version`
export const LEFT = `${PREFIX}left`
