import { useRoutes } from 'react-router-dom'
import { ROUTES } from './routes.tsx'

/** The site at the address that the router knows. */
export const App = () => useRoutes(ROUTES)
