/**
 * Upload progress of a form with pictures.
 * @param share 0 to 1
 */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100)
  return (
    <p className="flex items-center gap-3 text-sm text-stone-600">
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="h-1.5 w-32 overflow-hidden rounded-full bg-stone-200 accent-brand-primary-ink"
      />
      {percent < 100 ? `Uploading ${percent} %` : "Preparing the pictures"}
    </p>
  )
}
