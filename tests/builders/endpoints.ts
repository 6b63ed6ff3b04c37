import { isLayer } from '#platform/http/refuse.ts'
import type { Hono } from 'hono'
import type { Access } from '#platform/access/access.ts'
import { endpointOf } from '#platform/access/proofs.ts'
import { accessOf } from '#platform/http/create-api.ts'

export function endpointsOf(app: Hono): [endpoint: string, access: Access][] {
  const access = accessOf(app)
  return app.routes.filter((route) => !isLayer(route)).map((route) => [endpointOf(route), access])
}
