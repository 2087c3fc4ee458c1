import { useRoutes, type RouteObject } from 'react-router-dom'

export const App = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
