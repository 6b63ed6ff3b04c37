import { Box, Glyph, Label, Title } from './parts.tsx'
import { PhoneStatus } from './shop.tsx'

const entries = [
  { name: 'Order 2037', state: 'Delivered', ground: '#dcf4e4', ink: '#11603a' },
  { name: 'Order 2029', state: 'Return open', ground: '#fdf0cf', ink: '#7a4a00' },
  { name: 'Invoice 118', state: 'Paid', ground: '#dcf4e4', ink: '#11603a' },
]

/** A customer portal on a phone. */
export function PortalPhone() {
  return (
    <>
      <Box x={0} y={0} width={300} height={420} fill="#fff" />
      <PhoneStatus color="#10263f" />
      <Title x={20} y={70} size={24}>
        Your orders
      </Title>
      <Glyph name="user" x={256} y={50} size={22} color="#10263f" />
      <Box x={16} y={90} width={268} height={150} fill="#0e5a60" radius={14} />
      <Label x={34} y={122} weight={600} fill="#cdecea">
        Order 2041
      </Label>
      <Title x={34} y={150} size={22} fill="#fff">
        Out for delivery
      </Title>
      <Label x={34} y={172} size={13.5} fill="#d9f1ef">
        Today, before 16:00
      </Label>
      <path d="M38 206h224" stroke="#ffffff55" strokeWidth={4} strokeLinecap="round" />
      <path d="M38 206h150" stroke="#f5b83d" strokeWidth={4} strokeLinecap="round" />
      <circle cx={188} cy={206} r={8} fill="#f5b83d" />
      {entries.map(({ name, state, ground, ink }, index) => {
        const y = 254 + index * 58
        return (
          <g key={name}>
            <Box x={16} y={y} width={268} height={48} fill="#f4f7fa" radius={12} />
            <Label x={32} y={y + 30} size={14.5} weight={600}>
              {name}
            </Label>
            <Box x={176} y={y + 11} width={96} height={26} fill={ground} radius={13} />
            <Label x={224} y={y + 28} size={12} weight={600} fill={ink} anchor="middle">
              {state}
            </Label>
          </g>
        )
      })}
    </>
  )
}
