import { formatMoney } from '#shared/formats.ts'

/** @param half half a unit of the currency, which shows how its amounts end */
export function firstAmountIn(text: string, half: string = formatMoney(0.5)): number {
  const [written = ''] = /\d+(?:[.,'’\s]\d{2,3})*/u.exec(text) ?? []
  const whole = withoutFraction(written, half).replace(/[.,]\d{2}$/, '')
  const amount = Number(whole.replace(/\D/g, ''))
  return Number.isSafeInteger(amount) ? amount : 0
}

function withoutFraction(written: string, half: string): string {
  const [, mark, digits] = /0([.,])(50*)/.exec(half) ?? []
  if (!mark || !digits) return written
  const end = written.length - digits.length - 1
  return written[end] === mark ? written.slice(0, end) : written
}
