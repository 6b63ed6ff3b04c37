import type { MessageThread } from '#contracts/messages.ts'
import { getJson } from './get-json.ts'
import { asAnswered } from '#browser/api-error.ts'
import { sendJson } from './send-json.ts'

const path = (code: string) => `/api/bookings/${encodeURIComponent(code)}/messages`

/**
 * The messages on a booking, newest last.
 * @param before only those older than the one with this id
 * @throws ApiError
 */
export const readMessages = (code: string, before?: number) =>
  getJson(before === undefined ? path(code) : `${path(code)}?before=${before}`, asAnswered<MessageThread>)

/** Sends a message once. @returns the newest messages @throws ApiError with the server's sentence */
export const sendMessage = async (code: string, body: string) =>
  asAnswered<MessageThread>(await sendJson('POST', path(code), { body }))

/** Says that everything up to a message was on the screen. @throws ApiError */
export const markMessagesRead = async (code: string, readUpTo: number) =>
  asAnswered<{ unread: number }>(await sendJson('PATCH', path(code), { readUpTo }))
