import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { isolated } from '#shared/isolated.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import type { Clash } from './clashes.ts';

/** A clash as a sentence. */
export function useClashMessage(): (clash: Clash) => string {
  const { t } = useTranslation(['admin-programme', 'prayers']);
  const format = useFormat();
  const nameOf = useRowName();
  return (clash) => {
    if (clash.what === 'day') return t('clash.day');
    if (clash.what === 'capacity') {
      return t('clash.capacity', {
        seats: format.number(clash.seats),
        people: format.number(clash.people),
      });
    }
    if (clash.what === 'away') {
      return t(`clash.away.${clash.why}`, { person: isolated(nameOf('speaker', clash.speaker)) });
    }
    if (clash.what === 'prayer') {
      const { name, at } = clash.prayer;
      return t('clash.prayer', { prayer: t(`prayers:names.${name}`), time: format.time(at) });
    }
    const { other } = clash;
    const where = {
      session: isolated(nameOf('event', other.id)),
      from: format.time(other.starts_at),
      to: format.time(other.ends_at),
    };
    if (clash.what === 'hall') return t('clash.hall', where);
    return t('clash.person', { ...where, person: isolated(nameOf('speaker', clash.speaker)) });
  };
}
