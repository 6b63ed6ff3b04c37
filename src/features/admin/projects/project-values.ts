import * as z from 'zod/mini'
import { ApiError } from '#browser/api-error.ts'
import { projectRefusals } from '#content/interface/answers.ts'
import type { AdminProjectDetail, ProjectValues } from '#contracts/admin-projects.ts'
import { namesOf, pick, type RecordField } from '#contracts/records/fields.ts'
import { projectFields } from '#contracts/records/project.ts'
import { FormRefusal } from '#ui/form/use-action.ts'

const names = namesOf(projectFields)

export function valuesOf(project: AdminProjectDetail): ProjectValues {
  const { client, provider } = project
  return pick({ ...project, client: client?.username ?? null, provider: provider?.username ?? null }, names)
}

export const readValues = (data: FormData): ProjectValues =>
  Object.fromEntries(
    names.map((name) => [name, entered(projectFields[name], String(data.get(name) ?? '').trim())]),
  ) as ProjectValues

/** Cleans a value as the server does, so that a form that was saved is not taken for changed. */
function entered(field: RecordField, text: string): unknown {
  if (field.stored instanceof z.ZodMiniNumber) return Number(text)
  if (field.stored instanceof z.ZodMiniNullable) return text.toLowerCase() || null
  return text.replace(/\r\n?/g, '\n')
}

export const changesOf = (now: ProjectValues, before: ProjectValues): Partial<ProjectValues> =>
  pick(
    now,
    names.filter((name) => now[name] !== before[name]),
  )

/** Puts the message about an unknown client or provider at its field. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { message } = error
  if (message === projectRefusals['client-not-found']) return new FormRefusal(message, { client: message })
  if (message === projectRefusals['provider-not-found'])
    return new FormRefusal(message, { provider: message })
  return error
}
