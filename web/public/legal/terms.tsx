import type { PageSetting } from '../page.tsx'
import { type LegalSection, LegalPage, List, MailLink } from './legal-page.tsx'
import { termsOfPlans } from './terms-of-plans.tsx'

export const Terms = ({ page }: { page: PageSetting }) => (
  <LegalPage
    page={page}
    title="Terms of service"
    gist={
      <p>
        The agreement between you and us when you use {page.productName}. In short: what you give us stays
        yours, the ideas are yours to use, you can leave at any time, and you check an idea before you publish
        it.
      </p>
    }
    sections={sections(page)}
  />
)

const sections = ({ productName, supportEmail }: PageSetting): LegalSection[] => [
  {
    id: 'agreement',
    title: 'This agreement',
    body: (
      <>
        <p>
          “We” and “us” mean the operator of {productName} at this address; “you” means the person who opens
          an account and, where you act for a company, that company. By opening an account you accept these
          terms. If you act for a company, you confirm that you may.
        </p>
        <p>
          You must be at least 16 years old. One person may use one account; on plans with team members and
          client seats, others receive what you send them.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What we provide',
    body: (
      <>
        <p>
          {productName} learns a brand from its profile, its website and its documents, considers the
          industry, the country and the time of year, and writes ideas for content: on demand, by scheduled
          email, and as web reports.
        </p>
        <p>
          We aim to keep it available at all times and to send deliveries at the time you chose, but we can’t
          promise that nothing ever fails. We may improve or change features. If we remove one that your paid
          plan depends on, you may end the plan at once and we refund the unused part.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give us correct details, verify your email address, keep your password to yourself and tell us at once
        at <MailLink address={supportEmail} /> if you think someone else has it. You are responsible for what
        is done from your account until you tell us.
      </p>
    ),
  },
  ...termsOfPlans,
  {
    id: 'your-material',
    title: 'What you give us',
    body: (
      <>
        <p>
          Your profile, website and documents stay yours. You allow us to store and analyse them to provide
          the service to you, and for nothing else. You confirm that you may let us do so: that the website is
          yours or your client’s, and that the documents are not someone else’s secrets.
        </p>
        <p>
          Facts read from documents are used in published ideas only after you allow it. You can correct, hide
          or delete what we found at any time.
        </p>
      </>
    ),
  },
  {
    id: 'ideas',
    title: 'The ideas',
    body: (
      <>
        <p>
          The ideas written for you are yours to use, change and publish, for yourself or your client, in any
          medium, without naming us, even after you leave. Each business gets its own ideas, but two in the
          same trade may get similar ones. We can’t give you exclusive rights to an idea.
        </p>
        <p>
          Each idea shows its sources so that you can check it. You decide what to publish and are responsible
          for it. Please check it against what you know and against the rules of your trade where it has any,
          such as health, law, finance or advertising to children. An idea is not professional advice.
        </p>
      </>
    ),
  },
  {
    id: 'agencies',
    title: 'Agencies',
    body: (
      <p>
        An agency may use {productName} for its clients and send them reports under its own name. It makes
        sure that it may hand over its clients’ material and that the people it sends deliveries to expect
        them. Where client material holds personal data, the agency is its controller and we process it on the
        agency’s instructions under these terms and our privacy policy. If the Agency plan ends, clients are
        kept, inactive, until the plan returns or the account closes.
      </p>
    ),
  },
  {
    id: 'fair-play',
    title: 'Fair play',
    body: (
      <>
        <p>Please don’t</p>
        <List
          items={[
            'use the service for anything unlawful, deceptive or hateful;',
            'have it read websites that you have no right to have read, or try to reach parts of them that aren’t public;',
            'send deliveries to people who don’t want them;',
            'probe, overload or work around its limits, or resell access to it outside the Agency plan;',
            'copy the editorial library or the product itself.',
          ]}
        />
        <p>
          We may suspend an account that does these things. We say why, and where it can be put right we give
          you the chance to do so first.
        </p>
      </>
    ),
  },
  {
    id: 'leaving',
    title: 'Closing your account',
    body: (
      <p>
        You can close your account in Settings at any time. We delete its data 30 days after closure; until
        then you can reopen it or download everything as one file. We may close an account that has been free
        and unused for two years, or for a serious breach of these terms, and tell you 30 days ahead unless
        the law or the safety of others forbids it. If we ever close the service, we tell you at least 90 days
        before and refund what you have paid for the time after.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <>
        <p>
          Nothing in these terms limits liability for death or injury through negligence, for fraud, or for
          anything else that the law does not allow to be limited, nor the rights you have as a consumer.
        </p>
        <p>
          Apart from that, we provide the service with reasonable care and skill; we don’t promise that an
          idea will bring customers; and if you use {productName} in the course of business, we are not liable
          for lost profit or indirect loss, and our total liability in any twelve months is limited to what
          you paid us in them, or £100 if that is more.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms when the product or the law changes. We tell you by email at least 30 days
        before a change that matters takes effect; if you don’t agree, you may close your account before then
        and we refund the unused part of what you paid.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and contact',
    body: (
      <>
        <p>
          These terms are under the law of England and Wales, and its courts decide disputes; if you are a
          consumer living in Scotland or Northern Ireland, you may go to your own. If one term is found
          invalid, the others still apply.
        </p>
        <p>
          Questions, complaints and notices: <MailLink address={supportEmail} />.
        </p>
      </>
    ),
  },
]
