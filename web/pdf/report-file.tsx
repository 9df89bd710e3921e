// A report as a PDF: the same words and colours as its page. Making it fetches nothing, so a logo, which would have to be
// fetched, is shown only on the page.
import { Document, Link, Page, type PageLayoutProps, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { ContentData } from '#contract/delivery.ts'
import { reportDate } from '#contract/values/dates.ts'
import { NEWS, newsGroups, summaryOf, storiesOf, titleOf, weekInWords } from '../public/report/report-text.ts'
import { Days, Stories } from './days-and-news.tsx'
import { loadFonts } from './fonts.ts'
import { EventIdea, Idea } from './ideas.tsx'
import { UNPRINTABLE, printable } from './printable-text.ts'
import { brandPaper, PAGE_MARGIN, paper, type BrandPaper } from './paper.ts'
import { Section } from './pieces.tsx'

export interface Printed {
  contentData: ContentData
  createdAt: string
  productName: string
  /** The address of the report's page. */
  url: string
}

/** Renders the report to the bytes of a PDF. */
export async function printReport(printed: Printed): Promise<Uint8Array> {
  const written = JSON.stringify(printed.contentData)
  const has = await loadFonts(`${written}${printed.productName}`)
  // Addresses are not shown but linked to, and must stay unchanged.
  const set = (key: string, value: unknown) =>
    typeof value === 'string' && !/url$/i.test(key) ? printable(value, has) : value
  const contentData = ContentData.parse(JSON.parse(written, set))
  return await renderToBuffer(
    <ReportFile
      {...printed}
      title={titleOf(printed.contentData)}
      productName={printable(printed.productName, has)}
      contentData={contentData}
      isWhole={!JSON.stringify(contentData).includes(UNPRINTABLE) || written.includes(UNPRINTABLE)}
    />,
  )
}

interface ReportFileProps extends Printed {
  /** Shown by the PDF viewer, which has fonts for every letter. */
  title: string
  /** Whether every letter could be printed. */
  isWhole: boolean
}

const ReportFile = ({ contentData: content, ...printed }: ReportFileProps) => {
  const { title, url, productName, createdAt, isWhole } = printed
  const brand = brandPaper(content)
  return (
    <Document
      title={title}
      author={content.isAgencyDelivery ? content.senderName : productName}
      creator={productName}
      producer={productName}
      language="en-GB"
      creationDate={new Date(createdAt)}
      modificationDate={new Date(createdAt)}
      pageMode="useOutlines"
    >
      <Page
        size="A4"
        style={paper.page}
        layout={footed(titleOf(content), content.isAgencyDelivery ? `Powered by ${productName}` : '', url)}
      >
        <Masthead content={content} createdAt={createdAt} productName={productName} brand={brand} />
        {content.shortfall && (
          <Text style={[paper.standfirst, paper.quiet, { marginTop: 20 }]}>{content.shortfall}</Text>
        )}
        {content.contentIdeas.length > 0 && (
          <Section title="Content Ideas" count={content.contentIdeas.length} brand={brand}>
            {content.contentIdeas.map((idea, at) => (
              <Idea key={at} idea={idea} number={at + 1} brand={brand} />
            ))}
          </Section>
        )}
        {content.eventContentIdeas.length > 0 && (
          <Section title="Event Content Ideas" count={content.eventContentIdeas.length} brand={brand}>
            {content.eventContentIdeas.map((idea, at) => (
              <EventIdea key={at} idea={idea} number={at + 1} country={content.country} brand={brand} />
            ))}
          </Section>
        )}
        {content.events.length > 0 && (
          <Section title="Upcoming Events" count={content.events.length} brand={brand}>
            <Days {...content} brand={brand} />
          </Section>
        )}
        {newsGroups(content).length > 0 && (
          <Section
            title={NEWS}
            count={storiesOf(content).length}
            brand={brand}
            note={weekInWords(content.newsUpdatesAndTrends?.weekOf ?? '')}
          >
            <Stories content={content} brand={brand} />
          </Section>
        )}
        {!isWhole && (
          <Text style={[paper.small, paper.quiet, { marginTop: 14 }]}>
            This file can’t show some characters. They appear as {UNPRINTABLE}. The web page shows them all.
          </Text>
        )}
      </Page>
    </Document>
  )
}

/** Adds a footer to every page: the report's title, address and page number. */
const footed =
  (title: string, by: string, url: string) =>
  ({ children, pageNumber, totalPages }: PageLayoutProps) => (
    <>
      {children}
      <View style={paper.foot}>
        <Text style={{ maxWidth: 280, maxLines: 1, textOverflow: 'ellipsis' }}>{title}</Text>
        <Text>
          {by && `${by}. `}
          <Link src={url} style={paper.link}>
            This report on the web
          </Link>
        </Text>
        <Text>{`Page ${pageNumber} of ${totalPages}`}</Text>
      </View>
    </>
  )

interface MastheadProps {
  content: ContentData
  createdAt: string
  productName: string
  brand: BrandPaper
}

/** The header of the first page, filled to the page's edges. */
const Masthead = ({ content, createdAt, productName, brand }: MastheadProps) => (
  <View style={{ marginTop: -PAGE_MARGIN.top, marginHorizontal: -PAGE_MARGIN.side }}>
    <View
      style={{
        backgroundColor: brand.first.fill,
        color: brand.first.onFill,
        paddingHorizontal: PAGE_MARGIN.side,
        paddingTop: 20,
        paddingBottom: 16,
      }}
    >
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          borderBottomWidth: 0.75,
          borderBottomColor: brand.first.onFill,
          paddingBottom: 8,
        }}
      >
        <Text style={[paper.d3, { flex: 1, paddingRight: 20 }]}>
          {content.isAgencyDelivery ? content.companyName : productName}
        </Text>
        <Text>{reportDate(content, createdAt)}</Text>
      </View>
      <Text style={[paper.d1, { marginTop: 14 }]}>{titleOf(content)}</Text>
      <Text style={[paper.standfirst, { marginTop: 13, maxWidth: 460 }]}>{summaryOf(content)}</Text>
    </View>
    <View style={{ flexDirection: 'row', height: 5 }}>
      <View style={{ flexGrow: 3, backgroundColor: brand.second.fill }} />
      <View style={{ flexGrow: 1, backgroundColor: brand.third.fill }} />
    </View>
  </View>
)
