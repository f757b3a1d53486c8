import { useTranslation } from 'react-i18next';
import { NotHere } from '#features/site/index.ts';

/** In place of a session or intervention that is not (or not yet) held, with the way back. */
export function Missing({ title }: { title: string }) {
  const { t } = useTranslation('programme');
  return <NotHere title={title} to="programme" back={t('back')} />;
}
