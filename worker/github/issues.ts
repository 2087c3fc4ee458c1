import * as z from 'zod/mini'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'

const API = 'https://api.github.com'
const TIMEOUT = 10 * SECOND
// GitHub's limit is lower than ours.
const MAX_TITLE_LENGTH = 256

const Issue = z.object({ html_url: z.url({ protocol: /^https$/ }) })

/**
 * Posts an issue if a repository is configured. Returns its address; undefined if there is no repository or GitHub did
 * not accept it.
 */
export async function postIssue(
  env: Bindings,
  { title, type, content }: { title: string; type: string; content: string },
): Promise<string | undefined> {
  const { GITHUB_TOKEN, GITHUB_REPO, GITHUB_API = API, CONTACT } = env
  if (!GITHUB_TOKEN || !GITHUB_REPO) return undefined
  try {
    const answer = await fetch(`${GITHUB_API}/repos/${GITHUB_REPO}/issues`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${GITHUB_TOKEN}`,
        accept: 'application/vnd.github+json',
        'content-type': 'application/json',
        'x-github-api-version': '2022-11-28',
        'user-agent': `Kibitz (${CONTACT})`,
      },
      body: JSON.stringify({
        title: withoutMentions(title).slice(0, MAX_TITLE_LENGTH),
        body: `**${withoutMentions(title)}**\n\n${withoutMentions(content)}`,
        labels: [type],
      }),
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'manual',
    })
    const { success, data } = z.safeParse(Issue, answer.status === 201 ? await answer.json() : undefined)
    return success ? data.html_url : undefined
  } catch {
    return undefined
  }
}

/** The text without mentions of GitHub users and without HTML. */
const withoutMentions = (text: string): string => text.replaceAll('@', '@\u200b').replaceAll('<', '&lt;')
