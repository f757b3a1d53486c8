import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useAllContent } from '#replica/read.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { KindLink } from '../kinds/kind-link.tsx';
import { useOrigins } from '../kinds/use-origins.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { type Health, healthOf } from './health.ts';
import { LinkPoint } from './link-point.tsx';
import { linksOf } from './links.ts';
import classes from './overview.module.css';
import { HealthPoint } from './point.tsx';
import { useMissingPictures } from './server-health.ts';

/** What is missing or wrong in the edition, each with the way to mend it. */
export function HealthList() {
  const { t } = useTranslation('admin-history');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const nameOf = useRowName();
  const content = useAllContent();
  const origins = useOrigins();
  const health = useMemo(() => healthOf(content, origins), [content, origins]);
  const links = useMemo(() => linksOf(content), [content]);
  const pictures = useMissingPictures();
  const link = (kind: Kind, id: string) => (
    <KindLink key={`${kind} ${id}`} kind={kind} search={{ id }}>
      {nameOf(kind, id)}
    </KindLink>
  );
  const events = (ids: readonly string[]) => ids.map((id) => link('event', id));
  const gaps = (some: Health['gaps'], of: string) =>
    some.map(({ kind, language, count }) => (
      <KindLink key={`${kind} ${language}`} kind={kind} search={{ translation: language + of }}>
        <span>
          {`${kindLabel(kind, 'many')} · `}
          <bdi>{format.language(language)}</bdi>
          {` (${format.number(count)})`}
        </span>
      </KindLink>
    ));
  return (
    <ul className={classes.health}>
      <HealthPoint title={t('health.gaps')}>{gaps(health.gaps, '')}</HealthPoint>
      <HealthPoint title={t('health.outdated')}>{gaps(health.outdated, ':outdated')}</HealthPoint>
      <HealthPoint title={t('health.without_place')}>{events(health.withoutPlace)}</HealthPoint>
      <HealthPoint title={t('health.half_published')}>
        {health.halfPublished.map(({ session, kind, id }) => (
          <span key={`${session} ${id}`}>
            {link('event', session)} {' · '} {link(kind, id)}
          </span>
        ))}
      </HealthPoint>
      <HealthPoint title={t('health.without_chair')}>{events(health.withoutChair)}</HealthPoint>
      <HealthPoint title={t('health.clashes')}>
        {health.clashes.map(([a, b]) => (
          <span key={`${a} ${b}`}>
            {link('event', a)} {' ↔ '} {link('event', b)}
          </span>
        ))}
      </HealthPoint>
      <HealthPoint title={t('health.twice')}>
        {health.twice.map(({ speaker, pair: [a, b] }) => (
          <span key={`${speaker} ${a} ${b}`}>
            {link('speaker', speaker)}
            {' · '}
            {link('event', a)} {' ↔ '} {link('event', b)}
          </span>
        ))}
      </HealthPoint>
      <LinkPoint links={links} />
      {pictures && (
        <HealthPoint title={t('health.pictures')}>
          {pictures.map(({ kind, id }) => link(kind, id))}
        </HealthPoint>
      )}
    </ul>
  );
}
