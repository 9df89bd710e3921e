import type { PageSetting } from '../page.tsx'
import { type LegalSection, LegalPage, List, MailLink } from './legal-page.tsx'
import { whatWeKeep } from './what-we-keep.tsx'

export const Privacy = ({ page }: { page: PageSetting }) => (
  <LegalPage
    page={page}
    title="Privacy policy"
    gist={
      <p>
        {page.productName} learns about businesses, not about people. We keep what we need to run your account
        and to write your ideas, we don’t sell it, we show no advertising, and when you close your account we
        delete it 30 days later.
      </p>
    }
    sections={sections(page)}
  />
)

const sections = ({ productName, supportEmail }: PageSetting): LegalSection[] => [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          In this policy “we” and “us” mean the operator of {productName} at this address. We decide how and
          why the personal data described here is used, which makes us its controller under the UK General
          Data Protection Regulation and the Data Protection Act 2018.
        </p>
        <p>
          For anything about your data, write to <MailLink address={supportEmail} />. A person reads it.
        </p>
      </>
    ),
  },
  whatWeKeep,
  {
    id: 'why-we-use-it',
    title: 'Why we use it, and on what basis',
    body: (
      <List
        items={[
          <>
            <b>To give you the service you signed up for</b> (performance of a contract): your account, your
            ideas, deliveries by email, reports, support, billing.
          </>,
          <>
            <b>To keep it safe and working</b> (legitimate interests): logs, limits on login attempts, finding
            and repairing faults, figures about how the product is used, without names.
          </>,
          <>
            <b>To meet the law</b> (legal obligation): accounting records, answers to lawful requests.
          </>,
          <>
            <b>To send things you chose to receive</b> (consent, or our contract with you): scheduled
            deliveries and digests. Each one carries a link that stops them.
          </>,
        ]}
      />
    ),
  },
  {
    id: 'how-ideas-are-made',
    title: 'How ideas are made',
    body: (
      <>
        <p>
          {productName} compares what it knows about your brand with the calendar, published news and an
          editorial library, and writes ideas where they match. Each idea shows its sources. Nothing here
          decides anything about a person.
        </p>
        <p>
          By default our own engine writes the ideas, on our own servers. Where another company’s language
          model is used, we send it only short excerpts of your brand’s facts and the titles of earlier ideas,
          never your password, your payment data or whole documents, and the idea says which model wrote it.
          We don’t allow your material to be used to train other people’s models.
        </p>
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who else sees it',
    body: (
      <>
        <List
          items={[
            <>
              <b>Anyone with the link to a report.</b> A delivery link needs no login, so that you can pass it
              on. It can’t be guessed, search engines are asked to leave it out, and you can revoke it at any
              time.
            </>,
            <>
              <b>Your team and your agency.</b> Team members you name receive your deliveries. If an agency
              manages your profile, that agency sees it; no other agency does.
            </>,
            <>
              <b>Companies that work for us:</b> our hosting provider, our email provider, our payment
              provider and, where one is used, a language model provider. They may use your data only to do
              that work.
            </>,
            <>
              <b>Authorities,</b> when the law requires it, and a new owner if the business is sold, on the
              same terms.
            </>,
          ]}
        />
        <p>We don’t sell personal data and we don’t share it for advertising.</p>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Data outside the UK',
    body: (
      <p>
        Where one of these companies handles data outside the United Kingdom, we rely on the UK’s adequacy
        regulations or on the International Data Transfer Agreement or Addendum, and will send you a copy of
        the safeguard on request.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <List
        items={[
          'Your account, brand, documents, ideas and deliveries: as long as you have an account. You can delete documents and revoke reports whenever you like.',
          'After you close your account: 30 days, in which you can change your mind. Then all of it is deleted.',
          'Links to verify an address: 24 hours. Links to reset a password: one hour, and only once.',
          'Technical records: up to 90 days, longer only while we look into a particular incident.',
          'Invoices and payment records: six years after the end of the financial year, as tax law requires.',
          'Backups are overwritten regularly. What you deleted is gone from them within a further 30 days.',
        ]}
      />
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>We set only cookies that the service needs, and none for advertising or tracking across sites:</p>
        <List
          items={[
            <>
              a <b>session cookie</b>, which keeps you logged in;
            </>,
            <>
              <b>sidebar_state</b>, which remembers for seven days whether the sidebar is open;
            </>,
            <>
              <b>theme</b>, which remembers whether you chose the light or the dark appearance.
            </>,
          ]}
        />
        <p>Our payment provider sets its own cookies on its own pages when you pay.</p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Connections are encrypted. Passwords are stored as Argon2id hashes, and login, verification and reset
        links as hashes too. Sessions end on the server when you sign out or change your password. Uploaded
        files are opened in a separate process with tight limits. If a breach puts you at risk, we will tell
        you and the regulator within the time the law sets.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may, free of charge,</p>
        <List
          items={[
            'see what we hold about you, and download it as a file in Settings;',
            'have it corrected, most of which you can do yourself;',
            'have it deleted, by closing your account or by writing to us;',
            'object to uses based on our legitimate interests, or have a use restricted;',
            'withdraw a consent at any time, without affecting what was done before.',
          ]}
        />
        <p>
          Write to <MailLink address={supportEmail} />; we answer within a month. You may also complain to the
          Information Commissioner’s Office at{' '}
          <a className="link" href="https://ico.org.uk" rel="noopener">
            ico.org.uk
          </a>
          . We would be glad to hear from you first.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <p>
        {productName} is for people at work. You must be at least 16 to have an account, and we delete
        accounts of younger people when we learn of them.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When we change it we put the new date at the top. If a change matters to how your data is used, we
        tell you by email before it takes effect.
      </p>
    ),
  },
]
