import { readWork } from '#contract/work.ts'
import { member } from '#server/http/serve.ts'

export const workRoutes = [member(readWork, ({ world, member }) => world.work.of(member.id))]
