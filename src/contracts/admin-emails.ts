import * as z from 'zod/mini'
import { listAfter, listResponse } from './lists.ts'

export const emailStates = ['waiting', 'sent', 'failed', 'stale'] as const
export type EmailState = (typeof emailStates)[number]

export const listedEmailSchema = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(emailStates),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  isResendable: z.boolean(),
})
export type ListedEmail = z.infer<typeof listedEmailSchema>

export const emailListSchema = listResponse(listedEmailSchema)

export const emailQuerySchema = z.object({
  state: z.optional(z.enum(emailStates, `"state" is one of ${emailStates.join(', ')}.`)),
  after: listAfter,
})
export type EmailQuery = z.infer<typeof emailQuerySchema>

const emailTemplateSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.string(),
  isToAgency: z.boolean(),
})
export type EmailTemplate = z.infer<typeof emailTemplateSchema>
export const emailTemplatesSchema = z.object({
  templates: z.array(emailTemplateSchema),
  hasProvider: z.boolean(),
})
