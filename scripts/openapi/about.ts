/** What holds for all calls. Markdown. */
export const ABOUT = `The API of Kibitz: everything the site shows, for other sites and programs. Public data needs no key.

**Answers.** JSON in UTF-8, unless the call returns a file. Times are milliseconds since 1970. Errors are one plain sentence with a matching status and a code in \`x-error-code\`. Sentences may be reworded, so decide by the code. \`x-request-id\` names the request.

**Other sites.** Public answers carry \`Access-Control-Allow-Origin: *\`: any page may read them. They are the same for everyone who isn’t signed in, and need no cookie.

**Caching.** Every public answer has an \`ETag\`. Send it back as \`If-None-Match\`: if nothing has changed you get 304 and no body. Poll a live tournament no more than every few seconds; for instant updates open a WebSocket at \`/parties/tournament/{id}\`: each frame says what changed, and carries the tournament's \`version\`.

**Limits.** There is no fixed request limit. Make requests one after another, not all at once, and respect \`429\` with its \`Retry-After\`. Addresses can be up to 2 KB.

**Long lists** are paged with \`limit\` and \`after\`; \`Link: rel="next"\` leads to the next page.

**Versions.** Calls and properties may be added, never removed. Ignore the ones you don’t know.`
