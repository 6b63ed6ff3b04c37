import { describe, expect, test } from 'vitest'
import {
  articleHeaderCopy,
  articlePageCopy,
  articleSkeletonCopy,
  relatedArticlesCopy,
  saveArticleCopy,
  shareBarCopy,
  tableOfContentsCopy,
} from '#content/blog/copy.ts'
import { authorExpertise, blogMessages, defaultAuthor } from '#content/blog/page.ts'
import { postCategoryNames } from '#content/blog/post-categories.ts'
import { bookingActionsCopy, bookingFormCopy } from '#content/booking/copy.ts'
import { bookingQuestions } from '#content/booking/questions.ts'
import { accountLeftTexts } from '#content/emails/agency.ts'
import { headerCopy } from '#content/header.ts'
import { navigation } from '#content/navigation.ts'
import { notFoundCopy } from '#content/not-found.ts'
import { seedProjects } from '#content/seed/projects.ts'
import { paymentButtonCopy, pricingCopy } from '#content/strategy/copy.ts'
import { formatDay, formatLongDay, formatMoney } from '#shared/formats.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'

describe.skipIf(!isSampleBrand)(
  'the sample has the literal texts (skipped once the brand is your own)',
  () => {
    test('of the blog', () => {
      expect(Object.values(postCategoryNames)).toEqual([
        'Digital Marketing',
        'Digital Advertising',
        'Product Development',
        'SEO Strategies',
        'Content Marketing',
      ])
      expect(blogMessages).toEqual({
        loadingList: 'Loading blog posts...',
        listFailed: 'Failed to load blog posts. Please try again later.',
        notFound: 'Blog post not found',
        postFailed: 'Failed to load blog post',
        postErrorDetail: "The blog post you're looking for doesn't exist or couldn't be loaded.",
        backToBlog: 'Back to Blog',
      })
      expect(defaultAuthor.name).toBe('AI Content Team')
      expect(authorExpertise).toEqual([
        'Digital Marketing',
        'Content Strategy',
        'SEO Optimization',
        'Market Analysis',
        'Growth Tactics',
      ])
    })

    test('of an article', () => {
      expect([
        articleHeaderCopy.author('Asha Rai'),
        articleHeaderCopy.minutes(2),
        articlePageCopy.words(1234),
        articlePageCopy.helpAction,
        articleSkeletonCopy.loading,
        relatedArticlesCopy.heading,
        saveArticleCopy.heading,
        saveArticleCopy.save,
        shareBarCopy.shareOn(shareBarCopy.linkedIn),
        tableOfContentsCopy.heading,
      ]).toEqual([
        'by Asha Rai',
        '2 min read',
        '1,234 words',
        'Get Started',
        'Loading the article',
        'Related Articles',
        'Saved on this device',
        'Save Article',
        'Share on LinkedIn',
        'Table of Contents',
      ])
    })

    test('of bookings', () => {
      expect([
        bookingFormCopy.send,
        bookingActionsCopy.cancel,
        bookingActionsCopy.cancelConfirm,
        bookingActionsCopy.claim,
        bookingActionsCopy.claimSignedOut,
        bookingActionsCopy.dashboard,
      ]).toEqual([
        'Send request',
        'Cancel request',
        'Yes, cancel it',
        'Add it to your account',
        'Add it to an account',
        'See it on your dashboard',
      ])
      expect(bookingQuestions.budget.options[1]).toBe('$1,000 – $5,000')
      expect(bookingQuestions.contactName.missing).toBe('Enter your name.')
      expect(bookingQuestions.budget.missing).toBe('Choose a budget range.')
    })

    test('of the header, the missing page and the payment', () => {
      expect(navigation.map(({ title }) => title)).toEqual(['Services', 'AI Tools', 'Resources'])
      expect([headerCopy.contact, headerCopy.services, headerCopy.adminPanel, headerCopy.openMenu]).toEqual([
        'Contact Us',
        'Our Services',
        'Admin Panel',
        'Open menu',
      ])
      expect(notFoundCopy.title).toBe('404 Page Not Found')
      expect(pricingCopy.action).toBe('Contact Us')
      expect(paymentButtonCopy.unavailable).toEqual({
        title: 'Payment Option Unavailable',
        description: 'Please contact us directly to place your order.',
      })
    })

    test('of the email about a client who left, whose messages are kept', () => {
      expect(accountLeftTexts.beforeLink).toContain('messages are kept')
    })

    test('of dates, amounts and the first project', () => {
      expect([formatDay('2020-04-05'), formatLongDay('2020-04-05'), formatMoney(18_000)]).toEqual([
        'Apr 5, 2020',
        'April 5, 2020',
        '$18,000',
      ])
      expect(seedProjects[0]).toMatchObject({ name: 'Search and content program', progressPercentage: 65 })
    })
  },
)
