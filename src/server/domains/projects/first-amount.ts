import { formatMoney } from '#shared/formats.ts'

export function firstAmountIn(text: string, formattedHalf: string = formatMoney(0.5)): number {
  const [written = ''] = /\d+(?:[.,'’\s]\d{2,3})*/u.exec(text) ?? []
  const whole = withoutFraction(written, formattedHalf).replace(/[.,]\d{2}$/, '')
  const amount = Number(whole.replace(/\D/g, ''))
  return Number.isSafeInteger(amount) ? amount : 0
}

function withoutFraction(written: string, formattedHalf: string): string {
  const [, mark, digits] = /0([.,])(50*)/.exec(formattedHalf) ?? []
  if (!mark || !digits) return written
  const end = written.length - digits.length - 1
  return written[end] === mark ? written.slice(0, end) : written
}
