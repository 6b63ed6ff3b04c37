import { refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { unexpectedError } from '#contracts/texts/en.ts'
import { securityHeaders, siteUrl } from '#built/build.js'
import { logError } from '#server/http/log.ts'
import type { Env, RequestData } from '#server/http/env.ts'
import { isForeignWrite } from '#server/http/origin.ts'
import { sendEmailsAfter } from '#server/http/send-emails.ts'

export const onRequest: PagesFunction<Env, string, RequestData> = async (context) => {
  context.data.requestId = crypto.randomUUID()
  context.data.siteUrl = siteUrl
  const response = await answer(context)
  if (response.status < 400) sendEmailsAfter(context)
  const outgoing = new Response(response.body, response)
  const ownReferrerPolicy = outgoing.headers.get('referrer-policy')
  for (const [name, value] of Object.entries(securityHeaders)) outgoing.headers.set(name, value)
  if (ownReferrerPolicy) outgoing.headers.set('referrer-policy', ownReferrerPolicy)
  outgoing.headers.set('x-request-id', context.data.requestId)
  return outgoing
}

async function answer(context: EventContext<Env, string, RequestData>): Promise<Response> {
  if (isForeignWrite(context.request)) {
    const refusal = { reason: 'other-site' } as const
    return Response.json({ message: refusalText(refusal) }, { status: refusalStatuses[refusal.reason] })
  }
  try {
    return await context.next()
  } catch (error) {
    logError('a function threw', error, { requestId: context.data.requestId })
    return Response.json({ message: unexpectedError }, { status: 500 })
  }
}
