export function firstAmountIn(text: string): number {
  const [written = ''] = /\d+(?:[.,'’\s]\d{2,3})*/u.exec(text) ?? []
  const whole = written.replace(/[.,]\d{2}$/, '')
  const amount = Number(whole.replace(/\D/g, ''))
  return Number.isSafeInteger(amount) ? amount : 0
}
