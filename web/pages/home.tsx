export function HomePage() {
  return <h1>Chess tournaments, live and finished</h1>
}
