import { currencySymbol, formatMoney } from '#shared/formats.ts'

export function PriceFigure({ amount }: { amount: number }) {
  const [before, after] = formatMoney(amount).split(currencySymbol)
  return (
    <>
      {before}
      <span className={`align-top text-[0.45em] leading-[1.3] ${before ? '' : 'mr-1'}`}>
        {currencySymbol}
      </span>
      {after}
    </>
  )
}
