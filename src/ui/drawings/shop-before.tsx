import { Box, Label } from './parts.tsx'
import { type WareName, WarePicture } from './wares.tsx'

const dark = '#45494e'
const soft = '#5b6066'
const line = '#d2d2cf'

const articles: readonly { ware: WareName; number: string; price: number }[] = [
  { ware: 'mug', number: '10044', price: 18 },
  { ware: 'vase', number: '20310', price: 49 },
  { ware: 'stool', number: '70002', price: 89 },
  { ware: 'plates', number: '10981', price: 58 },
  { ware: 'jug', number: '20417', price: 42 },
  { ware: 'lamp', number: '60733', price: 95 },
  { ware: 'bowl', number: '10012', price: 34 },
  { ware: 'candle', number: '50250', price: 12 },
]

const menu = ['Home', 'All products', 'Categories', 'Offers', 'Gift cards', 'About', 'Terms', 'Help']

const categories = [
  'Bowls',
  'Bowls (new)',
  'Candles',
  'Cups',
  'Decoration',
  'Gift sets',
  'Home',
  'Kitchen',
  'Lamps',
  'Mugs',
  'Other',
  'Plates',
  'Stools',
  'Textiles',
  'Vases',
]

export function ShopBefore() {
  return (
    <>
      <Box x={0} y={0} width={960} height={600} fill="#f4f4f2" />
      <Box x={0} y={0} width={960} height={30} fill="#5d6268" />
      <Label x={480} y={20} size={11.5} weight={600} fill="#fff" anchor="middle">
        WELCOME TO OUR ONLINE SHOP - FREE SHIPPING OVER $99 - NEWSLETTER 5% OFF
      </Label>
      <Label x={24} y={68} size={20} weight={700} fill={dark}>
        TARNFIELD SHOP
      </Label>
      <Box x={560} y={46} width={300} height={32} fill="#fff" radius={2} stroke="#a9aeb3" />
      <Label x={572} y={67} fill={dark}>
        linnen
      </Label>
      <Box x={860} y={46} width={76} height={32} fill="#5d6268" radius={2} />
      <Label x={898} y={67} weight={600} fill="#fff" anchor="middle">
        Search
      </Label>
      <Box x={0} y={92} width={960} height={34} fill="#dcdcd9" />
      {menu.map((name, index) => (
        <Label key={name} x={24 + index * 116} y={114} fill={dark}>
          {name}
        </Label>
      ))}
      <Box x={24} y={146} width={190} height={430} fill="#fff" stroke={line} />
      <Label x={40} y={172} size={12} weight={700} fill={dark}>
        CATEGORIES (34)
      </Label>
      {categories.map((name, index) => (
        <Label key={name} x={40} y={200 + index * 24.6} size={12.5} fill={soft}>
          {`› ${name}`}
        </Label>
      ))}
      <Box x={234} y={146} width={702} height={40} fill="#fff3d6" stroke="#d9c48d" />
      <Label x={250} y={171} fill="#5f4a10">
        0 results for “linnen”. Showing all products instead (1 of 62 pages).
      </Label>
      {articles.map(({ ware, number, price }, index) => {
        const x = 234 + (index % 4) * 178
        const y = 202 + Math.floor(index / 4) * 190
        return (
          <g key={number}>
            <Box x={x} y={y} width={168} height={176} fill="#fff" stroke={line} />
            <WarePicture name={ware} glaze="gray" x={x + 44} y={y + 14} size={80} />
            <Label x={x + 12} y={y + 116} size={12.5} fill={soft}>
              {`Art. ${number}`}
            </Label>
            <Label x={x + 12} y={y + 134} weight={700} fill={dark}>
              {`from $${price}`}
            </Label>
            <Box x={x + 12} y={y + 146} width={144} height={22} fill="#8f969e" radius={2} />
            <Label x={x + 84} y={y + 161} size={11} weight={700} fill="#1f2327" anchor="middle">
              DETAILS
            </Label>
          </g>
        )
      })}
    </>
  )
}
