import { messagesPageCopy as copy } from '#content/interface/answers.ts'
import { plainMessageFormTexts as formTexts } from '#content/interface/messages/plain-form.ts'
import { messageListTexts } from '#content/interface/messages/thread.ts'
import { messageRules } from '#contracts/booking-rules.ts'
import type { Message } from '#contracts/messages.ts'
import type { LinkedMessages } from '#contracts/page-source.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { site } from '#site.config.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { TextArea } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useRefusedForm } from '#ui/form/refused-form.tsx'

const path = '/booking/messages'

/** The messages of a booking, for a guest with the link from an email. Works without script. */
export function LinkedMessagesPage({ token, code, thread, timeZone, isOlder }: LinkedMessages) {
  const { messages, olderThan } = thread
  const newestId = messages.at(-1)?.id
  const linkPath = `${path}?token=${token}`
  return (
    <section className="page-width section-space max-w-184">
      <p className="mb-3 text-fine font-semibold text-kicker">{copy.kicker}</p>
      <h1 className="text-h1">{copy.heading}</h1>
      <p className="mt-4">
        <PlainLink href={`/booking/confirmation/${code}`}>{copy.toRequest(code)}</PlainLink>
      </p>
      {olderThan === null ? null : (
        <p className="mt-2">
          <PlainLink href={`${linkPath}&before=${olderThan}`}>{copy.older}</PlainLink>
        </p>
      )}
      {messages.length === 0 ? (
        <p className="mt-6 text-lede text-ink-soft">{copy.empty}</p>
      ) : (
        <ol aria-label={messageListTexts.label} className="my-6 grid gap-5">
          {messages.map((message) => (
            <li
              key={message.id}
              id={message.id === newestId ? 'newest' : undefined}
              className={cn('max-w-[38rem] min-w-0', message.from === 'client' && 'justify-self-end')}
            >
              <p className="mb-1 text-tiny text-ink-soft">
                <b className="font-semibold text-ink">{writerOf(message)}</b>{' '}
                <time dateTime={message.createdAt}>{timeInWords(new Date(message.createdAt), timeZone)}</time>
              </p>
              <p
                dir="auto"
                className={cn(
                  'rounded-card border border-line px-4 py-2.5 text-small wrap-anywhere whitespace-pre-line',
                  message.from === 'client' ? 'bg-tint-strong' : 'bg-card',
                )}
              >
                {message.body}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isOlder ? null : <ReplyForm token={token} />}
      <p className="mt-4">
        <PlainLink href={linkPath}>{isOlder ? copy.newest : copy.reload}</PlainLink>
      </p>
    </section>
  )
}

function ReplyForm({ token }: { token: string }) {
  const refusedForm = useRefusedForm(path)
  return (
    <form
      method="post"
      action={path}
      className="grid gap-4 rounded-card border border-line bg-card p-5 print-hidden sm:p-7"
    >
      {refusedForm?.message ? <FormProblem message={refusedForm.message} /> : null}
      <input type="hidden" name="token" value={token} />
      <TextArea
        label={formTexts.bodyLabel}
        hint={formTexts.bodyHint(messageRules.charsMax)}
        name="body"
        rows={5}
        required
        defaultValue={refusedForm?.values.body}
        aria-invalid={refusedForm ? true : undefined}
      />
      <p>
        <Button type="submit">{formTexts.sendButton}</Button>
      </p>
    </form>
  )
}

/** Loads the whole page, because only its Function can resolve the token. */
const PlainLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
    {children}
  </a>
)

function writerOf({ from, author }: Message): string {
  if (from === 'client') return copy.you
  return author ? messageListTexts.author(author, site.brand) : site.brand
}
