import { useQuery } from '@tanstack/react-query'
import { serviceLinks } from '#content/service-links.ts'
import { serviceIcons } from '#contracts/admin-content.ts'
import type { ReactNode } from 'react'
import { contentStatuses, type Service } from '#contracts/content.ts'
import { servicesQuery } from '../overview/queries.ts'
import type { RecordField, RecordValues } from './record-fields.tsx'
import { RecordsPage } from './records-page.tsx'

const fields: readonly RecordField[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'bookingTitle', label: 'Name on the booking page', kind: 'text' },
  { name: 'price', label: 'Price text', kind: 'text' },
  { name: 'link', label: 'Learn More leads to', kind: 'choice', choices: serviceLinks },
  { name: 'icon', label: 'Icon', kind: 'choice', choices: serviceIcons },
  { name: 'status', label: 'Status', kind: 'choice', choices: contentStatuses },
  { name: 'description', label: 'Description', kind: 'area' },
  { name: 'features', label: 'Features, one per line', kind: 'lines' },
  { name: 'sortOrder', label: 'Order', kind: 'number' },
  { name: 'onHome', label: 'Shown on the home page', kind: 'check' },
  { name: 'onOverview', label: 'Shown on the services page', kind: 'check' },
  { name: 'onBooking', label: 'Can be booked', kind: 'check' },
]

export const ServicesPage = ({ preview }: { preview: (service: Service) => ReactNode }) => (
  <RecordsPage
    title="Services"
    lede="What the home page, the services overview and the booking pages offer."
    noun="service"
    path="/api/admin/services"
    items={useQuery(servicesQuery)}
    fields={fields}
    blank={{
      status: 'draft',
      sortOrder: 10,
      icon: 'target',
      link: '/contact',
      onOverview: true,
      onBooking: true,
    }}
    nameOf={({ title }) => title}
    noteOf={({ price, link }) => `${price}, ${link}`}
    keyOf={({ id }) => String(id)}
    preview={(values) => preview(toService(values))}
  />
)

const toService = (values: RecordValues): Service => ({
  id: Number(values.id ?? 0),
  title: String(values.title ?? ''),
  description: String(values.description ?? ''),
  icon: String(values.icon ?? ''),
  features: Array.isArray(values.features) ? values.features : [],
  price: String(values.price ?? ''),
  link: String(values.link ?? '/'),
  bookingTitle: String(values.bookingTitle ?? ''),
  onHome: values.onHome === true,
  onOverview: values.onOverview === true,
  onBooking: values.onBooking === true,
})
