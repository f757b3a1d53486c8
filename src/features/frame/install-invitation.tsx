import { useInstall } from '#device/install.ts';
import { laterPart, useLaterPart } from '#device/later-part.ts';

const offer = laterPart(() => import('./install-offer.tsx'));

/** The place of the invitation to install; it is loaded once there is something to invite to. */
export function InstallInvitation() {
  const { state } = useInstall();
  const Offer = useLaterPart(offer, state === 'promptable' || state === 'ios')?.InstallOffer;
  return Offer && <Offer />;
}
