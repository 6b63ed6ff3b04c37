import { Box, Glyph, Label, Title } from './parts.tsx'
import { PhoneStatus } from './shop.tsx'

const entries = [
  { name: 'Video call', note: 'Tuesday, 10:00', state: 'Confirmed', ground: '#dcf4e4', ink: '#11603a' },
  {
    name: 'Draft of the start page',
    note: 'For you to read',
    state: 'New',
    ground: '#fdf0cf',
    ink: '#7a4a00',
  },
]

/** A client's account on a phone: a project with its progress, an appointment and a draft. */
export function AccountPhone() {
  return (
    <>
      <Box x={0} y={0} width={300} height={420} fill="#fff" />
      <PhoneStatus color="#10263f" />
      <Title x={20} y={70} size={24}>
        Your projects
      </Title>
      <Glyph name="user" x={256} y={50} size={22} color="#10263f" />
      <Box x={16} y={90} width={268} height={150} fill="#15497a" radius={14} />
      <Label x={34} y={122} weight={600} fill="#dcebf7">
        New online shop
      </Label>
      <Title x={34} y={166} size={40} fill="#fff">
        64%
      </Title>
      <Label x={134} y={164} size={13.5} fill="#dcebf7">
        complete, on time
      </Label>
      <path d="M38 192h224" stroke="#ffffff55" strokeWidth={6} strokeLinecap="round" />
      <path d="M38 192h144" stroke="#f5b83d" strokeWidth={6} strokeLinecap="round" />
      <Label x={34} y={222} size={12.5} fill="#dcebf7">
        Next: checkout, by March 6
      </Label>
      {entries.map(({ name, note, state, ground, ink }, index) => {
        const y = 254 + index * 74
        return (
          <g key={name}>
            <Box x={16} y={y} width={268} height={64} fill="#f4f7fa" radius={12} />
            <Label x={32} y={y + 27} size={14.5} weight={600}>
              {name}
            </Label>
            <Label x={32} y={y + 47} size={12.5} fill="#52667c">
              {note}
            </Label>
            <Box x={188} y={y + 33} width={84} height={24} fill={ground} radius={12} />
            <Label x={230} y={y + 49} size={12} weight={600} fill={ink} anchor="middle">
              {state}
            </Label>
          </g>
        )
      })}
    </>
  )
}
