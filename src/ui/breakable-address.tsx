/** Offers a line break before the @, because browsers would otherwise break a long address at any letter. */
export function BreakableAddress({ children: address }: { children: string }) {
  const at = Math.max(0, address.indexOf('@'))
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
