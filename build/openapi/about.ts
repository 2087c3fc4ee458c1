/** Introduction of the API's documentation, in Markdown. */
export const ABOUT = `The API of Kibitz: everything the site shows, for other sites and programs. Public data needs no key.

**Answers.** JSON in UTF-8, unless the call returns a file. Times are milliseconds since 1970; the start of a round of which only the day is known is that day, such as \`2026-06-18\`. Errors are one plain sentence with a matching status and a code in \`x-error-code\`. Sentences may be reworded, so decide by the code. \`x-request-id\` names the request.

**Other sites.** Public answers and all errors carry \`Access-Control-Allow-Origin: *\`: any page may read them, with their \`ETag\`, \`Link\`, \`Retry-After\`, \`x-error-code\` and \`x-request-id\`. They are the same for everyone who isn’t signed in, and need no cookie.

**Caching.** Every public answer has an \`ETag\`. Send it back as \`If-None-Match\`: if nothing has changed you get 304 and no body. Poll a live tournament no more than every few seconds; for instant updates open a WebSocket, as below.

**Programs.** Make an access token in the settings of your account and send it as \`Authorization: Bearer kbz_…\`: no cookie, no \`Origin\`. A token has a scope: \`read\`, \`results\` (also enters results) or \`manage\` (also runs tournaments); each call says which it needs. Up to 600 reads and 120 writes a minute. The guide with examples is docs/api.md in the source.

**Writing.** Without a token a \`POST\` is accepted from this site’s own origin only: send \`Origin\` with this site’s address. A body is JSON: send \`Content-Type: application/json\`. The curl commands below do both.

**Signing in.** \`POST /login\` returns a \`sessionID\` and sets an HttpOnly cookie. Calls for signed-in users need both: the cookie, and \`Authorization: {"sessionID":"…"}\`. Their answers are private and never cached.

**Live updates.** Open a WebSocket at \`/parties/tournament/{id}\` on this site, from any origin and without a cookie; \`?since={version}\` first sends what you missed, in order and without a gap, or \`stale\` where that is too much. In a busy round results come together, at most four times a second; with \`list\` in the query they come in one frame, a JSON array. A network with too many sockets gets one that is closed at once with code 4029: then ask for the snapshot every 15 seconds. Each frame is a JSON object, \`RoomFrame\` in the OpenAPI document:

- \`{"type":"online","count":12}\`: how many people are watching.
- \`{"type":"match","v":8,"r":7,"n":3,"o":"1 ","p":[9,5]}\`: version 8 changed pairing 3 of round 7. Only what changed is there: \`o\` result letters, \`p\` game points ×2, \`g\` games, \`f\` facts, as in the snapshot.
- \`{"type":"round","v":9}\`, \`{"type":"announcement","v":9}\`, \`{"type":"stale","v":9}\`: fetch the snapshot (or the announcements) again.

An answer may be up to two seconds older than a frame: compare its \`version\`.

Send \`{"type":"follow","r":7,"n":3,"b":1}\` to get that board’s moves as \`moves\` frames, \`{"type":"follow","r":7,"p":1}\` to get those of all boards of round 7, gathered for a second, as \`plies\` frames: \`{"type":"plies","r":7,"t":[[3,1,27,"Nf3",5391]]}\` is pairing 3, its game 1, half-move 27 and the seconds left; \`e\` has evaluations, and a pairing alone means: fetch its games. Send \`{"type":"leave"}\` to stop, and \`ping\` to get \`pong\`.

**Limits.** Calls with a limit of their own say so under 429; the others have none. Make requests one after another, not all at once, and respect \`429\` with its \`Retry-After\`. Addresses can be up to 2 KB.

**Long lists** are paged with \`limit\` and \`after\`; \`Link: rel="next"\` leads to the next page.

**Versions.** Calls and properties may be added, never removed. Ignore the ones you don’t know.`
