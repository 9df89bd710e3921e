// Words with several meanings: a crown may belong to a tooth, a king or a bowling green. They only show that
// a story is about a trade if it has another of the trade's words too.
import { conceptsIn } from '../language/concepts.ts'
import { genericWords } from './generic-words.ts'

/** Whether this concept alone doesn't show what a story is about. */
export const isAmbiguous = (concept: string): boolean => genericWords.has(concept) || ambiguous.has(concept)

const ambiguous: ReadonlySet<string> = new Set(
  conceptsIn(
    `
    crown bridge branch chain head ring half end key tank field market club day road lamp door peg pin spoke stride quiet odd frame wheel
    gear string hammer note scale pitch tone grand upright bank bar board body bone book bottom bowl box brace break breath bright brush
    build button call camp cap card carry case cast catch cell charge chart chest claim clean clear clock close cloth cloud coach coast
    code cold collect colour column command common concern contact content control cook corner count couple course court cover craft crew
    cross crowd cup current curve cycle damage dark date deal dear deep degree deliver delivery depth desk direct direction dish display
    distance dog draw dream dress drink drive driver dry dust duty ear early earth easy edge edition effect effort egg engine enter entry
    equal event exchange exercise express extra eye face fact fail fair faith false farm fast fat father fear feature feed fibre fight file
    fill film fine finger fire firm fish fit fix flag flash flat flight floor flow flower fold follow foot force forest form forward
    foundation frank fresh friend front frost fruit fuel fund future game garden gas gate general gentle gift glass gold grade grain grant
    grass ground guard guide habit hall hammer handle hang happy hard harm harvest hat heart heat heavy height heel hero hill hip history
    hit hold hole honest hook hope horse host hot huge human ice idea image income inch inner iron island issue item jacket jar join joint
    journey judge juice jump keen kick kind king kitchen knee knife knock lack lady lake land lane language launch law lay lead leader leaf
    league leak lean learn leg legal length lesson letter level licence lift limit line link list listen load loan lock log loss loud love
    luck lunch machine magic main major manager map march mark mass master match material matter meal mean measure meat medal media medium
    meet memory mental menu message metal metre middle mile milk mill mind mine minister minor mirror mix mobile model modern moment
    moon morning motion motor mount mountain mouth muscle music nail name narrow nature neck needle nerve network noise normal nose
    novel nurse oak object ocean office officer oil operate option organ original outside owner pace pack page pain paint pair palace pan
    panel paper parent park part partner party pass past patch path patient pattern peace peak pedal peer pen period phone phrase piano
    picture piece pile pilot pipe plain plane plant plate platform play player plot plug pocket point pole police policy pool poor pop port
    position post pot pound pour powder power practice practise prepare present president press pressure pretty prime print prison private
    prize problem process produce profile profit progress project promise proof proper protect proud pull pump punch pure push quarter
    queen quick race rain range rank rare rate raw reach ready real rear reason receive red reform reformer regular relief remove repair
    repeat reply rescue reserve rest result return review rich ride rider right river roast rock role roll roof room root rope rose rough
    round route row royal rule run rush safe safety sail salt sand save scene school science score screen script sea seal season seat second
    secret section secure seed sense sentence series session settle shade shadow shake shape share sharp sheet shelf shell shift ship shoe
    shoot shoulder shout shower side sight sign signal silence silent silver sing sink site sit size skill skin sky sleep slice slide slip
    slow smart smell smile smoke smooth snow soap social sock soft soil soldier solid song sort soul sound soup source space spare speak
    special speech speed spell spin spirit spot spread square staff stage stair stamp standard star state station status steady steal steel
    stem step stick stock stone store storm story straight strand stream strength stress stretch strike strip stroke strong studio study
    stuff style subject success suit surface surprise sweet swim swing switch system table tail talent talk tap tape target task taste tax
    teach team tear tell temple test text theme thick thin thread throat throw tide tie tight tile title toe ton tongue tool tooth top
    total touch tour tower toy track traffic trail train transfer travel treasure treat treatment tree trial trick trip trouble truck trust truth tube
    tune twin twist type union unit upper valley value van vehicle version victim view village violence voice vote wage wake walk wall war
    warm wash waste watch wave weak wear weather wedding weight west wet wild wind window wine wing winner wire wise wonder wood wool word
    worry worth wrap write yard young zone county council government minister health hospital doctor user app digital free fund appeal
    campaign event history heritage charity local park design media video study research report survey award winner record launch plan
    advice adviser agency agent expert training trainer course class lesson student pupil college university technology data energy
    environment climate nature sport fitness beauty fashion art culture festival tourism holiday hotel restaurant shop garden farmer
    property house housing estate building builder construction transport travel finance insurance legal dental medical care carer
    wellness style spring old reach bed bath light switch lodge bay port cove glen loch mount cross green forge mill anchor harbour
    `,
  ).keys(),
)
