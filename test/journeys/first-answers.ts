import type { Page, Route } from '@playwright/test'

/** Changes what the Worker wrote of its first data into a page; the page is then shown from that, and not as it was rendered. */
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
