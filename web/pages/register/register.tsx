import { cutTo } from '#contract/values/texts.ts'
import { ChosenPlan, register, RegistrationForm } from '#contract/account.ts'
import { plans } from '#contract/plans.ts'
import { useSend } from '#web/api/use-send.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { NewPasswordFields } from '#web/components/new-password-fields.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { BeforeEmail } from '#web/components/outbox-note.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { visitorHeadings } from '#web/components/frames/visitor-sheet.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useSearch } from 'wouter'
import { AfterRegistering } from './after-registering.tsx'

/** Creates an account. The address may carry a plan, a referral code and a discount code. */
export default function Register() {
  const query = new URLSearchParams(useSearch())
  const plan = ChosenPlan.safeParse(query.get('plan')).data
  const ref = cutTo(query.get('ref') ?? '', 50) || undefined
  const discount = cutTo(query.get('discount') ?? '', 50) || undefined

  const form = useForm({
    resolver: zodResolver(RegistrationForm),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: '',
      ...(plan && { plan }),
      ...(ref && { ref }),
      ...(discount && { discount }),
    },
  })
  const { errors } = form.formState
  const sent = useSend(register)
  const submit = form.handleSubmit(({ confirmPassword: _repeated, ...body }) =>
    sent.mutate({ body }, { onError: (error) => void showAtFields(form, error) }),
  )
  if (sent.data)
    return (
      <AfterRegistering
        checkoutUrl={sent.data.checkoutUrl}
        email={sent.variables.body.email}
        onBack={sent.reset}
      />
    )

  return (
    <VisitorFrame
      title={visitorHeadings['/register']}
      heading={
        <>
          Start Your <span className="whitespace-nowrap">30-Day</span> Free Trial
        </>
      }
      lead={
        plan
          ? `Everything in Plus for 30 days. You pay nothing today. You chose ${plans[plan].name} for after the trial.`
          : 'Everything in Plus for 30 days. You pay nothing today.'
      }
    >
      {(ref || discount) && (
        <Alert tone="plain" className="mb-6">
          {ref && <p>Referral code {ref}: 1 month free.</p>}
          {discount && <p>Discount code {discount} is saved to your account.</p>}
        </Alert>
      )}
      {sent.refusal?.errors.length === 0 && (
        <Alert className="mb-6">
          <p>{sent.refusal.message}</p>
        </Alert>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <NewPasswordFields
          label="Password"
          password={{ field: form.register('password'), error: errors.password?.message }}
          confirmation={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <BeforeEmail what="your confirmation email" />
        <Button type="submit" tone="pencil" pending={sent.isPending}>
          Start free trial
        </Button>
        <p className="text-small text-ink-2">
          By creating an account you agree to the{' '}
          <a href="/terms" target="_blank" rel="noreferrer" className="link">
            terms of service
          </a>{' '}
          and the{' '}
          <a href="/privacy" target="_blank" rel="noreferrer" className="link">
            privacy policy
          </a>
          .
        </p>
      </form>
      <p className="mt-6">
        Already have an account?{' '}
        <Link href="/login" className="link">
          Log in
        </Link>
      </p>
    </VisitorFrame>
  )
}
