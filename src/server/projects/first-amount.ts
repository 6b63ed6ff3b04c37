/** Returns the first whole amount that a text names, such as 1000 for "$1,000 – $5,000", and 0 if it names none. */
export function firstAmountIn(text: string): number {
  const [written = ''] = /\d+(?:[.,'’\s]\d{2,3})*/u.exec(text) ?? []
  const whole = written.replace(/[.,]\d{2}$/, '')
  const amount = Number(whole.replace(/\D/g, ''))
  return Number.isSafeInteger(amount) ? amount : 0
}
