export function NewsPage() {
  return <h1>News</h1>
}
