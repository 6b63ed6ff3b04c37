import * as z from 'zod'
import { caseStudySchema, serviceSchema } from '#contracts/content.ts'
import { storyFieldsSchema } from '#contracts/stories.ts'
import { postFrontMatterSchema } from '#contracts/post-files.ts'
import type { JobPosting } from '#content/careers/job.ts'
import type { LogoDrawing, LogoImage } from '#content/logo-types.ts'
import { bookingRules } from '#contracts/booking-rules.ts'
import { type MilestoneTemplate, milestoneTemplateRules } from '#contracts/milestone-templates.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { ServiceQuestion } from '#contracts/service-questions.ts'
import { type SiteConfig, weekdays } from '#shared/site-config.ts'
import { acceptedSchema } from '../doctor/accepted-samples.ts'
import { pageFrontMatterSchema } from '../../build/pages/own-page-file.ts'
import { questions } from '../init/questions.ts'
import { officesSchema } from '../init/read-answers-file.ts'
import { settingsSchema } from '../../cloud/cloud-settings.ts'
import { formatSchema } from './format.ts'

const text = z.string().min(1)
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const zoneOffset = z.int().min(-840).max(840)

const office = z.strictObject({
  city: text,
  country: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  region: text,
  isHeadquarters: z.boolean(),
  longitude: z.number().min(-180).max(180),
  utcOffsetMinutes: zoneOffset.describe('Minutes that standard time is ahead of UTC'),
  hours: z.strictObject({ opens: time, closes: time }).optional().describe('On the clock of the office'),
})

const siteConfig = z.strictObject({
  brand: text,
  shortBrand: text
    .optional()
    .describe(
      'Ends the titles that the whole brand would make too long, and takes its place beside the logo',
    ),
  legalName: text,
  domain: text,
  email: text,
  phone: z.string().describe('Empty without one'),
  phoneHref: z.string().regex(/^(tel:\+\d+)?$/),
  foundedYear: z.int(),
  offices: z.array(office).min(1),
  formats: z.strictObject({
    locale: text.describe('BCP 47, such as en-US'),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
  timeZone: text.optional().describe('IANA name of the zone, such as Europe/Lisbon'),
  supportHours: z.strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: time,
    closes: time,
    timeZone: z.strictObject({ name: text, utcOffsetMinutes: zoneOffset }),
  }),
  areasServed: z.array(text),
  governingLaw: text.describe('Completes “These terms are governed by the law of …”'),
  socialProfiles: z.array(z.strictObject({ label: text, url: z.string().regex(/^https:\/\//) })),
  companyProfileUrl: z.string().optional(),
  colors: z.strictObject({
    brand: color,
    accent: color,
    brandDeep: color.optional(),
    night: color.optional(),
    callToAction: color.optional(),
  }),
  fonts: z.strictObject({ body: text.optional(), heading: text.optional() }).optional(),
  imageHosts: z.array(text),
  security: z
    .strictObject({
      adminsNeedSecondFactor: z.boolean().optional(),
      contact: text.optional().describe('A mailto: or https address, for /.well-known/security.txt'),
      policy: text.optional().describe('The https address of a page that says which reports are welcome'),
    })
    .optional(),
  keepExpiredPostings: z.boolean().optional(),
  sampleFigures: z
    .boolean()
    .optional()
    .describe(
      'Shows invented figures on the dashboard and the overview, and areas of expertise beside authors',
    ),
  releases: z.strictObject({ url: text }).optional(),
  disabled: z.array(z.templateLiteral(['/', z.string()])).optional(),
  metadata: z.strictObject({
    defaultTitle: text,
    defaultDescription: text,
    defaultKeywords: z.array(text),
    locale: text,
    twitterSite: text.optional(),
    twitterCreator: text.optional(),
  }),
})

const logoDrawing = z.strictObject({
  viewBox: text,
  width: z.number(),
  height: z.number(),
  strokeWidth: z.number(),
  ridge: text,
  inner: text,
})
const logoImage = z.strictObject({ src: text, width: z.number(), height: z.number() })

const configModule = z.object({
  site: siteConfig,
  paymentUrl: z.string(),
  strategyRating: z.object({
    value: z.number().min(0).max(5),
    count: z.int().min(0).describe('0: no rating is shown'),
    reviews: z.array(z.strictObject({ author: text, rating: z.number().min(1).max(5), text })),
  }),
})

const jobPosting = z.object({
  title: text,
  department: text,
  postedOn: day,
  closesOn: day.describe('The last day to apply'),
  summary: text,
  description: text,
  responsibilities: z.array(text),
  requirements: z.array(text),
  milestones: z.tuple([text, text, text]),
  officeCity: text.describe('The city of an office; without one, remote').optional(),
  countries: z
    .array(text)
    .min(1)
    .describe('Countries where remote applicants may live; without any, worldwide')
    .optional(),
  employment: z
    .enum(['part-time', 'temporary', 'contract', 'internship'])
    .describe('Without one, full-time')
    .optional(),
  salary: z
    .strictObject({
      min: z.number(),
      max: z.number(),
      per: z.enum(['year', 'month', 'week', 'hour']).optional(),
    })
    .optional(),
})

const questionBase = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .describe('Names the field of the form'),
  label: z.string().min(1).max(bookingRules.questionCharsMax),
  help: text.optional(),
  isOptional: z.boolean().optional(),
  strangersSee: z
    .enum(['everything', 'nothing'])
    .optional()
    .describe('For readers who have only the code; by default nothing of texts, and all of other answers'),
}
const serviceQuestion = z.discriminatedUnion('kind', [
  z.strictObject({
    ...questionBase,
    kind: z.literal('text'),
    charsMax: z.int().min(1).max(bookingRules.answerCharsMax).optional(),
  }),
  z.strictObject({
    ...questionBase,
    kind: z.literal('long-text'),
    charsMax: z.int().min(1).max(bookingRules.longAnswerCharsMax).optional(),
  }),
  z.strictObject({
    ...questionBase,
    kind: z.literal('choice'),
    options: z.array(z.string().min(1).max(bookingRules.answerCharsMax)).min(1).max(bookingRules.choicesMax),
  }),
  z.strictObject({
    ...questionBase,
    kind: z.literal('number'),
    min: z.int().optional(),
    max: z.int().max(999_999_999).optional(),
  }),
  z.strictObject({ ...questionBase, kind: z.literal('date'), min: day.optional(), max: day.optional() }),
])
const serviceQuestions = z
  .record(z.string().regex(/^[1-9]\d*$/), z.array(serviceQuestion).max(bookingRules.questionsMax))
  .describe('By the number in the address of the booking page of the service')

const milestoneTemplate = z.strictObject({
  id: z.string().min(1).max(milestoneTemplateRules.idCharsMax),
  name: text,
  serviceIds: z
    .array(z.int().positive())
    .min(1)
    .optional()
    .describe('By the number in the address of the booking page; without it, for every other service'),
  milestones: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(projectRules.milestoneCharsMax),
        daysAfterStart: z.int().min(0).max(milestoneTemplateRules.daysMax),
      }),
    )
    .min(1)
    .max(milestoneTemplateRules.milestonesMax),
})

