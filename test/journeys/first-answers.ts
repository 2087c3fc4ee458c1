import type { Page, Route } from '@playwright/test'

/**
 * Changes the first data in a page's HTML. The server-rendered content is removed, so that the client renders from the
 * changed data.
 */
export const changeFirst = (page: Page, at: string | RegExp, change: (html: string) => string): Promise<unknown> =>
  page.route(at, async (route: Route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: change(withoutRendering(html)) })
  })

const withoutRendering = (html: string): string =>
  html
    .replace(/<script type="application\/json" id="served">.*?<\/script>/s, '')
    .replace(
      /<div id="root">.*<\/div>(?=\s*(?:<svg id="marks"|<template|<p class="stale|<script|<\/body>))/s,
      '<div id="root"></div>',
    )
