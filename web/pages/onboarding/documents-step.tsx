import { DocumentAnalysis } from '#web/components/document-analysis/document-analysis.tsx'
import { NotInPlan, StepButtons, type StepProps } from './step.tsx'

export const DocumentsStep = ({ onNext, onPrevious, onSkip, open }: StepProps & { open: boolean }) => (
  <>
    {open ? <DocumentAnalysis /> : <NotInPlan what="Document analysis" />}
    <StepButtons onPrevious={onPrevious} onSkip={onSkip} onNext={open ? onNext : (onSkip ?? onNext)} />
  </>
)