const response = z.union([z.string(), z.number()])
const responses = z.strictObject(
  Object.fromEntries(
    questions.flatMap(({ key, flag, label }) =>
      [key, flag].map((name) => [
        name,
        z.optional(key === 'offices' ? z.union([z.string(), officesSchema]) : response).describe(label),
      ]),
    ),
  ),
)

export const typedSchemas: Readonly<Record<string, z.ZodType | z.core.$ZodType>> = {
  'site.config.ts': configModule,
  'careers/jobs/*.ts': z.object({ job: jobPosting }),
  'booking/service-questions.ts': z.object({ serviceQuestions }),
  'milestone-templates.ts': z.object({ milestoneTemplates: z.array(milestoneTemplate) }),
  'seed/services.ts': z.object({ seedServices: z.array(serviceSchema) }),
  'seed/case-studies.ts': z.object({
    seedCaseStudies: z.array(
      z.object({ ...caseStudySchema.shape, ...storyFieldsSchema.shape, content: text.optional() }),
    ),
  }),
  'logo-mark.ts': z.object({ logoMark: z.union([logoImage, logoDrawing]) }),
  'pages/*.md': pageFrontMatterSchema,
  'posts/*.md': postFrontMatterSchema,
  'accepted-samples.ts': z.object({ acceptedSamples: acceptedSchema }),
  'cloud.json': settingsSchema,
  'format.json': formatSchema,
  'answers.yaml': responses,
}

/** Fails the type check when a schema and the type that modules are checked against have other fields. */
type Fields<T> = T extends readonly (infer Entry)[]
  ? Fields<Entry>
  : T extends object
    ? { [K in keyof T & string]-?: K | `${K}.${Fields<NonNullable<T[K]>>}` }[keyof T & string]
    : never
type SameFields<A, B> = [Fields<A>, Fields<B>] extends [Fields<B>, Fields<A>] ? true : false
export const sameFields: [
  SameFields<z.infer<typeof siteConfig>, SiteConfig>,
  SameFields<z.infer<typeof jobPosting>, JobPosting>,
  z.infer<typeof siteConfig> extends SiteConfig ? true : false,
  z.infer<typeof jobPosting> extends JobPosting ? true : false,
  SameFields<z.infer<typeof milestoneTemplate>, MilestoneTemplate>,
  z.infer<typeof milestoneTemplate> extends MilestoneTemplate ? true : false,
  z.infer<typeof serviceQuestion> extends ServiceQuestion ? true : false,
  z.infer<typeof logoDrawing> extends LogoDrawing ? true : false,
  z.infer<typeof logoImage> extends LogoImage ? true : false,
] = [true, true, true, true, true, true, true, true, true]
