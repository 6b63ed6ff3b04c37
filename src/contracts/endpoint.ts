import type { ApiRoute } from '#generated/api-routes.ts'

/** Types only: the browser does not parse what it sends or receives, because the server does (decision 003). */
interface EndpointTypes {
  body?: unknown
  query?: unknown
  response?: unknown
}

export interface Endpoint<Route extends ApiRoute = ApiRoute, Types extends EndpointTypes = EndpointTypes> {
  route: Route
  /** Never set: it carries the types of the endpoint. */
  types?: Types
}

type ParamNames<Route> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type ParamsOf<Route> = [ParamNames<Route>] extends [never]
  ? unknown
  : { params: Record<ParamNames<Route>, string | number> }

export type PathInput<E extends Endpoint> =
  E extends Endpoint<infer Route, infer Types>
    ? ParamsOf<Route> & (Types extends { query: infer Query } ? { query?: Query } : unknown)
    : never

export type BodyOf<E extends Endpoint> =
  E extends Endpoint<ApiRoute, infer Types> ? (Types extends { body: infer Body } ? Body : never) : never

export type CallInput<E extends Endpoint> = PathInput<E> &
  ([BodyOf<E>] extends [never] ? unknown : { body: BodyOf<E> })

export type ResponseOf<E extends Endpoint> =
  E extends Endpoint<ApiRoute, infer Types>
    ? Types extends { response: infer Response }
      ? Response
      : null
    : never

/** The argument may be left out when nothing in it is required. */
export type Optional<Input> = object extends Input ? [input?: Input] : [input: Input]

/** Describes a route of `functions/`. A route that no file there answers does not compile. */
export const endpoint = <Route extends ApiRoute, Types extends EndpointTypes>(
  route: Route,
  types?: Types,
): Endpoint<Route, Types> => ({ route, types })

/** Carries types to `endpoint` without a value. */
export const types = <Types extends EndpointTypes>(): Types | undefined => undefined

/** The input of a call whose endpoint is not known to the type checker. */
export interface AnyInput {
  params?: Record<string, string | number>
  query?: object
  body?: unknown
}

/** Returns the path of an endpoint, for links and for the `action` of forms. */
export const pathOf = <E extends Endpoint>({ route }: E, ...[input]: Optional<PathInput<E>>): string =>
  fillRoute(route, input)

export function fillRoute(route: ApiRoute, { params = {}, query = {} }: AnyInput = {}): string {
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (entries.length === 0) return path
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}
