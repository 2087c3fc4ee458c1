import { useRoutes } from 'react-router-dom'
import { ROUTES } from './routes.tsx'

export const App = () => useRoutes(ROUTES)
