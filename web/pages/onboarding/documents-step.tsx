import { readDocuments } from '#contract/documents.ts'
import { useRead } from '#web/api/use-read.ts'
import { DocumentAnalysis } from '#web/components/document-analysis/document-analysis.tsx'
import { NotInPlan, StepButtons, type StepProps } from './step.tsx'

export function DocumentsStep({ onNext, onPrevious, onSkip, open }: StepProps & { open: boolean }) {
  const stored = useRead(readDocuments, undefined, { enabled: open }).data?.documents.length ?? 0
  return (
    <>
      {open ? <DocumentAnalysis /> : <NotInPlan what="Document analysis" />}
      <StepButtons
        onPrevious={onPrevious}
        onSkip={stored > 0 ? undefined : onSkip}
        onNext={open ? onNext : (onSkip ?? onNext)}
      />
    </>
  )
}
