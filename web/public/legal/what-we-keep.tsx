// The privacy policy's list of all the data we store about people.
import { type LegalSection, List } from './legal-page.tsx'

export const whatWeKeep: LegalSection = {
  id: 'what-we-keep',
  title: 'What we keep',
  body: (
    <>
      <List
        items={[
          <>
            <b>Your account.</b> First and last name, email address, a one-way hash of your password (never
            the password), whether your address is verified, your plan, and the dates of these.
          </>,
          <>
            <b>Your brand.</b> What you write in your profile: company name, industry, country, description,
            target audience, objectives, colours, logo, and the schedule and recipients of your deliveries.
          </>,
          <>
            <b>Your website.</b> When you ask for an analysis, the text of public pages at the address you
            give, and the facts found there, each with the sentence it was found in. Pages read before you
            have saved a profile are kept until you save it, for seven days at most.
          </>,
          <>
            <b>Your documents.</b> The text of files you upload and what is found in it. What comes from a
            document stays internal, and appears in no idea or report until you allow it.
          </>,
          <>
            <b>Your ideas and deliveries.</b> What was written for you, when, what you did with it, and how
            often a report was opened. We count the openings, not the people.
          </>,
          <>
            <b>Payments.</b> The plan, its dates and a reference to your record at our payment provider. Card
            numbers go straight to the provider and never reach us.
          </>,
          <>
            <b>Team members and clients.</b> The email addresses and first names you give us so that
            deliveries can be sent to them.
          </>,
          <>
            <b>Technical records.</b> IP address, browser, time and outcome of requests, kept to keep the
            service running and to slow down people who guess passwords.
          </>,
        ]}
      />
      <p>
        We ask for no special-category data, such as health or belief, and you should not put any into your
        profile or documents.
      </p>
    </>
  ),
}
