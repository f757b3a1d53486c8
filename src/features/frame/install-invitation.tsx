import { useEffect } from 'react';
import { useInstall } from '#device/install.ts';
import { usePart } from './use-part.ts';

const load = async () => (await import('./install-offer.tsx')).InstallOffer;

/** The place of the invitation to install; it is loaded once there is something to invite to. */
export function InstallInvitation() {
  const { state } = useInstall();
  const [Offer, ask] = usePart(load);
  const wanted = state === 'promptable' || state === 'ios';
  useEffect(() => {
    if (wanted) void ask();
  }, [wanted, ask]);
  return Offer && <Offer />;
}
