import { personCheckTexts as texts } from '#content/interface/shell.ts'
import { type PersonCheckMessage, personCheckPath } from '#shared/bot-checks.ts'

export function askPersonCheck(): Promise<string | null> {
  const dialog = document.createElement('dialog')
  dialog.className =
    'm-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]'
  dialog.setAttribute('aria-labelledby', 'person-check-title')
  const title = document.createElement('h2')
  title.id = 'person-check-title'
  title.className = 'text-h3'
  title.textContent = texts.title
  const frame = document.createElement('iframe')
  frame.src = personCheckPath
  frame.title = texts.frameTitle
  frame.className = 'mt-4 h-40 w-full border-0'
  const cancel = document.createElement('button')
  cancel.type = 'button'
  // Otherwise the frame would take the focus, and with it the Escape key.
  cancel.autofocus = true
  cancel.className = 'mt-4 min-h-12 w-full rounded-field border border-line font-semibold'
  cancel.textContent = texts.cancel
  for (const part of [title, frame, cancel]) dialog.insertAdjacentElement('beforeend', part)
  document.body.insertAdjacentElement('beforeend', dialog)

  return new Promise((resolve) => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== location.origin || !isMessage(data)) return
      finish(data.personCheckToken)
    }
    function finish(token: string | null) {
      removeEventListener('message', receive)
      dialog.close()
      dialog.remove()
      resolve(token)
    }
    addEventListener('message', receive)
    dialog.addEventListener('close', () => finish(null), { once: true })
    cancel.addEventListener('click', () => dialog.close())
    dialog.showModal()
  })
}

const isMessage = (data: unknown): data is PersonCheckMessage =>
  typeof data === 'object' &&
  data !== null &&
  'personCheckToken' in data &&
  typeof data.personCheckToken === 'string'
