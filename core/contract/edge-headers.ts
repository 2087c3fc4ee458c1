/**
 * Headers of answers by which the site’s Worker tells the edge (edge/) what it may keep; readers never get them.
 * `SHARED`: the answer is the same for every signed-out reader of a kind. `VERSION`: the event that it shows and its
 * version, `rivers.345`. `LEFT`: something public turned private, so everything that is kept has to go.
 */
export const SHARED = 'x-edge-shared'
export const VERSION = 'x-edge-version'
export const LEFT = 'x-edge-left'
