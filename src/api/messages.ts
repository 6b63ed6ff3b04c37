import type { MessageThread } from '#contracts/messages.ts'
import { getJson } from './get-json.ts'
import { castBody } from '#browser/api-error.ts'
import { sendJson } from './send-json.ts'

const path = (code: string) => `/api/bookings/${encodeURIComponent(code)}/messages`

export const readMessages = (code: string, before?: number) =>
  getJson(before === undefined ? path(code) : `${path(code)}?before=${before}`, castBody<MessageThread>)

export const sendMessage = async (code: string, body: string) =>
  castBody<MessageThread>(await sendJson('POST', path(code), { body }))

export const markMessagesRead = async (code: string, readUpTo: number) =>
  castBody<{ unread: number }>(await sendJson('PATCH', path(code), { readUpTo }))
