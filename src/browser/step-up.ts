let response: ((isConfirmed: boolean) => void) | undefined
let question: Promise<boolean> | undefined
const listeners = new Set<() => void>()

export const stepUpStore = {
  get: () => question !== undefined,
  getFirst: () => false,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function askStepUp(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  question ??= new Promise((resolve) => {
    response = resolve
  })
  notify()
  return question
}

export function answerStepUp(isConfirmed: boolean) {
  const resolve = response
  response = undefined
  question = undefined
  notify()
  resolve?.(isConfirmed)
}

function notify() {
  for (const listener of listeners) listener()
}
