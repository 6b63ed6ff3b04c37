import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { serviceFieldTexts } from '#content/interface/admin/content-fields.ts'
import { storyFieldHints } from '#content/interface/admin/record-pictures.ts'
import { serviceIconNames, serviceTexts as texts } from '#content/interface/admin/services.ts'
import { contentStatusNames } from '#content/interface/statuses.ts'
import { serviceLinkNames, serviceLinks } from '#content/service-links.ts'
import { type AdminService, adminServiceSchema } from '#contracts/admin-content.ts'
import type { Service } from '#contracts/content.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { serviceFields } from '#contracts/records/service.ts'
import { serviceSchema } from '#contracts/site-content.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { servicesQuery } from '../overview/queries.ts'
import { fileWords } from './file-words.ts'
import { emptyValues, formFields, pictureIdOf, type RecordValues } from './record-fields.ts'
import { type RecordsApi, RecordsPage } from './records-page.tsx'
import { useShownPicture } from './use-shown-picture.ts'

const fields = formFields(serviceFields, serviceFieldTexts, {
  link: { kind: 'choice', choices: serviceLinks, choiceNames: serviceLinkNames },
  icon: { choiceNames: serviceIconNames },
  picture: { kind: 'picture', hint: storyFieldHints.service },
  status: { choiceNames: contentStatusNames },
})

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
    toBody={toBody}
    preview={(values) => <ServicePreview values={values} preview={preview} />}
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

const toBody = (values: RecordValues) =>
  'picture' in values ? { ...values, picture: pictureIdOf(values.picture) } : values

interface ServicePreviewProps {
  values: RecordValues
  preview: (service: Service) => ReactNode
}

function ServicePreview({ values, preview }: ServicePreviewProps) {
  return preview(toService({ ...values, picture: useShownPicture(values.picture) }))
}

/** A new service has no values until something is entered. */
const toService = (values: Record<string, unknown>): Service =>
  z.parse(serviceSchema, { id: 0, ...emptyValues(fields), ...values })
