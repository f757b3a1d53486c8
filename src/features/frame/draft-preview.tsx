import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftView, useSession } from '#replica/read.ts';
import { useScreenAddress } from '#ui/screen-address.ts';
import classes from './draft-preview.module.css';

/** A screen as visitors see it; with `preview=1` in the address administrators see drafts in it too. */
export function DraftPreview({ children }: { children: ReactNode }) {
  const { preview } = useScreenAddress().search;
  return preview === '1' ? <Preview>{children}</Preview> : children;
}

function Preview({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { phase } = useSession();
  const { pathname } = useLocation();
  if (phase !== 'signed_in' && phase !== 'expired') return children;
  return (
    <DraftView>
      <p className={classes.mark} role="status">
        {t('preview.mark')} <a href={pathname}>{t('preview.leave')}</a>
      </p>
      {children}
    </DraftView>
  );
}
