import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import { useFormat } from '#i18n/format.ts';
import { isHttps } from '#shared/url.ts';
import { KindLink } from '../kinds/kind-link.tsx';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import type { Link } from './links.ts';
import classes from './overview.module.css';
import { HealthPoint } from './point.tsx';
import { useLinkCheck } from './use-link-check.ts';

/** The addresses that lead nowhere: those that are none, and those the server found so when asked. */
export function LinkPoint({ links }: { links: readonly Link[] }) {
  const { t } = useTranslation('admin-history');
  const format = useFormat();
  const nameOf = useRowName();
  const failureMessage = useFailureMessage();
  const { last, busy, failure, check } = useLinkCheck();
  const why = ({ address }: Link) => (isHttps(address) ? last?.dead[address] : 'malformed');
  const when = last && momentText(last.at, format);
  return (
    <HealthPoint
      title={t('health.links')}
      after={
        <div className={classes.check}>
          <p role="status">
            {failure
              ? failureMessage(failure)
              : [
                  when ? t('health.links_checked', { when }) : t('health.links_unchecked'),
                  last && last.unknown > 0
                    ? t('health.links_skipped', { number: format.number(last.unknown) })
                    : '',
                ].join(' ')}
          </p>
          <Button
            variant="default"
            loading={busy}
            onClick={() => void check(links.map(({ address }) => address))}
          >
            {t('health.links_check')}
          </Button>
        </div>
      }
    >
      {links.flatMap((link) => {
        const reason = why(link);
        if (!reason) return [];
        const { kind, id, address } = link;
        return (
          <span key={`${kind} ${id} ${address}`}>
            <KindLink kind={kind} search={{ id }}>
              {nameOf(kind, id)}
            </KindLink>{' '}
            <small>
              {t(`health.link.${reason}`)} <bdi dir="ltr">{address}</bdi>
            </small>
          </span>
        );
      })}
    </HealthPoint>
  );
}
