import { answerAtEdge } from './answer.ts'
import type { EdgeBindings } from './env.ts'

export { PublicAnswers } from './public-answers.ts'

export default { fetch: answerAtEdge } satisfies ExportedHandler<EdgeBindings>
