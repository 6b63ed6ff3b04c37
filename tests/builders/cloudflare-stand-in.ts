import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ApiAnswer } from '../../scripts/cloud/cloudflare-api.ts'

export const accountId = 'a'.repeat(32)
export const uuid = (last: number) => `3f2c0000-1111-4222-8333-44445555000${last}`

export interface Faults {
  /** Names of projects that somebody else has on pages.dev. */
  takenNames?: string[]
  /** Parts of paths that the token may not edit, such as `/workers/`. */
  forbidden?: string[]
  /** A new account has no workers.dev subdomain. */
  hasSubdomain?: boolean
  /** The flag that an upload is refused for. */
  refusedFlag?: string
  /** How many requests of a path are answered 429 before the first that is not. */
  busy?: { path: string; times: number }
  databases?: string[]
  projects?: string[]
  productionBranch?: string
}

interface Upload {
  what: string
  branch?: string
  flags: string[]
}

const failure = (status: number, code: number, message: string): ApiAnswer => ({
  status,
  code,
  message,
  result: null,
})
const success = (result: unknown): ApiAnswer => ({ status: 200, code: null, message: '', result })

/** Stands in for https://api.cloudflare.com/client/v4, with what its answers depend on. */
export function cloudflareStandIn(faults: Faults = {}) {
  const databases = (faults.databases ?? []).map((name, index) => ({ name, uuid: uuid(index) }))
  const projects = (faults.projects ?? []).map((name) => aProject(name, faults.productionBranch ?? 'main'))
  const buckets: string[] = []
  const uploads: Upload[] = []
  const requests: string[] = []
  let subdomain = faults.hasSubdomain === false ? null : 'acme'
  let busy = faults.busy?.times ?? 0

  function aProject(name: string, branch: string) {
    const host = faults.takenNames?.includes(name) ? `${name}-7xk` : name
    return {
      name,
      subdomain: `${host}.pages.dev`,
      domains: [`${host}.pages.dev`],
      production_branch: branch,
      created_on: '2026-11-29T10:00:00Z',
      source: null,
      deployment_configs: {
        production: { env_vars: {}, compatibility_date: '2026-10-01', compatibility_flags: [] },
        preview: { env_vars: {}, compatibility_date: '2026-10-01', compatibility_flags: [] },
      },
    }
  }

  function upload(what: string, flags: string[], branch?: string): ApiAnswer {
    if (faults.refusedFlag && flags.includes(faults.refusedFlag))
      return failure(
        400,
        10021,
        `The compatibility flag ${faults.refusedFlag} is experimental and cannot yet be used in Workers deployed to Cloudflare.`,
      )
    if (what.startsWith('worker') && subdomain === null)
      return failure(403, 10063, 'You need a workers.dev subdomain in order to proceed.')
    uploads.push({ what, flags, ...(branch === undefined ? {} : { branch }) })
    return success({ id: 'f'.repeat(32), short_id: 'ffffffff', url: 'https://ffffffff.pages.dev' })
  }

  function keepSecrets(project: ReturnType<typeof aProject>, body: Record<string, unknown>): ApiAnswer {
    for (const environment of ['production', 'preview'] as const) {
      const config = Object(Object(body.deployment_configs)[environment])
      Object.assign(project.deployment_configs[environment].env_vars, config.env_vars)
    }
    return success(project)
  }

  function createProject(name: string, branch: string): ApiAnswer {
    if (projects.some((project) => project.name === name))
      return failure(409, 8000002, `A project with this name already exists.`)
    const project = aProject(name, branch)
    projects.push(project)
    return success(project)
  }

  function answer(method: string, path: string, body: Record<string, unknown>): ApiAnswer {
    requests.push(`${method} ${path.replace(accountId, 'A')}`)
    const own = path.replace(/\?.*$/, '').replace(`/accounts/${accountId}`, '')
    if (busy > 0 && own === faults.busy?.path) {
      busy -= 1
      return failure(429, 10429, 'Too many requests.')
    }
    const needsEdit = method !== 'GET' || own.endsWith('/edge-preview')
    if (needsEdit && faults.forbidden?.some((part) => own.startsWith(part)))
      return failure(403, 10000, 'Authentication error')
    const [, area, kind, name] = own.split('/')
    if (own === '/user') return success({ email: 'ann@acme.example' })
    if (own === '/user/tokens/verify') return success({ id: 'token', status: 'active' })
    if (own === '/accounts') return success([{ id: accountId, name: 'Acme' }])
    if (own === '/memberships') return success([{ account: { id: accountId, name: 'Acme' }, roles: [] }])
    if (method === 'DELETE') return failure(404, area === 'd1' ? 7404 : 10007, 'Not found.')
    if (own === '/workers/subdomain') {
      if (method === 'PUT') subdomain = String(body.subdomain)
      return subdomain === null ? failure(404, 10007, 'No subdomain.') : success({ subdomain })
    }
    if (area === 'd1' && method === 'GET') return success(databases)
    if (area === 'd1') {
      databases.push({ name: String(body.name), uuid: uuid(databases.length) })
      return success(databases.at(-1))
    }
    if (area === 'r2' && method === 'GET') return success({ buckets: buckets.map((one) => ({ name: one })) })
    if (area === 'r2') return success({ name: buckets[buckets.push(String(body.name)) - 1] })
    if (area === 'pages' && kind === 'projects' && name === undefined)
      return method === 'GET'
        ? success(projects)
        : createProject(String(body.name), String(body.production_branch))
    const project = projects.find((one) => one.name === name)
    if (area === 'pages' && kind === 'projects') {
      if (!project) return failure(404, 8000007, 'Project not found.')
      if (own.endsWith('/upload-token')) return success({ jwt: aToken() })
      if (own.endsWith('/deployments') && method === 'POST')
        return upload('site', flagsIn(body), typeof body.branch === 'string' ? body.branch : undefined)
      if (method === 'PATCH') return keepSecrets(project, body)
      if (own.includes('/deployments/'))
        return success({ id: 'f'.repeat(32), latest_stage: { name: 'deploy', status: 'success' } })
      return success(project)
    }
    if (own.startsWith('/pages/assets')) return success([])
    if (area === 'workers' && kind === 'scripts' && own.endsWith(`/${name}`) && method === 'PUT')
      return upload(`worker ${name}`, flagsIn(body))
    if (area === 'workers' && kind === 'workers')
      return success({ subdomain: { enabled: false, previews_enabled: false } })
    if (area === 'workers' && /\/(subdomain|schedules)$/.test(own)) return success({ enabled: false })
    if (area === 'workers' && own.endsWith('/edge-preview'))
      return subdomain === null
        ? failure(403, 10063, 'You need a workers.dev subdomain in order to proceed.')
        : failure(501, 10013, 'The stand-in runs no Worker.')
    return failure(404, 10007, `The stand-in does not know ${method} ${own}`)
  }

  const call = async (method: string, path: string, body: object = {}) => answer(method, path, { ...body })
  return { call, answer, databases, projects, buckets, uploads, requests }
}

