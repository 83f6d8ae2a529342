import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { reviewPhotoMail } from '../../mails/templates/review-photo-mail';
import { photoForMail } from './review-photos.staff.service';

/** Mails that staff hid a photo, and why, or show it again; sends nothing where that has changed since. */
export async function mailReviewPhoto(
  deps: AppDeps,
  { photoId, hiddenAt }: { photoId: string; hiddenAt: string | null },
  effectId: string,
): Promise<void> {
  const photo = await photoForMail(deps.db, photoId);
  if (!photo || photo.hiddenAt !== hiddenAt) return;
  const language = await mailLanguage(deps, photo);
  await deps.ports.mail.send(
    reviewPhotoMail(deps, { messageId: effectId, to: photo.email, language }, photo),
  );
}
