import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getJson } from './get-json.ts'

/** A private read: a GET to the path that is the query's first key, parsed by its contract (specification, section 7). */
export const jsonQuery = <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: (): Promise<z.infer<Schema>> => getJson(path, (body) => z.parse(schema, body)),
  })