/** Wrangler reads when it expires. */
const aToken = () => `e30.${Buffer.from('{"exp":4102444800}').toString('base64url')}.x`

function flagsIn(body: Record<string, unknown>): string[] {
  const metadata: unknown = JSON.parse(String(body.metadata ?? '{}'))
  const flags =
    typeof metadata === 'object' && metadata !== null && 'compatibility_flags' in metadata
      ? metadata.compatibility_flags
      : body.flags
  return Array.isArray(flags) ? flags.map(String) : []
}

/** Serves the stand-in, for wrangler itself: CLOUDFLARE_API_BASE_URL names it. */
export async function serveStandIn(standIn: ReturnType<typeof cloudflareStandIn>, port = 0) {
  const server = createServer(async (request, response) => {
    const type = request.headers['content-type'] ?? ''
    const body = await parseBody(type, await buffer(request))
    const { status, code, message, result } = standIn.answer(
      request.method ?? 'GET',
      request.url ?? '/',
      body,
    )
    const errors = code === null ? [] : [{ code, message }]
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 429 ? { 'retry-after': '1' } : {}),
    })
    const info = { page: 1, per_page: 100, count: 1, total_count: 1 }
    response.end(JSON.stringify({ success: code === null, errors, messages: [], result, result_info: info }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { baseUrl: `http://127.0.0.1:${address.port}`, close }
}

async function parseBody(type: string, bytes: Buffer): Promise<Record<string, unknown>> {
  if (type.startsWith('multipart/')) {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    return Object.fromEntries(form)
  }
  if (bytes.length === 0) return {}
  const value: unknown = JSON.parse(bytes.toString())
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
