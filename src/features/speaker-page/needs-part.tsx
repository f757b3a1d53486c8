import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices } from '#ui/choices.tsx';
import { LongText } from '#ui/long-text.tsx';
import { Section } from '#ui/page.tsx';
import { longest, shownDetails, tidyLines } from '#visitor/speaker-page/draft.ts';
import { AvailabilityInput } from './availability-input.tsx';
import { MomentInput } from './moment-input.tsx';
import { type PartProps, withDetails } from './part.ts';
import classes from './speaker-page.module.css';

/** When somebody comes and goes, when they are free, what they need, whether they may be recorded. */
export function NeedsPart({ page, draft, problems, write }: PartProps) {
  const { t } = useTranslation('speaker-page');
  const id = useId();
  const details = shownDetails(page, draft);
  const { arrival, departure, availability, recording } = details;
  const late = problems.includes('departure');
  const room = (field: 'journey' | 'equipment') =>
    longest[field] - tidyLines(details[field] ?? '').length;
  return (
    <Section id="needs" title={t('needs.title')}>
      <p className={classes.hint}>{t('needs.private')}</p>
      <div className={classes.stay}>
        {(['arrival', 'departure'] as const).map((field) => (
          <MomentInput
            key={field}
            label={t(`needs.${field}`)}
            value={details[field]}
            first={page.edition.starts_on}
            last={page.edition.ends_on}
            wrong={field === 'departure' && late}
            describedBy={`${id}-stay`}
            onChange={(moment) => write(withDetails({ [field]: moment }))}
          />
        ))}
        <p id={`${id}-stay`} className={late ? classes.problem : classes.hint}>
          {t(late && arrival && departure ? 'needs.too_early' : 'needs.clock')}
        </p>
      </div>
      <LongText
        label={t('needs.journey')}
        value={details.journey ?? ''}
        room={room('journey')}
        rows={2}
        problem={problems.includes('journey') ? t('problem.too_long') : undefined}
        onChange={(journey) => write(withDetails({ journey }))}
      />
      <AvailabilityInput
        value={availability}
        first={page.edition.starts_on}
        last={page.edition.ends_on}
        wrong={problems.includes('availability')}
        onChange={(hours) => write(withDetails({ availability: hours }))}
      />
      <LongText
        label={t('needs.equipment')}
        value={details.equipment ?? ''}
        room={room('equipment')}
        rows={3}
        problem={problems.includes('equipment') ? t('problem.too_long') : undefined}
        onChange={(equipment) => write(withDetails({ equipment }))}
      />
      <p className={classes.ask}>{t('recording.ask')}</p>
      <Choices
        label={t('recording.ask')}
        value={recording ?? ''}
        choices={(['yes', 'sound', 'no'] as const).map((value) => ({
          value,
          label: t(`recording.${value}`),
        }))}
        onChange={(value) => value && write(withDetails({ recording: value }))}
      />
    </Section>
  );
}
