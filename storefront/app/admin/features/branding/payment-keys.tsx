import { useState } from "react"
import { useForm } from "react-hook-form"
import type { AdminBranding } from "@contract/admin-branding"
import { providerOf } from "@payments/providers"
import { ApiError, messageOf } from "~/lib/api"
import { formatMoment } from "~/lib/dates"
import { useSite } from "~/lib/site"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { PasswordField } from "~/ui/password-field"
import { FormShell } from "~/ui/form/form-shell"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useTestPayment } from "./test-payment"
import { useUpdateBranding } from "./update-branding"

interface Keys {
  razorpayKeyId: string
  razorpayKeySecret: string
  razorpayWebhookSecret: string
}

/** The tenant's account at its payment gateway. Secrets can be set but are never shown again. */
export function PaymentKeys({ brand }: { brand: AdminBranding }) {
  const values: Keys = {
    razorpayKeyId: brand.razorpayKeyId ?? "",
    razorpayKeySecret: "",
    razorpayWebhookSecret: "",
  }
  const form = useForm<Keys>({ values })
  const update = useUpdateBranding()
  const test = useTestPayment()
  const [testResult, setTestResult] = useState<{ ok: boolean; message: string } | null>(null)
  const { isDirty, errors } = form.formState
  const { branding, checkoutScript } = useSite()
  const { keyId, keySecret, webhookSecret, simulated } = providerOf(
    branding.paymentConfig.provider
  ).credentials
  const isSimulated = new URL(checkoutScript).hostname !== simulated.host
  const save = form.handleSubmit((typed) => {
    const changes = Object.fromEntries(
      Object.entries(typed).filter(([name, it]) => it !== "" && it !== values[name as keyof Keys])
    )
    setTestResult(null)
    update.mutate(
      { version: brand.version, changes },
      {
        onSuccess: () => toast({ title: "Payment keys saved" }),
        onError: (error) => {
          for (const { path, message } of error instanceof ApiError ? error.details : []) {
            if (path in values) form.setError(path as keyof Keys, { message })
          }
          showError(messageOf(error, "Failed to save the payment keys"))
        },
      }
    )
  })
  const ask = () =>
    test.mutate(undefined, {
      onSuccess: setTestResult,
      onError: (error) =>
        setTestResult({ ok: false, message: messageOf(error, "The payment gateway could not be reached") }),
    })
  return (
    <FormShell
      label="Payment keys"
      onSubmit={save}
      isDirty={isDirty}
      isSaving={update.isPending}
      saveLabel="Save keys"
    >
      <div>
        <h2 className="font-display text-2xl">Payments</h2>
        <p className="mt-1 text-sm text-stone-600">
          {brand.paymentSecretsAt
            ? `Secrets were set on ${formatMoment(brand.paymentSecretsAt)}. They are kept encrypted and never shown.`
            : "Shoppers can pay once the key id and its secret are set."}
        </p>
        {isSimulated && (
          <p className="mt-3 rounded-xl bg-yellow-50 px-4 py-3 text-sm text-yellow-950">{simulated.note}</p>
        )}
      </div>
      <TextField
        label={keyId.label}
        placeholder={isSimulated ? simulated.placeholder : keyId.placeholder}
        autoComplete="off"
        spellCheck={false}
        error={errors.razorpayKeyId?.message}
        {...form.register("razorpayKeyId")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label={keySecret.label}
          autoComplete="off"
          hint={brand.paymentSecretsAt ? "Leave empty to keep the current one" : undefined}
          error={errors.razorpayKeySecret?.message}
          {...form.register("razorpayKeySecret")}
        />
        <PasswordField
          label={webhookSecret.label}
          autoComplete="off"
          hint={
            brand.paymentSecretsAt
              ? "Leave empty to keep the current one, if there is one"
              : webhookSecret.hint
          }
          error={errors.razorpayWebhookSecret?.message}
          {...form.register("razorpayWebhookSecret")}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" look="outline" busy={test.isPending} disabled={isDirty} onClick={ask}>
          Test keys
        </Button>
        <p
          role="status"
          className={
            testResult ? (testResult.ok ? "text-sm text-green-800" : "text-sm text-red-700") : "sr-only"
          }
        >
          {testResult?.message}
        </p>
      </div>
    </FormShell>
  )
}
