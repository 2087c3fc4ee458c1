export function MarkdownPage({ name }: { name: string }) {
  return <h1>{name}</h1>
}
