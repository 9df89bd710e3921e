// What was found on a website, as the screens receive it.
import type { WebsiteFound } from '#contract/website.ts'

export const aFound = (change: Partial<WebsiteFound> = {}): WebsiteFound => ({
  url: 'https://mill.test',
  companyName: { value: 'Mill Lane Pottery', source: 'the titles of 3 pages' },
  industry: { value: 'Pottery', source: 'what it offers: bowls, mugs and 4 more' },
  country: { value: 'IE', source: 'an Eircode' },
  companyInfo: { value: 'Mill Lane Pottery is a small workshop in Bewdley.', source: 'what 3 pages say' },
  targetAudience: { value: 'Mill Lane Pottery teaches adult beginners.', source: '“Classes”' },
  colours: { value: ['#2a6f4e', '#b5532a'], source: 'your header' },
  logoUrl: { value: 'https://mill.test/logo.svg', source: 'the website’s icon' },
  pages: [
    { url: 'https://mill.test/', title: 'Home' },
    { url: 'https://mill.test/classes', title: 'Classes' },
    { url: 'https://mill.test/story', title: 'Our story' },
  ],
  seconds: 7,
  ...change,
})
