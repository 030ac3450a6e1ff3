import type { AdminBranding } from "@contract/admin-branding"
import type { useEditForm } from "~/lib/use-edit-form"
import { ConflictNote } from "~/ui/conflict-note"
import { cn } from "~/ui/cn"
import type { BrandValues } from "./brand-fields"
import { BrandPictureField } from "~/ui/form/brand-picture-field"
import { brandPictures } from "~/lib/brand-pictures"

/** The branding's pictures; a concurrent change offers both pictures to choose from. */
export function BrandPictureFields({
  edit: { conflictOf, errorOf, base },
}: {
  edit: ReturnType<typeof useEditForm<BrandValues, AdminBranding>>
}) {
  return (
    <fieldset>
      <legend className="float-left mb-4 w-full font-display text-2xl">Pictures</legend>
      <div className="clear-both grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {brandPictures.map((picture) => {
          const conflict = conflictOf(picture.name)
          const theirs = base?.[picture.name] ? "Another picture" : "No picture"
          return (
            <div
              key={picture.name}
              id={`brand-${picture.name}`}
              className={cn(
                "grid scroll-mt-28 content-start gap-3",
                picture.name === "heroImage" && "sm:col-span-2"
              )}
            >
              <BrandPictureField picture={picture} error={errorOf(picture.name)} />
              {conflict && <ConflictNote label={picture.label} {...conflict} theirs={theirs} />}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
