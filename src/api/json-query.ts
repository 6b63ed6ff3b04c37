import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getJson } from './get-json.ts'

export const jsonQuery = <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: (): Promise<z.infer<Schema>> => getJson(path, (body) => z.parse(schema, body)),
  })

export const freshQuery = <Schema extends z.ZodMiniType>(path: string, schema: Schema) => ({
  ...jsonQuery(path, schema),
  gcTime: 0,
})
