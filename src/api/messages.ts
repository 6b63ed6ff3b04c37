import type { MessageThread, UnreadBookings } from '#contracts/messages.ts'
import { ApiError, castBody, messageOf, sendRequest, sentenceOf } from '#browser/api-error.ts'
import { getJson } from './get-json.ts'
import { sendJson } from './send-json.ts'

const path = (code: string) => `/api/bookings/${encodeURIComponent(code)}/messages`

export const readMessages = (code: string, before?: number) =>
  getJson(before === undefined ? path(code) : `${path(code)}?before=${before}`, castBody<MessageThread>)

export const sendMessage = async (code: string, body: string) =>
  castBody<MessageThread>(await sendJson('POST', path(code), { body }))

export const sendMessageLink = (code: string) =>
  sendJson('POST', `/api/bookings/${encodeURIComponent(code)}/message-link`, {})

export const markMessagesRead = async (code: string, readUpTo: number) =>
  castBody<{ unread: number }>(await sendJson('PATCH', path(code), { readUpTo }))

export const readNewerMessages = async (code: string, after: number) =>
  castBody<MessageThread | null>(await sendPoll(`${path(code)}?after=${after}`))

export const readUnread = async () => castBody<UnreadBookings>(await sendPoll('/api/unread'))

async function sendPoll(url: string): Promise<unknown> {
  const response = await sendRequest(url, { headers: { accept: 'application/json' } })
  const text = await response.text()
  if (response.ok) return text ? JSON.parse(text) : null
  const sentence = sentenceOf(response.status, text)
  throw new ApiError(response.status, messageOf(text, sentence), sentence)
}
