import { isLayer } from '#server/http/no-route.ts'
import type { Hono } from 'hono'
import type { Access } from '#server/access/access.ts'
import { endpointOf } from '#server/access/proofs.ts'
import { accessOf } from '#server/http/create-api.ts'

export function endpointsOf(app: Hono): [endpoint: string, access: Access][] {
  const access = accessOf(app)
  return app.routes.filter((route) => !isLayer(route)).map((route) => [endpointOf(route), access])
}
