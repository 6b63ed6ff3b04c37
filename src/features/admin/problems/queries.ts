import { jsonQuery } from '#api/json-query.ts'
import { problemsSchema } from '#contracts/problems.ts'

export const problemsPath = '/api/admin/problems'
export const problemsQuery = jsonQuery(problemsPath, problemsSchema)
