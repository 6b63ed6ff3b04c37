import * as z from 'zod/mini'
import { readDraft, saveDraft } from '#browser/tab-draft.ts'
import type { Account } from '#contracts/account.ts'

const draftKey = 'account'
const draftSchema = z.object({ name: z.string(), email: z.string() })
type ProfileDraft = z.infer<typeof draftSchema>

export function saveProfileDraft(form: HTMLFormElement, account: Account): void {
  const { data } = z.safeParse(draftSchema, Object.fromEntries(new FormData(form)))
  const isChanged = data && (data.name !== account.name || data.email !== account.email)
  saveDraft(draftKey, account.username, isChanged ? JSON.stringify(data) : '')
}

export const forgetProfileDraft = ({ username }: Account): void => saveDraft(draftKey, username, '')

export function readProfileDraft({ username }: Account): ProfileDraft | undefined {
  const text = readDraft(draftKey, username)
  return text ? z.safeParse(draftSchema, JSON.parse(text)).data : undefined
}
