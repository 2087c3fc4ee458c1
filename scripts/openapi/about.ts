/** What holds for all calls. Markdown. */
export const ABOUT = `Everything that the pages of Kibitz show, for other sites and programs. No key is needed for what is public.

**Answers.** JSON in UTF-8, unless a call gives a file. Times are milliseconds since 1970. What goes wrong is told in one plain sentence, with the status that fits and a code in \`x-error-code\`: sentences may be worded anew, so a program decides by the code. \`x-request-id\` names the request.

**Other sites.** Public answers carry \`Access-Control-Allow-Origin: *\`: a page anywhere may read them. They are the same for everybody who is not signed in, and no cookie is needed.

**Caching.** Every public answer has an \`ETag\`. Send it back as \`If-None-Match\`: as long as nothing has changed you get 304 and no body, which costs next to nothing. Ask for a tournament that is being played every few seconds at most; to be told at once, open a WebSocket at \`/parties/tournament/{id}\`: each frame says what changed, and carries the tournament's \`version\`.

**Limits.** There is no fixed number of requests. Ask one after the other rather than all at once, and heed \`429\` with its \`Retry-After\`. Addresses are at most 2 KB long.

**Long lists** come in pages by \`limit\` and \`after\`; \`Link: rel="next"\` leads to the next one.

**Versions.** Calls and properties are added and not taken away: skip what you do not know.`
