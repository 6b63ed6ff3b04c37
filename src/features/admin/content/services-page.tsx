import { contentStatusNames } from '#content/interface/statuses.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { serviceIconNames, serviceTexts as texts } from '#content/interface/admin/services.ts'
import { labelTexts } from '#content/interface/common.ts'
import { serviceLinkNames, serviceLinks } from '#content/service-links.ts'
import { type AdminService, adminServiceSchema, serviceIcons } from '#contracts/admin-content.ts'
import type { ReactNode } from 'react'
import { contentStatuses, type Service } from '#contracts/content.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { servicesQuery } from '../overview/queries.ts'
import { fileWords } from './file-words.ts'
import type { RecordField, RecordValues } from './record-fields.tsx'
import { type RecordsApi, RecordsPage } from './records-page.tsx'

const fields: readonly RecordField[] = [
  { name: 'title', label: labelTexts.title, kind: 'text' },
  { name: 'bookingTitle', label: texts.bookingTitle, kind: 'text' },
  { name: 'price', label: texts.price, kind: 'text' },
  {
    name: 'link',
    label: texts.link,
    kind: 'choice',
    choices: serviceLinks,
    choiceNames: serviceLinkNames,
  },
  {
    name: 'icon',
    label: texts.icon,
    kind: 'choice',
    choices: serviceIcons,
    choiceNames: serviceIconNames,
  },
  {
    name: 'status',
    label: labelTexts.status,
    kind: 'choice',
    choices: contentStatuses,
    choiceNames: contentStatusNames,
  },
  { name: 'description', label: labelTexts.description, kind: 'area' },
  { name: 'features', label: texts.features, kind: 'lines' },
  { name: 'sortOrder', label: texts.order, kind: 'number' },
  { name: 'onHome', label: texts.onHome, kind: 'check' },
  { name: 'onOverview', label: texts.onOverview, kind: 'check' },
  { name: 'onBooking', label: texts.onBooking, kind: 'check' },
]

const api: RecordsApi = {
  listKey: keyOf(adminEndpoints.services),
  create: (body) => call(adminEndpoints.createService, { body }),
  change: ({ ref, id }, body) =>
    call(adminEndpoints.changeService, { params: { id: ref }, query: { id }, body }),
  remove: ({ ref, id }) => call(adminEndpoints.deleteService, { params: { id: ref }, query: { id } }),
}

export const ServicesPage = ({ preview }: { preview: (service: Service) => ReactNode }) => (
  <RecordsPage
    title={texts.title}
    lede={texts.lede}
    actions={
      <ButtonLink href="/account" look="outline">
        <Icon name="calendar-check" />
        {texts.hours}
      </ButtonLink>
    }
    noun={texts.noun}
    api={api}
    items={useQuery(servicesQuery)}
    itemSchema={adminServiceSchema}
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
    noteOf={({ price, link }) => texts.note(price, serviceLinkNames[link] ?? link)}
    keyOf={({ id }) => String(id)}
    warningOf={(service) => <FileWordsNote service={service} />}
    changedText={(values) => [texts.changedText, fileWords(values)].filter(Boolean).join(' ')}
    preview={(values) => preview(toService(values))}
  />
)

function FileWordsNote({ service }: { service: AdminService }) {
  const words = fileWords(service)
  return words ? (
    <p className="mb-4 flex items-start gap-2 text-small">
      <Icon name="info" className="mt-0.5" />
      <span className="wrap-anywhere">
        {words} {texts.howToChange}
      </span>
    </p>
  ) : null
}

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
