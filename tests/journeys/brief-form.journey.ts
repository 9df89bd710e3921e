// A brief the website says nothing about: a form asks for the facts, and its answers are in the drafts.
import { openTitle, titles } from './idea-cards.ts'
import { signUpByApi } from './people.ts'
import { expect, test } from './product.ts'
import { violationsOn, widthTooMuch } from './screen.ts'

test(
  'a brief about something new is answered with a form, and then with ideas that have the typed facts',
  { tag: '@phone' },
  async ({ page, product }) => {
    await signUpByApi(page, product)
    await page.goto('/instant-generator')
    const brief = page.getByLabel('What do you want to promote?')
    await brief.fill('new: the Saturday Repair Hour, £3, from 9 January')
    await page.getByLabel(/Inform/).check()
    await page.getByRole('button', { name: 'Generate Ideas' }).click()

    const form = page.getByRole('form', { name: 'More details' })
    await expect(form.getByLabel('Headline')).toHaveValue('Saturday Repair Hour')
    await expect(form.getByLabel('Price')).toHaveValue('£3')
    expect(await violationsOn(page)).toEqual([])
    expect(await widthTooMuch(page)).toBe(0)
    await form.getByRole('button', { name: 'Generate with these details' }).click()
    await expect(form.getByText('Say what it is in a sentence')).toBeVisible()
    await expect(form.getByLabel('What it is')).toBeFocused()
    await form.getByLabel('What it is').fill('Bring a lamp or a toaster, and Sam shows you how to mend it')
    await form.getByLabel('When').fill('Saturdays 10 to 11 from 9 January')
    await form.getByRole('button', { name: 'Generate with these details' }).click()

    await expect(titles(page).first()).toContainText('Saturday Repair Hour')
    await expect(form).toHaveCount(0)
    await expect(brief).toHaveValue(/\nWhat it is: Bring a lamp or a toaster/)
    await titles(page).first().getByRole('link').click()
    await expect(openTitle(page)).toContainText('Saturday Repair Hour')
    const main = page.getByRole('main')
    await expect(main).toContainText('Bring a lamp or a toaster, and Sam shows you how to mend it.')
    await expect(main).toContainText('When: Saturdays 10 to 11 from 9 January')
    expect(await violationsOn(page)).toEqual([])
  },
)
